import { CATEGORIES, COUNTRY_IDS } from '@360/contracts/vocabulary';
import { expect, test } from 'vitest';
import { arrivalMatches, filterFromSearch, filterKey, newsPath } from './feed-filter.ts';

test('every choice survives the way through the address', () => {
  const choices = [{}, ...CATEGORIES.map((category) => ({ category })), ...COUNTRY_IDS.map((country) => ({ country }))];
  for (const choice of choices) expect(filterFromSearch({ ...choice })).toEqual(choice);
  expect(new Set(choices.map(filterKey)).size).toBe(choices.length);
});

test('what an address does not name correctly is all news', () => {
  for (const search of [
    { category: 'gossip' },
    { category: 5 },
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
});

test('arrivals are counted only where they will appear', () => {
  const arrival = { category: 'tech', country: 'GB', contentType: 'video' };
  expect(arrivalMatches({}, arrival)).toBe(true);
  expect(arrivalMatches({ category: 'tech' }, arrival)).toBe(true);
  expect(arrivalMatches({ category: 'video' }, arrival)).toBe(true);
  expect(arrivalMatches({ country: 'uk' }, arrival)).toBe(true);
  expect(arrivalMatches({ country: 'usa' }, arrival)).toBe(false);
  expect(arrivalMatches({ category: 'health' }, arrival)).toBe(false);
  expect(arrivalMatches({ category: 'breaking' }, arrival)).toBe(false);
});
