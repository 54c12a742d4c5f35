import { createMetrics } from '@360/chassis/metrics';
import { createProducer } from '@360/chassis/queue/create-producer';
import { createWorker, type JobWorker } from '@360/chassis/queue/create-worker';
import { readerRemoval, searchIndexing } from '@360/contracts/jobs';
import { writingDocumentsSchema } from '@360/contracts/search-documents';
import { signedFetch } from '@360/testkit/signed-fetch';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pierStory } from './_feed.ts';
import { newStoryId } from './_harness.ts';
import { type OpenRoom, openRoom, resultOf } from './_room.ts';

const PATH = '/internal/search/briefings';
const PATIENCE = { timeout: 25_000 };
const SUBJECT = 'the pier at Marrow';

let room: OpenRoom;
let worker: JobWorker;
let briefer: { stop: () => Promise<void> };
let ana: ReturnType<OpenRoom['as']>;
let sub: string;
let readers = 0;
/** The text of each briefing that was handed on, as the service gave it at that moment; null where it gave none. */
const handedOn = new Map<string, string | null>();

const askAs = (who: string) => signedFetch(room.url, room.key, { sub: who, sid: who, roles: ['reader'] });
const documents = async (query: string) =>
  writingDocumentsSchema.parse(await (await askAs('service:search')(`${PATH}?${query}`)).json()).documents;
const ask = async (): Promise<string> => {
  const response = await ana.post('/api/generate-briefing', { subject: SUBJECT });
  return ((await response.json()) as { briefingId: string }).briefingId;
};
const told = (id: string) => expect.poll(() => handedOn.get(id), PATIENCE);

beforeAll(async () => {
  room = await openRoom();
  const note = async ({ kind, ids }: { kind: string; ids: string[] }) => {
    expect(kind).toBe('briefings');
    const found = new Map((await documents(`ids=${ids.join()}`)).map(({ id, text }) => [id, text]));
    for (const id of ids) handedOn.set(id, found.get(id) ?? null);
  };
  worker = createWorker(searchIndexing, note, { ...room.queue, metrics: createMetrics('test'), concurrency: 1 });
  briefer = await room.startWorker();
});
afterAll(async () => {
  await briefer?.stop();
  await worker?.close();
  await room?.stop();
});
beforeEach(() => {
  sub = `anon:searching-${readers++}`;
  ana = room.as(sub);
  const storyId = newStoryId();
  room.feed.put(pierStory(storyId, ['heron', 'wren', 'teal']));
  room.neighbours.results = [resultOf(storyId, 'story', 'Pier at Marrow collapses', storyId)];
  handedOn.clear();
});

test('a briefing is handed on once it is written, for its reader alone, and again when it is removed', async () => {
  const id = await ask();
  expect(await documents(`ids=${id}`)).toEqual([]);
  await told(id).toContain('Divers searched the water');
  const [document] = await documents(`ids=${id}`);
  expect(document).toMatchObject({ id, kind: 'briefing', title: SUBJECT, owner: sub, authorName: '' });
  expect(Date.parse(document?.goneAt ?? '')).toBeGreaterThan(Date.now() + 360 * 86_400_000);
  expect((await room.as('anon:other').remove(`/api/briefings/${id}`)).status).toBe(404);
  expect((await ana.remove(`/api/briefings/${id}`)).status).toBe(204);
  await told(id).toBeNull();
  expect(await room.mongo.collection('search_marks').countDocuments()).toBe(0);
});

test('it goes with the account of its reader', async () => {
  const id = await ask();
  await told(id).toContain('Divers');
  const removals = createProducer(readerRemoval, room.queue);
  await removals.add({ sub });
  await told(id).toBeNull();
  await removals.close();
});

test('what a publisher takes back leaves its text within seconds', async () => {
  const id = await ask();
  await told(id).toContain('Divers');
  const stored = await room.mongo
    .collection<{ _id: string; origins: { itemId: string }[] }>('briefings')
    .findOne({ _id: id });
  const itemIds = stored?.origins.map(({ itemId }) => itemId) ?? [];
  await room.publish({ type: 'items.removed', itemIds });
  await told(id).not.toContain('Divers');
});

test('briefings of readers are handed to the search service alone', async () => {
  for (const who of [sub, 'service:reader', 'service:analysis'])
    expect((await askAs(who)(`${PATH}?limit=1`)).status).toBe(403);
});
