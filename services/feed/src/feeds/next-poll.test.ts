import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryGapMs, freshForMs, maxAgeMs, nextPollTime, type PollOutcome } from './next-poll.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
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
    ['seven polls in vain double the pause', { entryGapMs: 40 * MINUTE, unchanged: 7 }, 20 * MINUTE * 1.1 ** 7],
    ['a feed that never changes at last once in the longest interval', { entryGapMs: MINUTE, unchanged: 900 }, HOUR],
    ['news takes the pause back', { entryGapMs: 40 * MINUTE, unchanged: 0 }, 20 * MINUTE],
    ['a feed whose hub tells of changes hourly', { entryGapMs: MINUTE, isPushed: true }, HOUR],
    ['at a quarter of its pace', { entryGapMs: 2 * HOUR, isPushed: true }, 8 * HOUR],
    ['and daily at least', { entryGapMs: 900 * HOUR, isPushed: true }, 24 * HOUR],
    ['a pushed feed that fails is tried like any other', { isPushed: true, failures: 1 }, 4 * MINUTE],
    ['a resting feed once a month', { isResting: true, failures: 3 }, 30 * 24 * HOUR],
    ['Retry-After of a year waits a day', { failures: 1, retryAfterMs: 8_760 * HOUR }, 24 * HOUR],
    // 1 January 1970 was a Thursday
    ['not in hours it asks to be spared', { quiet: { hours: [0, 1], days: [] } }, 2 * HOUR],
    ['not on days it asks to be spared', { quiet: { hours: [], days: ['Thursday', 'Friday'] } }, 48 * HOUR],
    ['one that is never to be read is read', { quiet: { hours: [], days: DAYS } }, 15 * MINUTE],
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
      unchanged: fc.nat(100_000),
      isPushed: fc.boolean(),
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
    ['no-store', 0],
    ['no-cache="set-cookie", max-age=60', 60_000],
    ['s-maxage=900', null],
    ['stale-while-revalidate=30', null],
    ['max-age=60, max-age=900', 60_000],
    ['max-age=soon', 0],
    ['max-age=-1', 0],
    ['MAX-AGE=5', 5_000],
  ])('Cache-Control %s', (header, expected) => expect(maxAgeMs(header)).toBe(expected));

  const NOON = Date.parse('2026-03-01T12:00:00Z');
  test.each<[string, string | null, string | null, number | null]>([
    ['neither', null, null, null],
    ['Expires ahead', null, 'Sun, 01 Mar 2026 12:10:00 GMT', 600_000],
    ['Expires past', null, 'Sun, 01 Mar 2026 11:00:00 GMT', 0],
    ['Expires that is no date', null, '0', 0],
    ['Expires in the old form', null, 'Sunday, 01-Mar-26 12:10:00 GMT', 600_000],
    ['max-age before Expires', 'max-age=60', 'Sun, 01 Mar 2026 13:00:00 GMT', 60_000],
    ['a Cache-Control that says nothing of age', 'public', 'Sun, 01 Mar 2026 12:10:00 GMT', 600_000],
  ])('freshness: %s', (_name, cacheControl, expires, expected) => {
    expect(freshForMs({ cacheControl, expires }, NOON)).toBe(expected);
  });

  test('the gap is the mean between the newest ten', () => {
    expect(entryGapMs([0, 10, 20])).toBe(10);
    expect(entryGapMs([5])).toBeNull();
    expect(entryGapMs(Array.from({ length: 30 }, (_, i) => i * 100))).toBe(100);
  });
});
