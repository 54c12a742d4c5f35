import { expect, test } from 'vitest';
import { ageOf } from './relative-time.ts';

const now = Date.UTC(2026, 10, 20, 12);
const ago = (minutes: number) => ageOf(now - minutes * 60_000, now);

test.each([
  [-30, { unit: 'now' }],
  [0, { unit: 'now' }],
  [59, { unit: 'now' }],
  [60, { unit: 'hours', count: 1 }],
  [119, { unit: 'hours', count: 1 }],
  [23 * 60 + 59, { unit: 'hours', count: 23 }],
  [24 * 60, { unit: 'days', count: 1 }],
  [71 * 60 + 59, { unit: 'days', count: 2 }],
  [72 * 60, { unit: 'date' }],
])('%i minutes ago', (minutes, age) => {
  expect(ago(minutes)).toEqual(age);
});
