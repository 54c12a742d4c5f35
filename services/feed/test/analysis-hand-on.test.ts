import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { createProducer } from '@360/chassis/queue/create-producer';
import { createWorker } from '@360/chassis/queue/create-worker';
import { storyAnalysis } from '@360/contracts/jobs';
import { ownStores } from '@360/testkit/own-stores';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createContext, type FeedContext } from '../src/context.ts';
import { createStoryRefresher } from '../src/stories/refresh-stories.ts';
import { idOf, itemDoc } from './_news.ts';

const stores = ownStores();
const logger = createLogger('test', 'silent');
const queue = { redisUrl: stores.redisUrl, prefix: `test-${randomUUID().slice(0, 8)}`, logger };
const depth = createProducer(storyAnalysis, queue);
let media: string;
let context: FeedContext;

const openContext = (redisUrl: string) =>
  createContext(
    readConfig({
      PORT: '0',
      MONGO_URL: stores.mongoUrl,
      REDIS_URL: redisUrl,
      QUEUE_PREFIX: queue.prefix,
      IDENTITY_KEY: randomBytes(32).toString('base64url'),
      CATALOGUE: 'none',
      LIVE_CHANNELS: 'none',
      MEDIA_CACHE: media,
      ENSURE_INDEXES: 'true',
    }),
    logger,
  );

beforeAll(async () => {
  media = await mkdtemp(path.join(tmpdir(), '360-analysed-'));
  context = await openContext(stores.redisUrl);
});

afterAll(async () => {
  await depth.close();
  await context?.close();
  await stores.drop();
  await rm(media, { recursive: true, force: true });
});

const put = (storyId: string, ...names: string[]) =>
  context.items.insertNew(names.map((name) => itemDoc(name, { stage: 'grouped', storyId })));
const refresh = (...ids: string[]) => createStoryRefresher(context).refreshAll(ids);

test('a story of two reports is handed on, rests, and is one job however often it changes meanwhile', async () => {
  const [pair, single] = [idOf('pair'), idOf('single')];
  await put(single, 'alone');
  await put(pair, 'one', 'two');
  await refresh(single, pair);
  await refresh(single, pair);
  expect(await depth.depth()).toBe(1);

  const done: { storyId: string; at: number }[] = [];
  const told = Date.now();
  const again = createProducer({ ...storyAnalysis, delayMs: 0 }, queue);
  const worker = createWorker(
    storyAnalysis,
    async ({ storyId }) => {
      done.push({ storyId, at: Date.now() });
      // it changes while it is analysed
      if (done.length === 1) await again.add({ storyId, asOf: Date.now() });
    },
    { ...queue, metrics: createMetrics('test'), concurrency: 1 },
  );
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(2);
  expect(done.map(({ storyId }) => storyId)).toEqual([pair, pair]);
  expect((done[0]?.at ?? 0) - told).toBeGreaterThan(2_000);
  await worker.close();
  await again.close();
});

test('a story that is gone is handed on', async () => {
  await refresh(idOf('gone'));
  expect(await depth.depth()).toBe(1);
});

test('items are not finished where the queue does not take their story', async () => {
  const id = idOf('unheard');
  await put(id, 'three', 'four');
  const nowhere = await openContext('redis://127.0.0.1:1');
  try {
    const searchIndex = { items: async () => {}, stories: async () => {} };
    await expect(createStoryRefresher({ ...nowhere, searchIndex }).refreshAll([id])).rejects.toThrow();
  } finally {
    await nowhere.close();
  }
  expect(await context.items.storiesToRenew(10)).toContain(id);
});
