import { existsSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { ARTICLE_PAGES, gramF1, meanText, type PageScore, scoreArticles, shareOf } from './articles.ts';

describe('the measure', () => {
  test.each([
    ['one two three four five', 'One, two: three four five!', 1],
    ['one two three four', 'one two three four five', 2 / 3],
    ['one two three four', 'five six seven eight', 0],
    ['one', 'one', 1],
    ['', '', 1],
    ['', 'one two', 0],
  ])('%j against %j is %d', (found, expected, value) => expect(gramF1(found, expected)).toBeCloseTo(value));
});

describe.skipIf(!existsSync(ARTICLE_PAGES))('saved pages of other people (skipped where NEWS_DATA has none)', () => {
  let scores: PageScore[];
  beforeAll(() => {
    scores = scoreArticles(ARTICLE_PAGES).scores;
  }, 60_000);

  test('give the text a reader is meant to get', () => expect(meanText(scores)).toBeGreaterThanOrEqual(0.99));

  test.each(['title', 'byline', 'date'] as const)('give their %s', (field) =>
    expect(shareOf(scores, field)).toBeGreaterThanOrEqual(0.95),
  );
});
