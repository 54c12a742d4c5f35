import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { publishEvent } from '../src/event-channel.ts';
import { followRemovals, type Removed } from '../src/follow-removals.ts';
import { createLogger } from '../src/logger.ts';
import { connectRedis } from '../src/redis/connect-redis.ts';

const logger = createLogger('test', 'silent');
const redisUrl = inject('redisUrl');
/** Everybody hears all events, those of other tests too: ids that no other test has. */
let ours: string;
const own = (name: string): string => `${name}-${ours}`;
const EVERY_MS = 20;
const SOME_ROUNDS_MS = 10 * EVERY_MS;

let redis: ReturnType<typeof connectRedis>;
let forgotten: Removed[];
let known: Set<string>;
let stop: (() => Promise<void>) | undefined;

const note = (removed: Removed): void => {
  if (JSON.stringify(removed).includes(ours)) forgotten.push(removed);
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
  ours = randomUUID();
  redis = connectRedis(redisUrl, 'producer', logger);
  forgotten = [];
  known = new Set([own('quay'), own('tarn')]);
});
afterEach(async () => {
  await stop?.();
  redis.disconnect();
});

test('what is told is forgotten, and nothing else is heard', async () => {
  follow();
  const tell = () => publishEvent(redis, logger, { type: 'items.removed', itemIds: [own('a'), own('b')] });
  // The subscription takes a moment; a removal may be told several times.
  await vi.waitFor(async () => {
    await tell();
    expect(forgotten).toContainEqual({ itemIds: [own('a'), own('b')] });
  });
  await publishEvent(redis, logger, { type: 'publisher.removed', publisherId: own('quay') });
  await vi.waitFor(() => expect(forgotten).toContainEqual({ outletId: own('quay') }));
});

test('one that cannot be forgotten does not keep the next from being forgotten', async () => {
  follow({
    forget: async (removed) => {
      if ('outletId' in removed) throw new Error('The store is away.');
      note(removed);
    },
  });
  await vi.waitFor(async () => {
    await publishEvent(redis, logger, { type: 'publisher.removed', publisherId: own('quay') });
    await publishEvent(redis, logger, { type: 'items.removed', itemIds: [own('a')] });
    expect(forgotten).toContainEqual({ itemIds: [own('a')] });
  });
});

test('an outlet that went while nobody listened is found, and those the feed service knows stay', async () => {
  follow({ sweep: sweep([own('quay'), own('gone'), own('tarn'), own('gone')]) });
  await vi.waitFor(() => expect(forgotten).toContainEqual({ outletId: own('gone') }));
  expect(forgotten.every((removed) => 'outletId' in removed && removed.outletId === own('gone'))).toBe(true);
});

test('an outlet that is missing in one round alone stays', async () => {
  let round = 0;
  const held = async () => {
    round += 1;
    return [own('quay')];
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
  follow({ sweep: sweep([own('gone')], isKnown) });
  await rounds();
  expect(forgotten).toEqual([]);
  away = false;
  await vi.waitFor(() => expect(forgotten).toContainEqual({ outletId: own('gone') }));
});

test('once stopped nothing is looked for any more', async () => {
  let asked = 0;
  const isKnown = async () => {
    asked += 1;
    return true;
  };
  follow({ sweep: sweep([own('quay')], isKnown) });
  await vi.waitFor(() => expect(asked).toBeGreaterThan(0));
  await stop?.();
  const before = asked;
  await rounds();
  expect(asked).toBe(before);
});
