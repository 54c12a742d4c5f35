import { expect, test } from 'vitest';
import { createSecondLook } from './second-look.ts';

test('reports are given once, and only after nothing came for a while', () => {
  let now = 0;
  const look = createSecondLook(() => now);
  expect(look.take()).toEqual([]);
  look.note(['a', 'b']);
  now = 3_000;
  look.note(['b', 'c']);
  now = 6_000;
  expect(look.take()).toEqual([]);
  now = 7_000;
  expect(look.take()).toEqual(['a', 'b', 'c']);
  expect(look.take()).toEqual([]);
});

test('many are given in parts', () => {
  let now = 0;
  const look = createSecondLook(() => now);
  look.note(Array.from({ length: 1_200 }, (_, i) => String(i)));
  now = 10_000;
  const parts = [look.take(), look.take(), look.take(), look.take()];
  expect(parts.map(({ length }) => length)).toEqual([500, 500, 200, 0]);
  expect(new Set(parts.flat()).size).toBe(1_200);
});

test('of a flood the last 20,000 are remembered', () => {
  let now = 0;
  const look = createSecondLook(() => now);
  look.note(Array.from({ length: 25_000 }, (_, i) => String(i)));
  now = 10_000;
  const taken: string[] = [];
  for (let part = look.take(); part.length > 0; part = look.take()) taken.push(...part);
  expect(taken).toHaveLength(20_000);
  expect(taken[0]).toBe('5000');
});
