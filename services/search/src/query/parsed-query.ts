import type { IntentChip, QueryProblem, SearchType } from '@360/contracts/search';
import type { EpistemologyTag } from '@360/contracts/stories';
import type { Category } from '@360/contracts/vocabulary';

export interface Comparison {
  operator: '<' | '<=' | '>' | '>=' | '=';
  value: number;
}

/** A piece of a text: `start` to `end` in UTF-16 units, `end` exclusive. */
export interface Place {
  start: number;
  end: number;
}

/** What the engine is to look for, in the order written; `text` without quotes and marks of direction. */
export interface TextPiece extends Place {
  kind: 'word' | 'phrase';
  text: string;
}

/** Values of each kind. */
export interface FilterLists {
  types: SearchType[];
  /** Ids or names, as written. */
  sources: string[];
  /** ISO 3166-1 alpha-2 codes in capitals. */
  countries: string[];
  categories: Category[];
  /** ISO 639 codes of two or three letters. */
  languages: string[];
}

/** Of each list that is not empty an answer has one value. */
export interface QueryFilters extends FilterLists {
  /** Of these an answer has none. */
  leftOut: FilterLists;
  /** The first moment wanted. */
  after: Date | null;
  /** The first moment no longer wanted: the start of the day after the last one. */
  before: Date | null;
}

export interface CoverageFilters {
  /** Outlets, by id or name, that all report the story. */
  coveredBy: string[];
  /** Outlets none of which reports it. */
  notCoveredBy: string[];
  /** 0–100 */
  agreement: Comparison | null;
  /** Independent reports. */
  independent: Comparison | null;
  status: EpistemologyTag | null;
}

export interface ParsedQuery {
  words: string[];
  /** Words and phrases for the engine, phrases in straight double quotes; no word starts with a hyphen. */
  text: string;
  phrases: string[];
  excluded: string[];
  /** What `words`, `text` and `phrases` are made of. */
  pieces: TextPiece[];
  filters: QueryFilters;
  coverage: CoverageFilters;
  /** In order of their places. */
  chips: IntentChip[];
  problems: QueryProblem[];
}
