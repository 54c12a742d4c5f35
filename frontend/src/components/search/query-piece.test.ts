import { expect, test } from 'vitest';
import { standsIn, withoutPiece } from './query-piece.ts';

const query = 'storm source:reuters after:2026-01-31 "sea gate"';
const pieceOf = (piece: string) => ({ start: query.indexOf(piece), end: query.indexOf(piece) + piece.length });

test.each([
  ['storm', 'source:reuters after:2026-01-31 "sea gate"'],
  ['source:reuters', 'storm after:2026-01-31 "sea gate"'],
  ['"sea gate"', 'storm source:reuters after:2026-01-31'],
  [query, ''],
])('without %s the query is %s', (piece, left) => {
  expect(withoutPiece(query, pieceOf(piece))).toBe(left);
});

test('taking out a piece never joins the words beside it', () => {
  expect(withoutPiece('a b', { start: 1, end: 2 })).toBe('a b');
});

test.each([
  [3, 3],
  [4, 2],
  [2, 99],
])('from %i to %i there is no piece of the query, so nothing is taken away', (start, end) => {
  expect(standsIn('floods', { start, end })).toBe(false);
  expect(withoutPiece('floods', { start, end })).toBe('floods');
});
