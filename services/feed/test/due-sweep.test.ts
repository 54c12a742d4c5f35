import { createLogger } from '@360/chassis/logger';
import type { Loop } from '@360/chassis/loop';
import { createMetrics } from '@360/chassis/metrics';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { createProducer } from '@360/chassis/queue/create-producer';
import { createWorker } from '@360/chassis/queue/create-worker';
import { feedPolling } from '@360/contracts/jobs';
import { ownStores } from '@360/testkit/own-stores';
import type { Connection, Model } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createFeedModel, type FeedDoc } from '../src/feeds/feed.model.ts';
import { createFeedRepo } from '../src/feeds/feed.repo.ts';
import { startDueSweep } from '../src/feeds/sweep-due.ts';
import { createLease } from '../src/lease.ts';

const logger = createLogger('test', 'silent');
const stores = ownStores();
const queue = { redisUrl: stores.redisUrl, prefix: stores.queuePrefix, logger };
const producer = createProducer(feedPolling, queue);
const sweeps: Loop[] = [];

let mongo: Connection;
let model: Model<FeedDoc>;
beforeAll(async () => {
  mongo = await connectMongo(stores.mongoUrl, logger);
  model = createFeedModel(mongo);
  await model.createIndexes();
});
beforeEach(() => model.deleteMany());
afterEach(async () => {
  for (const sweep of sweeps.splice(0)) await sweep.stop();
});
afterAll(async () => {
  await producer.close();
  await mongo?.close();
  await stores.drop();
});

const put = (count: number) =>
  createFeedRepo(model).replaceSources(
    Array.from({ length: count }, (_, at) => ({
      _id: `feed-${at}`,
      url: `https://outlet.example/${at}`,
      kind: 'feed' as const,
      accounts: [],
      publisherId: 'p',
      category: null,
      language: null,
    })),
    new Date(),
  );

/** A process that hands on what is due. */
const sweep = () => {
  const lease = createLease(mongo, 'due feeds');
  const started = startDueSweep({ feeds: createFeedRepo(model), producer, lease, logger });
  sweeps.push(started);
  return started;
};

/** Takes every job there is and says what was in each. */
const takeJobs = async (feeds: number): Promise<string[][]> => {
  const taken: string[][] = [];
  const worker = createWorker(
    feedPolling,
    async ({ feedIds }) => {
      taken.push(feedIds);
    },
    { ...queue, metrics: createMetrics('test'), concurrency: 1 },
  );
  await expect.poll(() => taken.flat().length, { timeout: 10_000 }).toBeGreaterThanOrEqual(feeds);
  await expect.poll(() => producer.depth()).toBe(0);
  await worker.close();
  return taken;
};

test('what is due is handed on once, many in a job, however many processes look', async () => {
  await put(100);
  sweep();
  sweep();
  await expect.poll(() => producer.depth(), { timeout: 10_000 }).toBe(7);
  const jobs = await takeJobs(100);
  expect(jobs.flat()).toHaveLength(100);
  expect(new Set(jobs.flat()).size).toBe(100);
});

test('a process that stops leaves what comes due to the others', async () => {
  const first = sweep();
  await put(3);
  expect((await takeJobs(3)).flat().sort()).toEqual(['feed-0', 'feed-1', 'feed-2']);
  sweep();
  await first.stop();
  await model.updateOne({ _id: 'feed-1' }, { nextPollAt: new Date() });
  expect((await takeJobs(1)).flat()).toContain('feed-1');
});

test('the queue is not filled with more than is soon taken up', async () => {
  for (let at = 0; at < 128; at++) await producer.add({ feedIds: [`elsewhere-${at}`] });
  await put(20);
  sweep();
  await expect(expect.poll(() => producer.depth(), { timeout: 1_500 }).toBeGreaterThan(128)).rejects.toThrow();
  expect((await takeJobs(148)).flat()).toHaveLength(148);
});
