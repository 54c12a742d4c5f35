import { createMetrics } from '@360/chassis/metrics';
import { createWorker, type JobWorker } from '@360/chassis/queue/create-worker';
import { createMarkedHandOn } from '@360/chassis/queue/marked-hand-on';
import type { Content } from '@360/contracts/content';
import { searchIndexing } from '@360/contracts/jobs';
import { writingDocumentsSchema } from '@360/contracts/search-documents';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { logger, type OpenReader, openReader, type TestReader } from './_harness.ts';

const PATH = '/internal/search/posts';
const PATIENCE = { timeout: 10_000 };

let reader: OpenReader;
let worker: JobWorker;
let ana: TestReader;
/** Every post that was handed on, with the title that the service gave of it at that moment; null where it gave none. */
const handedOn: { id: string; title: string | null }[] = [];

const documents = async (query: string) =>
  writingDocumentsSchema.parse(await (await reader.askAs('service:search')(`${PATH}?${query}`)).json());
const document = async (id: string) => (await documents(`ids=${id}`)).documents[0];
const write = (more: object = {}) =>
  ana.read<Content>('/api/content', 'POST', { title: 'A walk', description: 'What I saw.', ...more });
const lastOf = (id: string) => handedOn.findLast((each) => each.id === id)?.title;
const toBeHandedOn = (id: string, title: string | null) => expect.poll(() => lastOf(id), PATIENCE).toBe(title);
const marks = () => reader.mongo.collection('search_marks').countDocuments();

beforeAll(async () => {
  reader = await openReader();
  const note = async ({ kind, ids }: { kind: string; ids: string[] }) => {
    expect(kind).toBe('posts');
    const found = new Map((await documents(`ids=${ids.join()}`)).documents.map(({ id, title }) => [id, title]));
    handedOn.push(...ids.map((id) => ({ id, title: found.get(id) ?? null })));
  };
  worker = createWorker(searchIndexing, note, { ...reader.queue, metrics: createMetrics('test'), concurrency: 1 });
});
afterAll(async () => {
  await worker?.close();
  await reader?.stop();
});
beforeEach(() => {
  ana = reader.newReader();
});

describe('a post as the search index takes it', () => {
  test('is for everybody where it is public, else for its author alone', async () => {
    const open = await write({ searchTags: ['harbour'], newsKeywords: ['harbour', 'strike'] });
    expect(await document(open.id)).toEqual({
      ...{ id: open.id, kind: 'post', title: 'A walk', summary: 'What I saw.', text: 'What I saw.', owner: null },
      ...{
        tags: ['harbour', 'strike'],
        authorId: open.authorId,
        authorName: open.authorName,
        publishedAt: open.createdAt,
        goneAt: null,
      },
    });
    for (const visibility of ['followers', 'private'])
      expect((await document((await write({ visibility })).id))?.owner).toBe(ana.sub);
  });

  test('stands in a walk through all of them, each once', async () => {
    for (let at = 0; at < 5; at++) await write({ visibility: 'private' });
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: Awaited<ReturnType<typeof documents>> = await documents(`after=${after}&limit=2`);
      seen.push(...page.documents.map(({ id }) => id));
      after = page.next;
    }
    expect(seen).toEqual(seen.toSorted());
    expect(new Set(seen).size).toBe(await reader.mongo.collection('posts').countDocuments());
  });

  test('is handed to the search service alone', async () => {
    for (const sub of [ana.sub, 'service:analysis', 'service:reader', 'search'])
      expect((await reader.askAs(sub)(`${PATH}?limit=1`)).status).toBe(403);
    expect((await fetch(`${reader.url}${PATH}`)).status).toBe(401);
  });
});

describe('the search index is told', () => {
  test('of what is written, changed and removed, as it is by then', async () => {
    const { id } = await write();
    await toBeHandedOn(id, 'A walk');
    await ana.read(`/api/content/${id}`, 'PATCH', { title: 'Another walk' });
    await toBeHandedOn(id, 'Another walk');
    await ana.ask(`/api/content/${id}`, 'DELETE');
    await toBeHandedOn(id, null);
    await expect.poll(marks, PATIENCE).toBe(0);
  });

  test('of all posts of a reader who is called otherwise, or who goes', async () => {
    const ids = [await write(), await write({ visibility: 'private' })].map(({ id }) => id);
    for (const id of ids) await toBeHandedOn(id, 'A walk');
    handedOn.length = 0;
    await ana.read('/api/profile', 'PATCH', { name: 'Ana of the quay' });
    for (const id of ids) await toBeHandedOn(id, 'A walk');
    expect((await document(ids[0] ?? ''))?.authorName).toBe('Ana of the quay');
    await ana.ask('/api/account', 'DELETE');
    for (const id of ids) await toBeHandedOn(id, null);
  });

  test('not of what another reader tries', async () => {
    const { id } = await write();
    await toBeHandedOn(id, 'A walk');
    handedOn.length = 0;
    const ben = reader.newReader();
    expect((await ben.ask(`/api/content/${id}`, 'DELETE')).status).toBe(404);
    expect((await ben.ask(`/api/content/${'x'.repeat(200)}`, 'DELETE')).status).toBe(404);
    expect((await ben.ask(`/api/content/${id}`, 'PATCH', { title: 'Mine' })).status).toBe(404);
    expect([handedOn, await marks()]).toEqual([[], 0]);
  });

  test('by the next process of what one that died had not told', async () => {
    const { id } = await write();
    await toBeHandedOn(id, 'A walk');
    handedOn.length = 0;
    const at = new Date(Date.now() - 60_000);
    await reader.mongo
      .collection('search_marks')
      .insertOne({ _id: id as never, round: 'r', markedAt: at, written: false });
    const next = await reader.start('worker');
    await toBeHandedOn(id, 'A walk');
    await expect.poll(marks, PATIENCE).toBe(0);
    await next.stop();
  });
});

describe('a change that is handed on', () => {
  const open = (handOn: (ids: string[]) => Promise<void>, collection: string) =>
    createMarkedHandOn({ connection: reader.mongo, collection, handOn, logger, leftAfterMs: 100 });
  const left = (collection: string) => reader.mongo.collection(collection).countDocuments();

  test('is told after it was written, also where writing failed, and not where it cannot be marked', async () => {
    const told: string[][] = [];
    const { around } = open(async (ids) => void told.push(ids), 'marks_a');
    const order: string[] = [];
    await around(['a', 'a', 'b'], async () => void order.push(`written, told ${told.length}`));
    expect([order, told]).toEqual([['written, told 0'], [['a', 'b']]]);
    const fails = around(['c'], () => Promise.reject(new Error('no')));
    await expect(fails).rejects.toThrow('no');
    expect(told.at(-1)).toEqual(['c']);
    expect(await around([], async () => 7)).toBe(7);
    expect([told.length, await left('marks_a')]).toEqual([2, 0]);
  });

  test('is told later where the queue did not take it', async () => {
    const told: string[][] = [];
    let isAway = true;
    const handOn = async (ids: string[]) => {
      if (isAway) throw new Error('away');
      told.push(ids);
    };
    const handing = open(handOn, 'marks_b');
    expect(await handing.around(['a'], async () => 'done')).toBe('done');
    expect(await left('marks_b')).toBe(1);
    isAway = false;
    const sweep = handing.startSweep();
    await expect.poll(() => told, PATIENCE).toEqual([['a']]);
    await expect.poll(() => left('marks_b'), PATIENCE).toBe(0);
    await sweep.stop();
  });
});
