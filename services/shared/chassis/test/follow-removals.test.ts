import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { publishEvent } from '../src/event-channel.ts';
import { followRemovals, type Removed } from '../src/follow-removals.ts';
import { createLogger } from '../src/logger.ts';
import { connectRedis } from '../src/redis/connect-redis.ts';

const logger = createLogger('test', 'silent');
const redisUrl = inject('redisUrl');
/** Everybody hears all events, those of other tests too. */
const OURS = randomUUID();
const A = `a-${OURS}`;
const B = `b-${OURS}`;
const QUAY = `quay-${OURS}`;
const TARN = `tarn-${OURS}`;
const GONE = `gone-${OURS}`;
const EVERY_MS = 20;
const SOME_ROUNDS_MS = 10 * EVERY_MS;

let redis: ReturnType<typeof connectRedis>;
let forgotten: Removed[];
let known: Set<string>;
let stop: (() => Promise<void>) | undefined;

const note = (removed: Removed): void => {
  if (JSON.stringify(removed).includes(OURS)) forgotten.push(removed);
};
const follow = (parts: Partial<Parameters<typeof followRemovals>[0]> = {}) => {
  const following = followRemovals({
    ...{ redisUrl, logger },
    forget: async (removed) => note(removed),
    ...parts,
  });
  stop = following.stop;
};
const sweep = (held: readonly string[], isKnown = async (id: string) => known.has(id)) => ({
  ...{ everyMs: EVERY_MS, held: async () => held, isKnown },
});
const rounds = () => new Promise((resolve) => setTimeout(resolve, SOME_ROUNDS_MS));

beforeEach(() => {
  redis = connectRedis(redisUrl, 'producer', logger);
  forgotten = [];
  known = new Set([QUAY, TARN]);
});
afterEach(async () => {
  await stop?.();
  redis.disconnect();
});

test('what is told is forgotten, and nothing else is heard', async () => {
  follow();
  const tell = () => publishEvent(redis, logger, { type: 'items.removed', itemIds: [A, B] });
  // The subscription takes a moment; a removal may be told several times.
  await vi.waitFor(async () => {
    await tell();
    expect(forgotten).toContainEqual({ itemIds: [A, B] });
  });
  await publishEvent(redis, logger, { type: 'publisher.removed', publisherId: QUAY });
  await vi.waitFor(() => expect(forgotten).toContainEqual({ outletId: QUAY }));
});

test('one that cannot be forgotten does not keep the next from being forgotten', async () => {
  follow({
    forget: async (removed) => {
      if ('outletId' in removed) throw new Error('The store is away.');
      note(removed);
    },
  });
  await vi.waitFor(async () => {
    await publishEvent(redis, logger, { type: 'publisher.removed', publisherId: QUAY });
    await publishEvent(redis, logger, { type: 'items.removed', itemIds: [A] });
    expect(forgotten).toContainEqual({ itemIds: [A] });
  });
});

test('an outlet that went while nobody listened is found, and those the feed service knows stay', async () => {
  follow({ sweep: sweep([QUAY, GONE, TARN, GONE]) });
  await vi.waitFor(() => expect(forgotten).toContainEqual({ outletId: GONE }));
  expect(forgotten.every((removed) => 'outletId' in removed && removed.outletId === GONE)).toBe(true);
});

test('an outlet that is missing in one round alone stays', async () => {
  let round = 0;
  const held = async () => {
    round += 1;
    return [QUAY];
  };
  follow({ sweep: { everyMs: EVERY_MS, held, isKnown: async () => round % 2 === 0 } });
  await vi.waitFor(() => expect(round).toBeGreaterThan(6));
  expect(forgotten).toEqual([]);
});

test('while the feed service is away nothing is forgotten, and once it is back what is gone is', async () => {
  let away = true;
  const isKnown = async (id: string) => {
    if (away) throw new Error('The feed service is away.');
    return known.has(id);
  };
  follow({ sweep: sweep([GONE], isKnown) });
  await rounds();
  expect(forgotten).toEqual([]);
  away = false;
  await vi.waitFor(() => expect(forgotten).toContainEqual({ outletId: GONE }));
});

test('once stopped nothing is looked for any more', async () => {
  let asked = 0;
  const isKnown = async () => {
    asked += 1;
    return true;
  };
  follow({ sweep: sweep([QUAY], isKnown) });
  await vi.waitFor(() => expect(asked).toBeGreaterThan(0));
  await stop?.();
  const before = asked;
  await rounds();
  expect(asked).toBe(before);
});
