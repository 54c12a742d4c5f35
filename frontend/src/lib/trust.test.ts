import { expect, test } from 'vitest';
import { trustBand } from './trust.ts';

test.each([
  [100, 'high'],
  [90, 'high'],
  [89, 'middle'],
  [80, 'middle'],
  [79, 'low'],
  [0, 'low'],
])('a score of %i', (score, band) => {
  expect(trustBand(score)).toBe(band);
});
