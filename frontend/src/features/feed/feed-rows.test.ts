import type { NewsItem } from '@360/contracts/news';
import { expect, test } from 'vitest';
import { itemsOf, newSince, feedRows as rowsOf } from './feed-rows.ts';

const item = (id: string, hour: number) =>
  ({ id, publishedAt: new Date(Date.UTC(2026, 10, 20, hour)).toISOString() }) as NewsItem;
const items = [item('c', 9), item('b', 8), item('a', 6)];
const since = new Date(Date.UTC(2026, 10, 20, 7)).toISOString();
const feedRows = (list: NewsItem[], when: string | null, read: ReadonlySet<string>) =>
  rowsOf(list, newSince(list, when, read));
const kinds = (rows: ReturnType<typeof feedRows>) => rows.map((row) => (row.kind === 'item' ? row.key : row.kind));

test('the line stands under what came since the last visit and counts it', () => {
  const rows = feedRows(items, since, new Set());
  expect(kinds(rows)).toEqual(['c', 'b', 'since', 'a', 'foot']);
  expect(rows[2]).toMatchObject({ count: 2 });
});

test('the line is gone once everything above it is read, and on a first visit', () => {
  expect(kinds(feedRows(items, since, new Set(['c', 'b'])))).toEqual(['c', 'b', 'a', 'foot']);
  expect(kinds(feedRows(items, since, new Set(['c'])))).toContain('since');
  expect(kinds(feedRows(items, null, new Set()))).not.toContain('since');
});

test('the line never stands above or below everything', () => {
  expect(kinds(feedRows(items, '2026-11-21T00:00:00.000Z', new Set()))).not.toContain('since');
  expect(kinds(feedRows(items, '2026-11-01T00:00:00.000Z', new Set()))).not.toContain('since');
});

test('positions count items only', () => {
  const positions = feedRows(items, since, new Set()).flatMap((row) => (row.kind === 'item' ? [row.position] : []));
  expect(positions).toEqual([1, 2, 3]);
});

test('an item that slid onto a later page stands once', () => {
  const pages = [{ rows: [item('c', 9), item('b', 8)] }, { rows: [item('b', 8), item('a', 6)] }];
  expect(itemsOf(pages).map((row) => row.id)).toEqual(['c', 'b', 'a']);
});
