import { FEED_FILTERS } from '@360/contracts/news';
import { expect, test } from 'vitest';
import { itemFilterOf } from './item-filter.ts';

const now = new Date(0);

test.each([
  [{}, {}],
  [{ category: 'science' as const }, { category: 'science' }],
  [{ category: 'video' as const }, { contentType: 'video' }],
  [{ category: 'breaking' as const }, { breakingAfter: now }],
  [{ category: 'country-uae' as const }, { country: 'AE' }],
  [
    { country: 'uk' as const, category: 'tech' as const },
    { country: 'GB', category: 'tech' },
  ],
  [{ country: 'uk' as const, category: 'country-uk' as const }, { country: 'GB' }],
  [
    { country: 'uk' as const, category: 'country-usa' as const },
    { country: 'GB', nothing: true },
  ],
])('%j means %j among reports', (query, filter) =>
  expect(itemFilterOf(query, now)).toEqual({ posts: false, ...filter }),
);

test.each([
  [{ category: 'twitter' as const }, {}],
  [{ category: 'x-health' as const }, { category: 'health' }],
  [
    { category: 'x-health' as const, country: 'uk' as const },
    { category: 'health', country: 'GB' },
  ],
])('%j means %j among posts', (query, filter) => expect(itemFilterOf(query, now)).toEqual({ posts: true, ...filter }));

test('every filter a reader can choose means something, and each something else', () => {
  const filters = FEED_FILTERS.map((category) => JSON.stringify(itemFilterOf({ category }, now)));
  expect(new Set([...filters, JSON.stringify(itemFilterOf({}, now))]).size).toBe(FEED_FILTERS.length + 1);
});
