import { expect, test } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const NOW = Date.UTC(2024, 0, 1, 12);

test.each([
  ['120', 120_000],
  [' 5 ', 5_000],
  ['0', 0],
  ['Mon, 01 Jan 2024 12:10:00 GMT', 600_000],
  ['Monday, 01-Jan-24 12:10:00 GMT', 600_000],
  ['Mon, 01 Jan 2024 11:00:00 GMT', null],
  ['-5', null],
  ['1.5', null],
  ['soon', null],
  ['', null],
  [null, null],
])('%j asks for %j ms', (header, expected) => expect(retryAfterMs(header, NOW)).toBe(expected));
