import type { Highlight } from '@360/contracts/search';
import type { IndexedItem, IndexedStory } from '../engine/indexed-documents.ts';
import type { IndexedWriting } from '../engine/indexed-writing.ts';
import type { IndexName } from '../engine/settings.ts';

/** A document as it is found: its text and `parts` stay in the engine. */
export interface FoundDocuments {
  items: Omit<IndexedItem, 'parts' | 'text'> | Omit<IndexedWriting, 'parts' | 'text'>;
  stories: Omit<IndexedStory, 'parts' | 'text'>;
}

/** The same with its text, which weighing needs. */
export interface WholeDocuments {
  items: Omit<IndexedItem, 'parts'> | Omit<IndexedWriting, 'parts'>;
  stories: Omit<IndexedStory, 'parts'>;
}

export interface RankQuery<Index extends IndexName = IndexName> {
  index: Index;
  /** Who asks, by their `sub`: found is the news, what is written for everybody, and what is theirs. The news alone where absent. */
  reader?: string;
  /** The words searched for, without phrases and exclusions. */
  words: readonly string[];
  /** The same as the reader put it. */
  text: string;
  /** What an answer has to have word for word. */
  phrases: readonly string[];
  /** Words and phrases an answer must not have. */
  excluded: readonly string[];
  /** A filter of the engine; conditions in a list hold together. */
  filter?: string[];
  /** Such as `publishedAtMs:desc`; by relevance when empty. */
  sort?: string[];
  limit: number;
  offset: number;
  /** Filterable attributes whose values are counted. */
  facets: readonly string[];
  language: string | null;
}

export interface RankedHit<Document> {
  document: Document;
  highlights: { title: Highlight; text: Highlight };
}

export interface Ranking<Index extends IndexName = IndexName> {
  hits: RankedHit<FoundDocuments[Index]>[];
  /** At most 1,000. */
  total: number;
  facetDistribution: Record<string, Record<string, number>>;
}
