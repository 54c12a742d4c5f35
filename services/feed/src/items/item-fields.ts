import type { ItemDoc } from './item.model.ts';

/** What a list shows; the text stays in the store. */
export type ItemRow = Omit<
  ItemDoc,
  'text' | 'contentHash' | 'feedHash' | 'page' | 'feedId' | 'stage' | 'keys' | 'engagementBatches'
>;
export const itemRow = {
  text: 0,
  contentHash: 0,
  feedHash: 0,
  page: 0,
  feedId: 0,
  stage: 0,
  keys: 0,
  engagementBatches: 0,
} as const;

/** What an arriving entry is compared with. */
export type KnownItem = Pick<
  ItemDoc,
  | '_id'
  | 'contentHash'
  | 'feedHash'
  | 'page'
  | 'feedId'
  | 'title'
  | 'summary'
  | 'text'
  | 'wordCount'
  | 'storyId'
  | 'stage'
  | 'revisions'
>;
export const knownItem = {
  contentHash: 1,
  feedHash: 1,
  page: 1,
  feedId: 1,
  title: 1,
  summary: 1,
  text: 1,
  wordCount: 1,
  storyId: 1,
  stage: 1,
  revisions: 1,
} as const;
