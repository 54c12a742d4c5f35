import { expect, test } from 'vitest';
import { FIELD, gridOf, likelyRange, lowestShown, xOf, yOf } from './calibration-scale.ts';

const binOf = (said: number, right: number, reviews = 10) => ({ said, right, reviews });

test('the field begins at 40, and at 0 where something lies below', () => {
  expect(lowestShown([binOf(60, 55)])).toBe(40);
  expect(lowestShown([binOf(60, 20)])).toBe(0);
  expect(gridOf(40)).toEqual([40, 60, 80, 100]);
  expect(gridOf(0)).toEqual([0, 25, 50, 75, 100]);
});

test('the corners of the field are its lowest and 100 percent', () => {
  expect([xOf(40, 40), yOf(40, 40)]).toEqual([FIELD.left, FIELD.top + FIELD.height]);
  expect([xOf(100, 40), yOf(100, 40)]).toEqual([FIELD.left + FIELD.width, FIELD.top]);
});

test('the range of 8 right in 10 is that of the score interval', () => {
  const { from, to } = likelyRange(binOf(80, 80, 10));
  expect(from).toBeCloseTo(49.0, 1);
  expect(to).toBeCloseTo(94.3, 1);
});

test('the range stays between 0 and 100, and narrows as reviews come in', () => {
  expect(likelyRange(binOf(90, 100, 1)).to).toBe(100);
  expect(likelyRange(binOf(10, 0, 1)).from).toBe(0);
  const width = (reviews: number) => likelyRange(binOf(80, 80, reviews)).to - likelyRange(binOf(80, 80, reviews)).from;
  expect(width(100)).toBeLessThan(width(10));
});
