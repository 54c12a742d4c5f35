import { beforeEach, expect, test } from 'vitest';
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';

beforeEach(forgetSearches);

test('the eight latest are kept, latest first', () => {
  for (let n = 1; n <= 9; n += 1) rememberSearch(`search ${n}`);
  expect(recentSearches.get()).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((n) => `search ${n}`));
  expect(JSON.parse(String(localStorage.getItem('recent-searches')))).toEqual(recentSearches.get());
});

test('what is searched for again stands once, as it was written last', () => {
  rememberSearch('gate');
  rememberSearch('storm');
  rememberSearch('Gate');
  expect(recentSearches.get()).toEqual(['Gate', 'storm']);
});

test('one can be removed, and all', () => {
  rememberSearch('gate');
  rememberSearch('storm');
  forgetSearch('gate');
  expect(recentSearches.get()).toEqual(['storm']);
  forgetSearches();
  expect(recentSearches.get()).toEqual([]);
});

test('whatever another tab has put there is read with care', () => {
  const tell = (newValue: string) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'recent-searches', newValue }));
  tell('["gate", 7, " ", null]');
  expect(recentSearches.get()).toEqual(['gate']);
  tell('no JSON');
  expect(recentSearches.get()).toEqual([]);
});
