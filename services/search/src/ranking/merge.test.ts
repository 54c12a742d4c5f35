import { expect, it } from 'vitest';
import { mergeByRarity } from './merge.ts';

const rare = { total: 2, ids: ['a', 'b'] };
const common = { total: 900, ids: ['c', 'b', 'd'] };
const weightOf = ({ total }: { total: number }) => 1 / total;

it('puts documents with the rarest words, and most of them, first', () => {
  expect(mergeByRarity([common, rare], weightOf, 10)).toEqual(['b', 'a', 'c', 'd']);
});

it('keeps no more than it may', () => {
  expect(mergeByRarity([common, rare], weightOf, 2)).toEqual(['b', 'a']);
});
