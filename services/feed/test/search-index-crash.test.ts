import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { createWorker, type JobWorker } from '@360/chassis/queue/create-worker';
import { searchIndexing } from '@360/contracts/jobs';
import { SEARCH_BATCH } from '@360/contracts/search';
import { ownStores } from '@360/testkit/own-stores';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createContext, type FeedContext } from '../src/context.ts';
import type { IndexingJob } from '../src/search-index/hand-on.ts';
import { createStoryRefresher } from '../src/stories/refresh-stories.ts';
import { idOf, itemDoc } from './_news.ts';

const stores = ownStores();
const logger = createLogger('test', 'silent');
const prefix = `test-${randomUUID().slice(0, 8)}`;
let media: string;
let context: FeedContext;
let worker: JobWorker;
const jobs: IndexingJob[] = [];

const configFor = (redisUrl: string) =>
  readConfig({
    PORT: '0',
    MONGO_URL: stores.mongoUrl,
    REDIS_URL: redisUrl,
    QUEUE_PREFIX: prefix,
    IDENTITY_KEY: randomBytes(32).toString('base64url'),
    CATALOGUE: 'none',
    LIVE_CHANNELS: 'none',
    MEDIA_CACHE: media,
    ENSURE_INDEXES: 'true',
  });

beforeAll(async () => {
  media = await mkdtemp(path.join(tmpdir(), '360-handed-on-'));
  context = await createContext(configFor(stores.redisUrl), logger);
  const taking = { redisUrl: stores.redisUrl, prefix, logger, metrics: createMetrics('test'), concurrency: 1 };
  worker = createWorker(searchIndexing, async (job) => void jobs.push(job), taking);
});

afterAll(async () => {
  await worker?.close();
  await context?.close();
  await stores.drop();
  await rm(media, { recursive: true, force: true });
});

beforeEach(() => {
  jobs.length = 0;
});

const handedOn = (count: number) =>
  waitUntil(`${count} jobs`, 10_000, async () => (jobs.length >= count ? jobs : null));

test('a story whose hand-on fails is computed again, and handed on then', async () => {
  await context.items.insertNew([itemDoc('report', { stage: 'grouped', storyId: idOf('story') })]);
  const nowhere = await createContext(configFor('redis://127.0.0.1:1'), logger);
  try {
    await expect(createStoryRefresher(nowhere).refreshAll([idOf('story')])).rejects.toThrow();
  } finally {
    await nowhere.close();
  }
  expect(await context.items.storiesToRenew(10)).toEqual([idOf('story')]);
  await createStoryRefresher(context).refreshAll([idOf('story')]);
  expect(await context.items.storiesToRenew(10)).toEqual([]);
  expect(await handedOn(2)).toMatchObject([
    { kind: 'items', ids: [idOf('report')] },
    { kind: 'stories', ids: [idOf('story')] },
  ]);
});

test('a story without a report left is handed on as well', async () => {
  await createStoryRefresher(context).refreshAll([idOf('empty')]);
  expect(await handedOn(1)).toMatchObject([{ kind: 'stories', ids: [idOf('empty')] }]);
});

test('many ids go in jobs of a batch each, and the same ids again in a round of their own', async () => {
  const ids = Array.from({ length: SEARCH_BATCH + 1 }, (_, at) => idOf(`many ${at}`));
  await context.searchIndex.items([...ids, ...ids]);
  await context.searchIndex.items(ids);
  const handed = await handedOn(4);
  expect(handed.map((job) => job.ids.length).toSorted((a, b) => a - b)).toEqual([1, 1, SEARCH_BATCH, SEARCH_BATCH]);
  expect(new Set(handed.map(({ round }) => round)).size).toBe(4);
});
