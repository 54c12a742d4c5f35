import {
  COLLECTIONS_MAX,
  type Collection,
  SAVED_MAX,
  type SavedItem,
  type SavedList,
  savedListSchema,
} from '@360/contracts/library';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { itemOf } from './_feed.ts';
import { nextOf, type OpenReader, openReader, problemOf, type TestReader } from './_harness.ts';

let reader: OpenReader;
let ana: TestReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader?.stop());
beforeEach(() => {
  ana = reader.newReader();
  reader.feed.fails = null;
});

let items = 0;
const publish = (more = {}) => reader.feed.publish(itemOf(`item-${++items}`, more));
const keep = (who: TestReader, id: string) => who.ask(`/api/saved/${id}`, 'PUT');
const kept = async (who: TestReader, query = '') => (await who.read<SavedList>(`/api/saved${query}`)).items;
const collect = (who: TestReader, name: string) => who.read<Collection>('/api/collections', 'POST', { name });
const put = (who: TestReader, id: string, collections: string[]) =>
  who.ask(`/api/saved/${id}/collections`, 'POST', { collections });

describe('a report that is kept', () => {
  test('stands as it was when it was kept, and after it has left the feed', async () => {
    const item = publish({ duration: 90, contentType: 'video' });
    const answer = await keep(ana, item.id);
    expect(answer.status).toBe(201);
    const saved = (await answer.json()) as SavedItem;
    expect(saved).toMatchObject({
      ...{ id: item.id, title: item.title, summary: item.summary, type: 'video', duration: 90, storyId: 'story-1' },
      ...{ sourceName: 'The Quay', sourceUrl: item.sourceUrl, publishedAt: item.publishedAt, thumbnail: item.imageUrl },
      ...{ collections: [], removed: false },
    });
    reader.feed.items.delete(item.id);
    expect(savedListSchema.parse(await ana.read('/api/saved')).items).toEqual([saved]);
  });

  test('is one however often and fast it is kept, and asked for once more costs the feed nothing', async () => {
    const { id } = publish();
    const answers = await Promise.all(Array.from({ length: 12 }, () => keep(ana, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(11).fill(200), 201]);
    reader.feed.fails = 503;
    expect((await keep(ana, id)).status).toBe(200);
    expect(await kept(ana)).toHaveLength(1);
  });

  test('goes, and is gone however often that is asked', async () => {
    const { id } = publish();
    await keep(ana, id);
    for (const _ of [1, 2]) expect((await ana.ask(`/api/saved/${id}`, 'DELETE')).status).toBe(204);
    expect(await kept(ana)).toEqual([]);
  });

  test('is listed page by page, the last one first, each once', async () => {
    const ids = Array.from({ length: 13 }, () => publish().id);
    for (const id of ids) await keep(ana, id);
    const seen: string[] = [];
    let path: string | undefined = '/api/saved?limit=5';
    while (path) {
      const answer = await ana.ask(path);
      seen.push(...((await answer.json()) as SavedList).items.map(({ id }) => id));
      path = nextOf(answer);
    }
    expect(seen).toEqual(ids.toReversed());
  });
});

test.each(['no-such-item', '..%2Fstatus', '%24ne', 'x'.repeat(300)])(
  'what is no report, “%s”, cannot be kept',
  async (id) => {
    expect(await problemOf(await keep(ana, id))).toEqual([404, 'not_found', 'There is no such report.']);
  },
);

test('while the feed is away a new report is refused with a sentence, and what is kept is read on', async () => {
  const [one, two] = [publish(), publish()];
  await keep(ana, one.id);
  reader.feed.fails = 500;
  expect(await problemOf(await keep(ana, two.id))).toEqual([
    502,
    'upstream_unavailable',
    'The news cannot be asked right now. Please try again in a moment.',
  ]);
  expect(await kept(ana)).toHaveLength(1);
});

test(`no more than ${SAVED_MAX} reports are kept, however fast they come`, async () => {
  const rows = Array.from({ length: SAVED_MAX - 3 }, (_, place) => ({
    ...{ _id: `${ana.sub}-${place}`, sub: ana.sub, place, itemId: `old-${place}`, type: 'article' },
    ...{ title: '', summary: '', sourceName: '', savedAt: new Date(0), collections: [], removed: false },
  }));
  await reader.mongo.collection('saved_items').insertMany(rows as never);
  const answers = await Promise.all(Array.from({ length: 8 }, () => keep(ana, publish().id)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, ...Array(5).fill(409)]);
  expect((await problemOf(await keep(ana, publish().id)))[2]).toMatch(/^You keep 2,000 reports, which is the most/);
  await ana.ask('/api/saved/old-7', 'DELETE');
  expect((await keep(ana, publish().id)).status).toBe(201);
});

describe('a collection', () => {
  test('holds kept reports, says how many, and lists them', async () => {
    const [one, two, three] = [publish(), publish(), publish()];
    for (const { id } of [one, two, three]) await keep(ana, id);
    const [harbour, trains] = [await collect(ana, 'Harbour'), await collect(ana, 'Night trains')];
    await put(ana, one.id, [harbour.id, trains.id, harbour.id]);
    expect(await (await put(ana, two.id, [harbour.id])).json()).toMatchObject({ collections: [harbour.id] });
    const { collections } = await ana.read<{ collections: Collection[] }>('/api/collections');
    expect(collections.map(({ name, count }) => [name, count])).toEqual([
      ['Harbour', 2],
      ['Night trains', 1],
    ]);
    expect((await kept(ana, `?collection=${harbour.id}`)).map(({ id }) => id)).toEqual([two.id, one.id]);
    await put(ana, one.id, []);
    expect((await kept(ana, `?collection=${harbour.id}`)).map(({ id }) => id)).toEqual([two.id]);
  });

  test('is one by its name, however often and fast it is added', async () => {
    const answers = await Promise.all(
      ['Harbour', 'harbour ', ' HARBOUR', 'Harbour'].map((name) => ana.ask('/api/collections', 'POST', { name })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 201]);
    expect(
      new Set((await Promise.all(answers.map((each) => each.json()))).map((each) => (each as Collection).id)).size,
    ).toBe(1);
  });

  test('can be given another name, not one that another has', async () => {
    const [one, two] = [await collect(ana, 'One'), await collect(ana, 'Two')];
    const rename = (name: string) => ana.ask(`/api/collections/${one.id}`, 'PATCH', { name });
    expect(await (await rename('ONE')).json()).toMatchObject({ id: one.id, name: 'ONE' });
    expect((await problemOf(await rename('two'))).slice(0, 2)).toEqual([409, 'conflict']);
    expect((await ana.ask(`/api/collections/${two.id}`, 'PATCH', { name: ' ' })).status).toBe(400);
  });

  test('goes without its reports', async () => {
    const { id } = publish();
    await keep(ana, id);
    const harbour = await collect(ana, 'Harbour');
    await put(ana, id, [harbour.id]);
    for (const _ of [1, 2]) expect((await ana.ask(`/api/collections/${harbour.id}`, 'DELETE')).status).toBe(204);
    expect(await kept(ana)).toMatchObject([{ id, collections: [] }]);
    expect((await ana.ask(`/api/saved?collection=${harbour.id}`)).status).toBe(404);
  });

  test('that is not there, or a report that is not kept, is said so', async () => {
    const { id } = publish();
    const { id: harbour } = await collect(ana, 'Harbour');
    expect((await problemOf(await put(ana, id, [harbour])))[2]).toBe('You do not keep this report.');
    await keep(ana, id);
    expect((await problemOf(await put(ana, id, ['none'])))[2]).toBe('There is no such collection.');
  });

  test(`is refused beyond ${COLLECTIONS_MAX}`, async () => {
    const names = Array.from({ length: COLLECTIONS_MAX + 4 }, (_, at) => ({ name: `Shelf ${at}` }));
    const answers = await Promise.all(names.map((body) => ana.ask('/api/collections', 'POST', body)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(COLLECTIONS_MAX);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4);
  });
});

test.each(['limit=0', 'limit=101', 'cursor=nonsense'])('%s is refused', async (query) => {
  expect((await ana.ask(`/api/saved?${query}`)).status).toBe(400);
});
