import type { ItemDocument, StoryDocument } from '@360/contracts/search';
import { partsOf } from './parts.ts';

/** Private-use characters that stand around hits in what the engine answers. */
export const HIT_START = '\ue000';
export const HIT_END = '\ue001';
const MARKS = /[\ue000\ue001]/g;

interface Told {
  title: string;
  summary: string;
  text: string;
}
export interface Indexed {
  publishedAtMs: number;
  /** `YYYY-MM-DD` in UTC. */
  publishedDay: string;
  parts: string[];
}
export type IndexedItem = ItemDocument & Indexed;
export type IndexedStory = StoryDocument & Indexed & { updatedAtMs: number };

export const toldOf = ({ title, summary, text }: Told) => ({
  title: title.replace(MARKS, ''),
  summary: summary.replace(MARKS, ''),
  text: text.replace(MARKS, ''),
  parts: partsOf(`${title} ${summary} ${text}`),
});

/** The item as it goes into the index. */
export const indexedItem = (item: ItemDocument): IndexedItem => ({
  ...item,
  ...toldOf(item),
  publishedAtMs: Date.parse(item.publishedAt),
  publishedDay: item.publishedAt.slice(0, 10),
});

/** The story as it goes into the index. */
export const indexedStory = (story: StoryDocument): IndexedStory => ({
  ...story,
  ...toldOf(story),
  publishedAtMs: Date.parse(story.publishedAt),
  publishedDay: story.publishedAt.slice(0, 10),
  updatedAtMs: Date.parse(story.updatedAt),
});
