import { describe, expect, test } from 'vitest';
import { arrowPaths, boxOf, endsOf, inkOn, tailFor } from './geometry.ts';

test('a box drawn backwards is the same box', () => {
  expect(boxOf({ x: 100, y: 80, width: -40, height: -20 })).toEqual({ x: 60, y: 60, width: 40, height: 20 });
});

describe('an arrow', () => {
  test('runs from its place to the far end of its size', () => {
    const { tail, tip } = endsOf({ x: 10, y: 20, width: 100, height: -10 });
    expect([tail, tip]).toEqual([
      { x: 10, y: 20 },
      { x: 110, y: 10 },
    ]);
  });

  test.each([
    [0, 0],
    [800, 400],
    [0, 400],
    [800, 0],
    [400, 200],
  ])('without size it points to %d, %d from within the picture', (x, y) => {
    const tail = tailFor({ x, y });
    expect(tail.x).toBeGreaterThanOrEqual(0);
    expect(tail.x).toBeLessThanOrEqual(800);
    expect(tail.y).toBeGreaterThanOrEqual(0);
    expect(tail.y).toBeLessThanOrEqual(400);
    expect(endsOf({ x, y, width: 0, height: 0 }).tip).toEqual({ x, y });
  });

  test('has numbers for paths, whatever its size', () => {
    for (const width of [-800, 0, 0.001, 1600])
      for (const path of Object.values(arrowPaths({ x: 5, y: 5, width, height: 0 })))
        expect(path).toMatch(/^M[-\d. LQZ]+$/);
  });
});

test.each([
  ['#f5c542', '#101214'],
  ['#12b5a6', '#101214'],
  ['#c5362b', '#ffffff'],
  ['#000000', '#ffffff'],
  ['#FFFFFF', '#101214'],
])('on %s one reads %s', (colour, ink) => expect(inkOn(colour)).toBe(ink));
