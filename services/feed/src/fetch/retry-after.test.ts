import { expect, test } from 'vitest';
import { pauseMs, retryAfterMs } from './retry-after.ts';

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

const pauseOf = (status: number, headers: Record<string, string>) =>
  pauseMs(status, (name) => headers[name] ?? null, NOW);
const IN_TEN_MINUTES = String(NOW / 1_000 + 600);

test('a used-up limit asks to wait until it opens again, however the network writes it', () => {
  expect(pauseOf(200, { 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': IN_TEN_MINUTES })).toBe(600_000);
  expect(pauseOf(200, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '2024-01-01T12:10:00Z' })).toBe(600_000);
  expect(pauseOf(200, { 'ratelimit-remaining': '0', 'ratelimit-reset': '600' })).toBe(600_000);
  expect(pauseOf(429, { 'x-rate-limit-reset': IN_TEN_MINUTES })).toBe(600_000);
});

test('a limit that is not used up, past or unreadable asks for nothing, and Retry-After comes first', () => {
  expect(pauseOf(200, { 'x-rate-limit-remaining': '3', 'x-rate-limit-reset': IN_TEN_MINUTES })).toBeNull();
  expect(pauseOf(429, { 'x-rate-limit-reset': String(NOW / 1_000 - 5) })).toBeNull();
  expect(pauseOf(429, { 'x-rate-limit-reset': 'soon' })).toBeNull();
  expect(pauseOf(429, {})).toBeNull();
  expect(pauseOf(429, { 'retry-after': '5', 'x-rate-limit-reset': IN_TEN_MINUTES })).toBe(5_000);
});
