import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryGapMs, maxAgeMs, nextPollTime, type PollOutcome } from './next-poll.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const base: PollOutcome = {
  now: 0,
  minIntervalMs: 2 * MINUTE,
  maxIntervalMs: HOUR,
  failures: 0,
  retryAfterMs: null,
  freshForMs: null,
  entryGapMs: null,
  spread: 0,
};

describe('the next poll', () => {
  test.each<[string, Partial<PollOutcome>, number]>([
    ['a feed of unknown pace', {}, 15 * MINUTE],
    ['half the gap between entries', { entryGapMs: 40 * MINUTE }, 20 * MINUTE],
    ['a fast feed no sooner than the minimum', { entryGapMs: 10_000 }, 2 * MINUTE],
    ['a slow feed within the hour', { entryGapMs: 48 * HOUR }, HOUR],
    ['no sooner than the publisher allows', { entryGapMs: 10_000, freshForMs: 10 * MINUTE }, 10 * MINUTE],
    ['a publisher that allows a week is asked within the hour', { freshForMs: 168 * HOUR }, HOUR],
    ['the first failure doubles the minimum', { failures: 1 }, 4 * MINUTE],
    ['the third failure doubles it thrice', { failures: 3 }, 16 * MINUTE],
    ['a dead feed once a day', { failures: 40 }, 24 * HOUR],
    ['Retry-After wins over the back-off', { failures: 1, retryAfterMs: HOUR }, HOUR],
    ['Retry-After after a success', { retryAfterMs: 30 * MINUTE }, 30 * MINUTE],
    ['feeds spread by a tenth', { entryGapMs: 40 * MINUTE, spread: 0.5 }, 21 * MINUTE],
  ])('%s', (_name, change, expected) => {
    expect(nextPollTime({ ...base, ...change })).toBeCloseTo(expected, 3);
  });

  test('is always after the minimum and within 27 hours', () => {
    const amount = fc.option(fc.double({ min: 0, max: 1e12, noNaN: true }));
    const outcome = fc.record({
      now: fc.integer({ min: 0, max: 4e12 }),
      minIntervalMs: fc.integer({ min: 1_000, max: HOUR }),
      maxIntervalMs: fc.constant(HOUR),
      failures: fc.nat(1_000),
      retryAfterMs: amount,
      freshForMs: amount,
      entryGapMs: amount,
      spread: fc.double({ min: 0, max: 0.999, noNaN: true }),
    });
    fc.assert(
      fc.property(outcome, (given) => {
        const wait = nextPollTime(given) - given.now;
        expect(wait).toBeGreaterThanOrEqual(given.minIntervalMs);
        expect(wait).toBeLessThanOrEqual(27 * HOUR);
      }),
    );
  });
});

describe('what headers and dates say', () => {
  test.each([
    [null, null],
    ['public, max-age=600', 600_000],
    ['max-age="60"', 60_000],
    ['no-cache, max-age=600', 0],
    ['private', null],
  ])('Cache-Control %s', (header, expected) => expect(maxAgeMs(header)).toBe(expected));

  test('the gap is the mean between the newest ten', () => {
    expect(entryGapMs([0, 10, 20])).toBe(10);
    expect(entryGapMs([5])).toBeNull();
    expect(entryGapMs(Array.from({ length: 30 }, (_, i) => i * 100))).toBe(100);
  });
});
