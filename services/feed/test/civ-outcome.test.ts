import { createLogger } from '@360/chassis/logger';
import { createProducer, type Producer } from '@360/chassis/queue/create-producer';
import { civOutcome } from '@360/contracts/jobs';
import type { NewsItem } from '@360/contracts/news';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSetCivFlags } from '../src/community/set-civ-flags.ts';
import { createItemModel, type ItemModel } from '../src/items/item.model.ts';
import { createArchiveModel } from '../src/retention/archive.model.ts';
import { createArchiveRepo } from '../src/retention/archive.repo.ts';
import { type RunningFeedService, startService } from './_harness.ts';
import { idOf, itemDoc, type News, openNews } from './_news.ts';

const PREFIX = 'civ-outcomes';
const OLD = new Date('2020-01-02T03:04:05.000Z');

let service: RunningFeedService;
let news: News;
let producer: Producer<{ outcomes: { itemId: string; civFlags: string[] }[] }>;
let items: ItemModel;
let archive: ItemModel;

beforeAll(async () => {
  service = await startService([], { QUEUE_PREFIX: PREFIX });
  news = await openNews(service.mongoUrl);
  producer = createProducer(civOutcome, {
    ...{ redisUrl: service.redisUrl, prefix: PREFIX, logger: createLogger('test', 'silent') },
  });
  items = createItemModel(news.connection);
  archive = createArchiveModel(news.connection);
});
afterAll(async () => {
  await producer?.close();
  await news?.close();
  await service?.stop();
});

const shown = async (name: string): Promise<string[]> =>
  ((await (await service.get(`/api/news/${idOf(name)}`)).json()) as NewsItem).civFlags;
const become = (name: string, flags: string[]) =>
  waitUntil(`the flags of ${name}`, 5_000, async () => ((await shown(name)).join() === flags.join() ? true : null));

test('what the community made of items is shown, in lists, on revised ones and in the archive, the last word alone', async () => {
  await news.addItems([itemDoc('settled'), itemDoc('revised', { revisions: 2 })]);
  await news.collection('archive').insertOne(itemDoc('archived', { publishedAt: OLD }) as never);
  expect(await shown('settled')).toEqual([]);
  const of = (name: string, civFlags: string[]) => ({ itemId: idOf(name), civFlags });
  const told = ['settled', 'revised', 'archived', 'gone'].map((name) => of(name, ['challenged']));
  await producer.add({ outcomes: told });
  for (const name of ['settled', 'revised', 'archived']) await become(name, ['challenged']);
  await producer.add({ outcomes: [of('settled', ['verified'])] });
  await become('settled', ['verified']);
  const listed = await waitUntil('the list', 5_000, async () =>
    (await service.items()).find(({ id, civFlags }) => id === idOf('settled') && civFlags.length > 0),
  );
  expect(listed.civFlags).toEqual(['verified']);
  expect(await news.collection('items').countDocuments({ _id: idOf('gone') })).toBe(0);
});

test('one that is settled while it moves into the archive is moved again, with its flags', async () => {
  const moving = itemDoc('moving', { publishedAt: OLD });
  await news.addItems([moving]);
  const set = createSetCivFlags(items, archive);
  const settledMeanwhile = {
    collection: {
      bulkWrite: async (writes: never[]) => {
        await set([{ itemId: moving._id, civFlags: ['verified'] }]);
        return await archive.collection.bulkWrite(writes);
      },
    },
  } as unknown as ItemModel;
  const before = new Date('2021-01-01T00:00:00Z');
  await createArchiveRepo(settledMeanwhile, items).takeBefore(before, 10);
  expect(await shown('moving')).toEqual(['verified']);
  await createArchiveRepo(archive, items).takeBefore(before, 10);
  expect(await news.collection('items').countDocuments({ _id: moving._id })).toBe(0);
  expect(await shown('moving')).toEqual(['verified']);
});
