import { RateLimiterRes } from 'rate-limiter-flexible';
import { createLru } from '../lru.ts';

/** Takes points of a key. @throws RateLimiterRes when there are none left */
export type TakePoints = (key: string, points: number) => Promise<RateLimiterRes>;

interface Lease {
  left: number;
  /** What the key has beyond this lease. */
  rest: number;
  until: number;
  refill: Promise<void> | undefined;
}

const REMEMBERED = 20_000;

/**
 * Takes points in blocks of `size` and gives them out one by one, so that the store is asked once in `size` requests. What
 * is leased and not used ends with the window: several processes together refuse a little early, never late.
 */
export const leasedCount = (take: TakePoints, size: number, now: () => number = Date.now) => {
  const leases = createLru<string, Lease>(REMEMBERED);

  const leaseOf = (key: string): Lease => {
    const known = leases.get(key);
    if (known && (known.until > now() || known.refill)) return known;
    const lease: Lease = { left: 0, rest: 0, until: 0, refill: undefined };
    leases.set(key, lease);
    return lease;
  };

  const refill = async (key: string, lease: Lease): Promise<void> => {
    try {
      const state = await take(key, size);
      lease.left += size;
      lease.rest = state.remainingPoints;
      lease.until = now() + state.msBeforeNext;
    } finally {
      lease.refill = undefined;
    }
  };

  return async (key: string): Promise<RateLimiterRes> => {
    const lease = leaseOf(key);
    while (lease.left === 0) {
      lease.refill ??= refill(key, lease);
      await lease.refill;
    }
    lease.left -= 1;
    return new RateLimiterRes(lease.rest + lease.left, Math.max(0, lease.until - now()));
  };
};
