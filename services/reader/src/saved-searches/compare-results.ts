import type { SearchType } from '@360/contracts/search';
import type { Seen } from './saved-search.model.ts';

/** An item is often found long after it was published; a story often answers a search only once more is reported. */
const LATE_MS = 24 * 60 * 60_000;
/** Several times what one answer holds, so that what leaves an answer and comes back to it is known. */
const KNOWN_MAX = 200;

export interface Found {
  id: string;
  type: SearchType;
  title: string;
  publishedAt: Date;
}

/** The newest results of a search. `goesOn`: there are older ones beyond them. */
export interface Answer {
  results: Found[];
  goesOn: boolean;
}

/** Stories stand before their own reports; they count where they alone are asked for. */
const counted = (results: Found[]): Found[] => {
  const reports = results.filter(({ type }) => type !== 'story');
  return reports.length > 0 ? reports : results;
};

const newestFirst = (a: Found, b: Found): number =>
  b.publishedAt.getTime() - a.publishedAt.getTime() || (a.id < b.id ? 1 : -1);

/** Until when everything published is known, in ms since 1970; what names a time to come is taken for now. */
const knownUntil = (sorted: Found[], goesOn: boolean, before: Seen | null, now: Date): number => {
  const timeOf = ({ publishedAt }: Found) => Math.min(publishedAt.getTime(), now.getTime());
  const [newest, oldest] = [sorted[0], sorted.at(-1)];
  if (!newest || !oldest) return before?.since.getTime() ?? now.getTime() - LATE_MS;
  return Math.max(before?.since.getTime() ?? 0, timeOf(newest) - LATE_MS, goesOn ? timeOf(oldest) : 0);
};

/**
 * What of an answer is new, newest first, and what is known after it. New is what was not seen and was published since a
 * day before the newest that was, as far as answers reached. Of the first answer, without a `before`, nothing is.
 */
export const compareResults = (
  before: Seen | null,
  { results, goesOn }: Answer,
  now: Date,
): { seen: Seen; fresh: Found[] } => {
  const sorted = counted(results).toSorted(newestFirst);
  const known = new Set(before?.ids);
  const ids = [...new Set([...sorted.map(({ id }) => id), ...known])].slice(0, KNOWN_MAX);
  return {
    seen: { since: new Date(knownUntil(sorted, goesOn, before, now)), ids },
    fresh: before ? sorted.filter(({ id, publishedAt }) => !known.has(id) && publishedAt > before.since) : [],
  };
};
