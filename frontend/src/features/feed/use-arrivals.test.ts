import type { NewsItem } from '@360/contracts/news';
import { expect, test } from 'vitest';
import { withFreshPage } from './use-arrivals.ts';

const rows = (...ids: string[]) => ids.map((id) => ({ id }) as NewsItem);
const ids = (feed: ReturnType<typeof withFreshPage>) =>
  feed.pages.map((page) => page.rows.map((item) => item.id).join(''));
const feed = {
  pages: [
    { rows: rows('c', 'd'), next: '/2' },
    { rows: rows('e'), next: null },
  ],
  pageParams: ['/1', '/2'],
};

test('new items stand first and nothing stands twice', () => {
  expect(ids(withFreshPage(feed, { rows: rows('a', 'b', 'c'), next: '/x' }, '/1'))).toEqual(['abcd', 'e']);
});

test('a fresh page that does not reach the old list replaces it', () => {
  const result = withFreshPage(feed, { rows: rows('x', 'y'), next: '/next' }, '/1');
  expect(ids(result)).toEqual(['xy']);
  expect(result.pages[0]?.next).toBe('/next');
});

test('where nothing was shown, the fresh page is the list', () => {
  expect(ids(withFreshPage(undefined, { rows: rows('a'), next: null }, '/1'))).toEqual(['a']);
});
