import { expect, test } from 'vitest';
import { createCommonWords, searchedAmong } from './common-words.ts';
import type { RankQuery } from './rank-query.ts';

const WORDS = ['said', 'minister', 'ferry', 'almar', 'new', 'strike', 'plan', 'quay', 'pilot', 'dock'];
const among = (totals: Record<string, number>) => searchedAmong(WORDS, (word) => totals[word]).toSorted();

test('words of which nothing is known are all searched for', () => {
  expect(among({})).toEqual(WORDS.toSorted());
});

test('common words are left out where six others are found', () => {
  const common = { said: 60_000, minister: 9_000, new: 50_000, plan: 2_001 };
  expect(among(common)).toEqual(['almar', 'dock', 'ferry', 'pilot', 'quay', 'strike']);
});

test('where others are lacking, the rarest of the common ones are searched for', () => {
  const totals = { said: 60_000, minister: 9_000, new: 50_000, plan: 2_001, quay: 0, dock: 0 };
  expect(among(totals)).toEqual(['almar', 'dock', 'ferry', 'minister', 'pilot', 'plan', 'quay', 'strike']);
});

test('what is common is remembered for its conditions alone, and nothing that few documents have', () => {
  const query: RankQuery = {
    ...{ index: 'items', words: [], text: '', phrases: [], excluded: [] },
    ...{ filter: ['country = GB'], limit: 1, offset: 0, facets: [], language: null },
  };
  const common = createCommonWords();
  common('items', query).note('said', 2_001);
  common('items', query).note('ferry', 2_000);
  const totalOf = (index: string, asked: RankQuery, word: string) => common(index, asked).totalOf(word);
  expect(totalOf('items', query, 'said')).toBe(2_001);
  expect(totalOf('items', query, 'ferry')).toBeUndefined();
  expect(totalOf('stories', query, 'said')).toBeUndefined();
  expect(totalOf('items', { ...query, filter: [] }, 'said')).toBeUndefined();
  expect(totalOf('items', { ...query, phrases: ['a b'] }, 'said')).toBeUndefined();
});
