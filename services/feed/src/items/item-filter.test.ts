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
  [{ country: 'uk' as const, category: 'country-usa' as const }, { nothing: true }],
  [{ category: 'twitter' as const }, { nothing: true }],
])('%j means %j', (query, filter) => expect(itemFilterOf(query, now)).toEqual(filter));

test('every filter a reader can choose means something', () => {
  for (const category of FEED_FILTERS) expect(Object.keys(itemFilterOf({ category }, now))).toHaveLength(1);
});
