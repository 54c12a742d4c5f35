import { APPROACHES, type Approach } from '@360/contracts/vocabulary';
import { type ItemWords, isStopWord } from '@360/reading/words';
import { APPROACH_STEMS } from './approach-vocabulary.ts';

/** What a word points to: one stem of one approach. */
export interface Meaning {
  approach: Approach;
  stem: string;
  /** 2 for what hardly occurs elsewhere, else 1. */
  weight: number;
}

/** A word that points to an approach, as one item uses it. */
export interface Clue {
  word: string;
  meanings: readonly Meaning[];
  /** That of the best field it stands in. */
  weight: number;
  times: number;
}

const STRONG_WEIGHT = 2;
const FIELD_WEIGHTS = { title: 3, summary: 2, text: 1 } as const;
/** The start of a report shows its side; the rest is mostly background. */
const TEXT_WORDS = 400;
const SHORTEST_STEM = 3;
/** A shorter stem takes only its own inflections. */
const FREE_STEM = 5;
const LONGEST_INFLECTION = 2;
const ARABIC_PREFIX = /^(?:[وفبكل]?ال|لل|و)(?=.{3,})/;

const meaningsByStem: ReadonlyMap<string, Meaning[]> = (() => {
  const found = new Map<string, Meaning[]>();
  const add = (approach: Approach, stems: string, weight: number) => {
    for (const stem of stems.split(' ')) {
      const meanings = found.get(stem) ?? [];
      if (!meanings.some((meaning) => meaning.approach === approach)) meanings.push({ approach, stem, weight });
      found.set(stem, meanings);
    }
  };
  for (const approach of APPROACHES) {
    add(approach, APPROACH_STEMS[approach].strong, STRONG_WEIGHT);
    add(approach, APPROACH_STEMS[approach].plain, 1);
  }
  return found;
})();

const beginningOf = (word: string): string => word.slice(0, SHORTEST_STEM);

/** Stems under their first letters, the longest first: most words begin like none. */
const stemsByBeginning: ReadonlyMap<string, string[]> = Map.groupBy(
  [...meaningsByStem.keys()].filter(({ length }) => length >= SHORTEST_STEM).sort((a, b) => b.length - a.length),
  beginningOf,
);

const NONE: readonly Meaning[] = [];

/** What a word points to: the longest stem it begins with decides. */
const meaningsOf = (word: string): readonly Meaning[] => {
  const bare = word.charCodeAt(0) < 0x600 ? word : word.replace(ARABIC_PREFIX, '');
  const stem = stemsByBeginning
    .get(beginningOf(bare))
    ?.find(
      (each) => bare.startsWith(each) && (each.length >= FREE_STEM || bare.length - each.length <= LONGEST_INFLECTION),
    );
  return (stem !== undefined && meaningsByStem.get(stem)) || NONE;
};

/** The words of an item that point to an approach, in the order in which they come first. */
export const cluesIn = ({ title, summary, text }: ItemWords): Clue[] => {
  const clues = new Map<string, Clue | null>();
  const read = (words: readonly string[], weight: number) => {
    for (const word of words) {
      const known = clues.get(word);
      if (known === undefined) {
        const meanings = isStopWord(word) ? NONE : meaningsOf(word);
        clues.set(word, meanings.length > 0 ? { word, meanings, weight, times: 1 } : null);
      } else if (known) known.times++;
    }
  };
  read(title, FIELD_WEIGHTS.title);
  read(summary, FIELD_WEIGHTS.summary);
  read(text.slice(0, TEXT_WORDS), FIELD_WEIGHTS.text);
  return [...clues.values()].filter((clue) => clue !== null);
};

/** How many words the clues were looked for in. */
export const wordsReadFor = ({ title, summary, text }: ItemWords): number =>
  title.length + summary.length + Math.min(text.length, TEXT_WORDS);
