import { RateLimiterRes } from 'rate-limiter-flexible';
import { describe, expect, test } from 'vitest';
import { leasedCount, type TakePoints } from './leased-count.ts';

/** A store with `total` points for each key in a window of a minute that starts with the first request. */
const store = (total: number, now: () => number) => {
  const windows = new Map<string, { used: number; ends: number }>();
  let asked = 0;
  const take: TakePoints = async (key, points) => {
    asked += 1;
    let window = windows.get(key);
    if (!window || window.ends <= now()) window = { used: 0, ends: now() + 60_000 };
    windows.set(key, window);
    window.used += points;
    const state = new RateLimiterRes(Math.max(0, total - window.used), window.ends - now());
    if (window.used > total) throw state;
    return state;
  };
  return { take, asked: () => asked };
};

describe('leased points', () => {
  test('are exactly as many as the bucket has, asked for in blocks', async () => {
    const { take, asked } = store(100, () => 0);
    const count = leasedCount(take, 10, () => 0);
    for (let each = 0; each < 100; each += 1) expect((await count('a')).remainingPoints).toBe(99 - each);
    expect(asked()).toBe(10);
    await expect(count('a')).rejects.toBeInstanceOf(RateLimiterRes);
    expect((await count('b')).remainingPoints).toBe(99);
  });

  test('are not multiplied by requests at once', async () => {
    const { take } = store(100, () => 0);
    const count = leasedCount(take, 10, () => 0);
    const results = await Promise.allSettled(Array.from({ length: 130 }, () => count('a')));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(100);
  });

  test('end with their window', async () => {
    let now = 0;
    const { take } = store(100, () => now);
    const count = leasedCount(take, 10, () => now);
    await count('a');
    now = 60_000;
    expect(await count('a')).toMatchObject({ remainingPoints: 99, msBeforeNext: 60_000 });
  });

  test('a store that fails fails each request, and is asked again by the next', async () => {
    let broken = true;
    const good = store(100, () => 0);
    const count = leasedCount(
      (key, points) => (broken ? Promise.reject(new Error('away')) : good.take(key, points)),
      10,
      () => 0,
    );
    const failed = await Promise.allSettled([count('a'), count('a')]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    broken = false;
    expect((await count('a')).remainingPoints).toBe(99);
  });
});
