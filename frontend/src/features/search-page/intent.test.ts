import { expect, test } from 'vitest';
import { highlighted, standsIn, withoutChip } from './intent.ts';

const query = 'storm source:reuters after:2026-01-31 "sea gate"';
const pieceOf = (piece: string) => ({ start: query.indexOf(piece), end: query.indexOf(piece) + piece.length });

test.each([
  ['storm', 'source:reuters after:2026-01-31 "sea gate"'],
  ['source:reuters', 'storm after:2026-01-31 "sea gate"'],
  ['"sea gate"', 'storm source:reuters after:2026-01-31'],
  [query, ''],
])('without %s the query is %s', (piece, left) => {
  expect(withoutChip(query, pieceOf(piece))).toBe(left);
});

test('taking out a piece never joins the words beside it', () => {
  expect(withoutChip('a b', { start: 1, end: 2 })).toBe('a b');
});

test('a chip that stands for no piece of the query cannot be taken out of it', () => {
  expect(standsIn(query, pieceOf('storm'))).toBe(true);
  expect(standsIn('storm', { start: 3, end: 9 })).toBe(false);
  expect(standsIn('storm', { start: 0, end: 0 })).toBe(false);
});

test('a text without marks is shown as it is', () => {
  expect(highlighted([], 'Sea gate')).toEqual([{ text: 'Sea gate', hit: false }]);
  expect(highlighted([{ text: 'Sea', hit: true }], 'Sea gate')).toEqual([{ text: 'Sea', hit: true }]);
  expect(highlighted([], '')).toEqual([]);
});
