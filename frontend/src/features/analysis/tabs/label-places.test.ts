import { expect, test } from 'vitest';
import { LINE, labelPlaces } from './label-places.ts';

test('labels that have room stand beside their points', () => {
  expect(labelPlaces([10, 90, 50])).toEqual([10, 90, 50]);
});

test('labels of points at one height stand below each other', () => {
  expect(labelPlaces([60, 60, 20])).toEqual([60, 60 - LINE, 20]);
});

test('none stands below the chart', () => {
  const places = labelPlaces([0, 0, 3]);
  expect(Math.min(...places)).toBe(0);
  expect([...places].sort((a, b) => a - b)).toEqual([0, LINE, 2 * LINE]);
});
