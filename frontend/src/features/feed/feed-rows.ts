import type { NewsItem } from '@360/contracts/news';

export type FeedRow =
  | { kind: 'item'; key: string; item: NewsItem; position: number }
  | { kind: 'since'; key: 'since'; count: number }
  | { kind: 'foot'; key: 'foot' };

/**
 * How many items at the head of the list came since the last visit; 0 where no line is to be drawn: on a first visit,
 * when nothing above it is unread, and where it would stand above or below everything.
 */
export function newSince(items: readonly NewsItem[], since: string | null, read: ReadonlySet<string>): number {
  if (since === null) return 0;
  const seen = items.findIndex((item) => item.publishedAt <= since);
  return seen > 0 && items.slice(0, seen).some((item) => !read.has(item.id)) ? seen : 0;
}

/** The rows of the list: the items, the line under the first `fresh` of them, and the foot. */
export function feedRows(items: readonly NewsItem[], fresh: number): FeedRow[] {
  const rows: FeedRow[] = items.map((item, index) => ({ kind: 'item', key: item.id, item, position: index + 1 }));
  if (fresh > 0) rows.splice(fresh, 0, { kind: 'since', key: 'since', count: fresh });
  rows.push({ kind: 'foot', key: 'foot' });
  return rows;
}

/** All pages as one list; an item that slid onto a later page while new ones came in stands once. */
export function itemsOf(pages: readonly { rows: readonly NewsItem[] }[]): NewsItem[] {
  const items = new Map<string, NewsItem>();
  for (const page of pages) for (const item of page.rows) if (!items.has(item.id)) items.set(item.id, item);
  return [...items.values()];
}
