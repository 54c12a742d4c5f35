import { expect, it } from 'vitest';
import { bm25, rarity, saturation, termCountsOf } from './bm25.ts';

it('weighs terms as BM25 does', () => {
  // ln(1 + (100 - 9 + .5) / (9 + .5))
  expect(rarity(100, 9)).toBeCloseTo(2.3638, 3);
  // a document of mean length: 2 · 2.2 / (2 + 1.2)
  expect(saturation(2, 50, 50)).toBeCloseTo(1.375, 6);
  // twice the mean length: 2 · 2.2 / (2 + 1.2 · (.25 + .75 · 2))
  expect(saturation(2, 100, 50)).toBeCloseTo(4.4 / 4.1, 6);
});

it('adds up the terms a document has', () => {
  const document = termCountsOf(['strike', 'port', 'strike']);
  const weights = new Map([
    ['strike', 2],
    ['port', 1],
    ['absent', 9],
  ]);
  expect(bm25(document, weights, 3)).toBeCloseTo(2 * 1.375 + 1, 6);
});

it('never lets a common term count against a document', () => {
  expect(rarity(10, 10)).toBeGreaterThanOrEqual(0);
  expect(rarity(10, 500)).toBeGreaterThanOrEqual(0);
});
