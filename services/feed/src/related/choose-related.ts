import { fold } from './names.ts';
import type { RelatedRow } from './related.repo.ts';

/** Other reports of one story stand in its coverage; here they would crowd out the rest. */
const PER_STORY = 2;

export interface Ranked {
  row: RelatedRow;
  rank: number;
}

interface Chosen {
  id: string | null;
  contentHash: string | null;
  storyId: string | null;
  title: string;
}

/** Nearest first, of equals the newer, then by id, so that the same items always give the same list. */
export const byRank = (a: Ranked, b: Ranked): number =>
  b.rank - a.rank || b.row.publishedAt.getTime() - a.row.publishedAt.getTime() || (a.row._id < b.row._id ? -1 : 1);

const titleKey = (title: string): string =>
  fold(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The first items of a ranked list without the current one, without a second copy of any text, and with at most two
 * reports of any story. `originOf` gives the first item of a wire text for each of its copies.
 */
export const chooseRelated = (
  ranked: Ranked[],
  current: Chosen,
  originOf: (row: { _id: string; storyId: string | null }) => string,
  limit: number,
): RelatedRow[] => {
  const texts = new Set([`title ${titleKey(current.title)}`]);
  if (current.id) texts.add(`text ${originOf({ _id: current.id, storyId: current.storyId })}`);
  if (current.contentHash) texts.add(`hash ${current.contentHash}`);
  const perStory = new Map<string, number>();
  const chosen: RelatedRow[] = [];
  for (const { row } of ranked) {
    if (chosen.length === limit) break;
    const marks = [`text ${originOf(row)}`, `hash ${row.contentHash}`, `title ${titleKey(row.title)}`];
    const ofStory = row.storyId ? (perStory.get(row.storyId) ?? 0) : 0;
    if (row._id === current.id || ofStory >= PER_STORY || marks.some((mark) => texts.has(mark))) continue;
    for (const mark of marks) texts.add(mark);
    if (row.storyId) perStory.set(row.storyId, ofStory + 1);
    chosen.push(row);
  }
  return chosen;
};
