import { expect, test } from 'vitest';
import { retryAfterMs } from './watch-pace.ts';

const MINUTE = 60_000;
const pauses = (failure: 'away' | 'refused') =>
  [1, 2, 3, 7, 40, 2_000].map((failures) => retryAfterMs(failure, failures, 5 * MINUTE));

test('while the search service is away a search is tried soon, and never later than usual', () => {
  expect(pauses('away')).toEqual([5_000, 10_000, 20_000, 5 * MINUTE, 5 * MINUTE, 5 * MINUTE]);
});

test('a query that is refused is asked ever more seldom, once a day at least', () => {
  expect(pauses('refused').map((pause) => pause / MINUTE)).toEqual([10, 20, 40, 640, 1_440, 1_440]);
});
