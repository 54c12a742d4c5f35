import { expect, test } from 'vitest';
import { withoutPiece } from './without-piece.ts';

test.each([
  ['floods in germany today', 7, 17, 'floods today'],
  ['floods', 0, 6, ''],
  ['"sea gate" failed', 0, 10, 'failed'],
  ['failed since:2026-11-01', 7, 23, 'failed'],
])('%s without %i to %i is “%s”', (query, start, end, rest) => {
  expect(withoutPiece(query, { start, end })).toBe(rest);
});

test('a piece that is none, or of another query, takes nothing away', () => {
  for (const [start, end] of [
    [3, 3],
    [4, 2],
    [2, 99],
  ] as const)
    expect(withoutPiece('floods', { start, end })).toBe('floods');
});
