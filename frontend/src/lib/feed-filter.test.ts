import { CATEGORIES, COUNTRY_IDS } from '@360/contracts/vocabulary';
import { expect, test } from 'vitest';
import {
  arrivalMatches,
  filterFromSearch,
  filterKey,
  newsPath,
  showsPosts,
  topicOf,
  withTopic,
} from './feed-filter.ts';

test('every choice survives the way through the address', () => {
  const choices = [
    {},
    { category: 'twitter' as const },
    ...CATEGORIES.map((category) => ({ category })),
    ...CATEGORIES.map((category) => ({ category: `x-${category}` as const })),
    ...COUNTRY_IDS.map((country) => ({ country })),
  ];
  for (const choice of choices) expect(filterFromSearch({ ...choice })).toEqual(choice);
  expect(new Set(choices.map(filterKey)).size).toBe(choices.length);
});

test('what an address does not name correctly is all news', () => {
  for (const search of [
    { category: 'gossip' },
    { category: 5 },
    { category: 'x-gossip' },
    { country: 'atlantis' },
    { category: 'country-atlantis' },
  ])
    expect(filterFromSearch(search)).toEqual({});
});

test('a category and a country together are one choice, and the old country form is understood', () => {
  expect(filterFromSearch({ category: 'tech', country: 'usa' })).toEqual({ category: 'tech' });
  expect(filterFromSearch({ category: 'country-usa' })).toEqual({ country: 'usa' });
});

test('the first page is asked for with the choice', () => {
  expect(newsPath({}, 200)).toBe('/api/news?page=1&limit=200');
  expect(newsPath({ category: 'tech' }, 200)).toBe('/api/news?page=1&limit=200&category=tech');
  expect(newsPath({ country: 'uk' }, 50)).toBe('/api/news?page=1&limit=50&country=uk');
  expect(newsPath({ category: 'twitter' }, 200)).toBe('/api/twitter-news?page=1&limit=200');
  expect(newsPath({ category: 'x-tech' }, 200)).toBe('/api/twitter-news?page=1&limit=200&category=x-tech');
});

test('a topic is chosen among posts where posts are shown, and among reports elsewhere', () => {
  expect(withTopic({ category: 'twitter' }, 'health')).toEqual({ category: 'x-health' });
  expect(withTopic({ category: 'x-tech' }, 'health')).toEqual({ category: 'x-health' });
  expect(withTopic({ category: 'breaking' }, 'health')).toEqual({ category: 'health' });
  expect([
    topicOf({ category: 'x-health' }),
    topicOf({ category: 'health' }),
    topicOf({ category: 'twitter' }),
  ]).toEqual(['health', 'health', null]);
  expect([showsPosts({ category: 'x-health' }), showsPosts({ category: 'health' }), showsPosts({})]).toEqual([
    true,
    false,
    false,
  ]);
});

test('arrivals are counted only where they will appear', () => {
  const arrival = { category: 'tech', country: 'GB', contentType: 'video', post: false, breaking: false };
  expect(arrivalMatches({}, arrival)).toBe(true);
  expect(arrivalMatches({ category: 'tech' }, arrival)).toBe(true);
  expect(arrivalMatches({ category: 'video' }, arrival)).toBe(true);
  expect(arrivalMatches({ country: 'uk' }, arrival)).toBe(true);
  expect(arrivalMatches({ country: 'usa' }, arrival)).toBe(false);
  expect(arrivalMatches({ category: 'health' }, arrival)).toBe(false);
  expect(arrivalMatches({ category: 'breaking' }, arrival)).toBe(false);
  expect(arrivalMatches({ category: 'breaking' }, { ...arrival, breaking: true })).toBe(true);
  expect(arrivalMatches({ category: 'twitter' }, arrival)).toBe(false);
  expect(arrivalMatches({ category: 'x-tech' }, arrival)).toBe(false);
});

test('posts are counted where posts are shown, and nowhere else', () => {
  const arrival = { category: 'tech', country: 'GB', contentType: 'video', post: true, breaking: false };
  expect(arrivalMatches({ category: 'twitter' }, arrival)).toBe(true);
  expect(arrivalMatches({ category: 'x-tech' }, arrival)).toBe(true);
  expect(arrivalMatches({ category: 'x-health' }, arrival)).toBe(false);
  for (const filter of [{}, { category: 'tech' }, { category: 'video' }, { country: 'uk' }] as const)
    expect(arrivalMatches(filter, arrival)).toBe(false);
});
