import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RankQuery } from './rank-query.ts';

/** The first documents of a word that more than these have are found by chance. */
const COMMON = 2_000;
/** Words that are searched for before common ones are only weighed by. */
const SEARCHED_MIN = 6;
const REMEMBERED_WORDS = 20_000;
const REMEMBERED_MS = 10 * 60_000;

/**
 * Words that many documents have, with how many, by what was asked beside them. Nothing but these is remembered: a word
 * that few have may be that of a report which has just come.
 */
export const createCommonWords = () => {
  const totals = new LRUCache<string, number>({ max: REMEMBERED_WORDS, ttl: REMEMBERED_MS });
  return (uid: string, { filter, phrases, excluded }: RankQuery) => {
    // a filter may name thousands of stories
    const beside = hash('sha1', JSON.stringify([uid, filter, phrases, excluded]));
    const keyOf = (word: string) => `${beside} ${word}`;
    return {
      totalOf: (word: string): number | undefined => totals.get(keyOf(word)),
      note: (word: string, total: number): void => {
        if (total > COMMON) totals.set(keyOf(word), total);
      },
    };
  };
};
export type CommonWords = ReturnType<ReturnType<typeof createCommonWords>>;

/**
 * The words of a question that are searched for: all that are not common, as far as is known, and of those that are the
 * rarest, until there are six.
 */
export const searchedAmong = (words: readonly string[], totalOf: CommonWords['totalOf']): string[] => {
  const total = (word: string): number => totalOf(word) ?? 1;
  const [common, others] = [
    words.filter((word) => total(word) > COMMON),
    words.filter((word) => total(word) <= COMMON),
  ];
  const telling = others.filter((word) => total(word) > 0).length;
  const rarest = common.toSorted((a, b) => total(a) - total(b)).slice(0, Math.max(0, SEARCHED_MIN - telling));
  return [...others, ...rarest];
};
