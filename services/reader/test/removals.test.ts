import type { ActivityEntry } from '@360/contracts/activity';
import type { SavedList } from '@360/contracts/library';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { itemOf } from './_feed.ts';
import { fillReader } from './_full-reader.ts';
import { EVERY_MS, type OpenReader, openReader, type TestReader } from './_harness.ts';

let reader: OpenReader;
let ana: TestReader;
let worker: { stop: () => Promise<void> } | undefined;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader?.stop());
beforeEach(() => {
  ana = reader.newReader();
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  reader.feed.fails = null;
  reader.feed.addPublisher('harbour', 'The Quay');
});

const saved = async () => (await ana.read<SavedList>('/api/saved')).items;
const emptied = () => waitUntil('an emptied report', 5_000, async () => (await saved()).find(({ removed }) => removed));
/** Its line stays, and nothing that its publisher wrote. */
const nothingLeft = (id: string) => ({
  ...{ id, removed: true, title: '', summary: '', sourceName: '', sourceUrl: null, publishedAt: null },
  ...{ thumbnail: null, duration: null, storyId: null },
});
const startWorker = async () => {
  worker = await reader.start('worker');
  // Its subscription may take a moment; events before it are found by the sweep, which these tests are not about.
  await new Promise((resolve) => setTimeout(resolve, 300));
};

test('a report that its publisher takes back is emptied, its line, collections and place stay', async () => {
  const { itemId, collectionId, entryId } = await fillReader(reader, ana);
  await startWorker();
  await reader.publish({ type: 'items.removed', itemIds: [itemId, 'other'] });
  expect(await emptied()).toMatchObject({ ...nothingLeft(itemId), collections: [collectionId] });
  const { entries } = await ana.read<{ entries: ActivityEntry[] }>('/api/activity');
  expect(entries.find(({ id }) => id === entryId)).toMatchObject({ subject: itemId, title: '' });
  expect((await ana.notifications()).notifications).toEqual([]);
});

test('with a publisher its reports and its followers go, others stay', async () => {
  const { itemId } = await fillReader(reader, ana);
  reader.feed.addPublisher('tide.example', 'The Tide');
  const tide = itemOf('tide-9', { outlet: { id: 'tide.example', name: 'The Tide', country: null, site: null } });
  reader.feed.publish(tide);
  await ana.read('/api/saved/tide-9', 'PUT');
  await ana.read('/api/follows/publisher/tide.example', 'PUT');
  await startWorker();
  await reader.publish({ type: 'publisher.removed', publisherId: 'harbour' });
  expect(await emptied()).toMatchObject(nothingLeft(itemId));
  expect((await saved()).find(({ id }) => id === 'tide-9')).toMatchObject({ removed: false, title: tide.title });
  const { follows } = await ana.read<{ follows: { id: string }[] }>('/api/follows');
  expect(follows.map(({ id }) => id).toSorted()).toEqual(['harbour', 'tide.example']);
});

test('what was told while nobody listened is found later; a feed that is away, or knows it again, costs nothing', async () => {
  const { itemId } = await fillReader(reader, ana);
  reader.feed.fails = 503;
  await startWorker();
  await new Promise((resolve) => setTimeout(resolve, 4 * EVERY_MS));
  expect((await saved()).map(({ removed }) => removed)).toEqual([false]);
  reader.feed.publishers.delete('harbour');
  reader.feed.fails = null;
  expect(await emptied()).toMatchObject(nothingLeft(itemId));
});
