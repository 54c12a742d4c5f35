import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FALLBACK_REASONS, ProviderFailure } from './provider.ts';
import { waitBefore, withRetries } from './retry.ts';
import { TIMES } from './times.ts';

const terms = (over: object = {}) => ({ until: 10_000, attemptMs: 1_500, now: () => 0, random: () => 0.999, ...over });
const PASSING = ['rate-limited', 'unavailable', 'network', 'cut'];

describe('another attempt', () => {
  test.each(FALLBACK_REASONS)('%s', (reason) => {
    expect(waitBefore(1, new ProviderFailure(reason), terms()) !== null).toBe(PASSING.includes(reason));
  });

  test('is the third at most', () => {
    expect(waitBefore(2, new ProviderFailure('network'), terms())).not.toBeNull();
    expect(waitBefore(3, new ProviderFailure('network'), terms())).toBeNull();
  });

  test('comes after any wait up to a bound that doubles', () => {
    const bounds = [1, 2].map((attempt) => waitBefore(attempt, new ProviderFailure('network'), terms()) ?? 0);
    expect(bounds.map(Math.round)).toEqual([500, 999]);
    expect(waitBefore(2, new ProviderFailure('network'), terms({ random: () => 0 }))).toBe(0);
  });

  test('waits as long as it is asked to, or is not made', () => {
    const limited = (retryAfterMs: number) => new ProviderFailure('rate-limited', { status: 429, retryAfterMs });
    expect(waitBefore(1, limited(3_000), terms())).toBe(3_000);
    expect(waitBefore(1, limited(9_000), terms())).toBeNull();
  });

  test('never begins too late to end in time', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.nat(20_000),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (at, asked, share) => {
          const failure = new ProviderFailure('unavailable', { retryAfterMs: asked });
          const span = { until: TIMES.model, attemptMs: TIMES.attempt, now: () => at, random: () => share };
          const wait = waitBefore(1, failure, span);
          if (wait !== null) expect(at + wait + TIMES.attempt).toBeLessThanOrEqual(TIMES.model);
        },
      ),
    );
  });

  test('costs are added up', async () => {
    let asked = 0;
    const ask = async () => {
      asked++;
      if (asked < 3) throw new ProviderFailure('cut', { tokens: 10 });
      return { tokens: 5 };
    };
    const reply = await withRetries(ask, terms({ random: () => 0 }), new AbortController().signal);
    expect([asked, reply.tokens]).toEqual([3, 25]);
  });
});
