import { sessionMap } from '../../lib/session-map.ts';
import type { FeedRow } from './feed-rows.ts';

/** Where a list was left. */
export interface FeedPlace {
  /** Items from the first visible one on, and where each began, in pixels below the window's upper edge. */
  items: [id: string, top: number][];
  /** Which row of the list was the first visible one, from 0. */
  index: number;
  /** Pages of the list that had been fetched. */
  pages: number;
}

const KEPT = 100;
const isItem = (stored: unknown): boolean =>
  Array.isArray(stored) && typeof stored[0] === 'string' && Number.isFinite(stored[1]);

function isPlace(stored: unknown): stored is FeedPlace {
  if (typeof stored !== 'object' || stored === null) return false;
  const { items, index, pages } = stored as Partial<Record<keyof FeedPlace, unknown>>;
  return Array.isArray(items) && items.every(isItem) && Number.isInteger(index) && Number.isInteger(pages);
}

/** Where each list was left at each entry of the history; lists that were left at their top are not in it. */
export const feedPlaces = sessionMap('feed-places', KEPT, isPlace);

/** By what `feedPlaces` knows a list at an entry of the history. */
export const placeKey = (historyKey: string, list: string): string => `${historyKey} ${list}`;

/** @param seen the rows from the window's upper edge on */
export function placeIn(
  rows: readonly FeedRow[],
  seen: readonly { index: number; top: number }[],
  pages: number,
): FeedPlace {
  const items = seen.flatMap(({ index, top }): FeedPlace['items'] => {
    const row = rows[index];
    return row?.kind === 'item' ? [[row.key, top]] : [];
  });
  return { items, index: seen[0]?.index ?? 0, pages };
}

/** Whether anything that was seen at a place is in the list, so that it need not be fetched any further. */
export function holdsPlace(items: readonly { id: string }[], place: FeedPlace): boolean {
  const seen = new Set(place.items.map(([id]) => id));
  return items.some(({ id }) => seen.has(id));
}

/**
 * Which row to return to, and where in the window it began. Where the first visible item is gone, the next one that is
 * still there stands where it stood; where all are gone, the list stands as far down as it did.
 */
export function returnTo(place: FeedPlace, rows: readonly FeedRow[]): { index: number; top: number } {
  const indexes = new Map(rows.map((row, index) => [row.key, index]));
  for (const [id, top] of place.items) {
    const index = indexes.get(id);
    if (index !== undefined) return { index, top };
  }
  return { index: Math.min(place.index, rows.length - 1), top: 0 };
}
