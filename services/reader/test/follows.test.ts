import {
  FOLLOWS_MAX,
  type Follow,
  type FollowedItems,
  followedItemsSchema,
  followListSchema,
} from '@360/contracts/follows';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { itemOf } from './_feed.ts';
import { type OpenReader, openReader, problemOf, type TestReader } from './_harness.ts';
import { resultOf } from './_search.ts';

const PATH = '/api/follows';
let reader: OpenReader;
let ana: TestReader;
beforeAll(async () => {
  reader = await openReader();
  reader.feed.addPublisher('tide.example', 'The Tide');
});
afterAll(() => reader?.stop());
beforeEach(async () => {
  ana = reader.newReader();
  await reader.mongo.collection('follows').deleteMany({});
  reader.search.found.clear();
  reader.search.refused.clear();
  reader.feed.items.clear();
  reader.search.fails = null;
  reader.feed.fails = null;
});

const follow = (who: TestReader, kind: string, id: string) =>
  who.ask(`${PATH}/${kind}/${encodeURIComponent(id)}`, 'PUT');
const followed = async (who: TestReader) => (await who.read<{ follows: Follow[] }>(PATH)).follows;
const newest = (who: TestReader, query = '') => who.read<FollowedItems>(`${PATH}/items${query}`);
/** Found by a search, and there in the feed where it is not only in the index. */
const find = (
  key: string,
  id: string,
  minutesAgo: number,
  { inFeed = true, type = 'article' as 'article' | 'story' } = {},
) => {
  const at = new Date(Date.now() - minutesAgo * 60_000);
  reader.search.found.set(key, [...(reader.search.found.get(key) ?? []), resultOf(id, at, { type })]);
  if (inFeed) reader.feed.publish(itemOf(id, { publishedAt: at.toISOString() }));
};
const names = ({ items, failed }: FollowedItems) => [items.map(({ id }) => id), failed.map(({ name }) => name)];

describe('following', () => {
  test('outlets and topics are listed, the last first, with their names', async () => {
    expect((await follow(ana, 'publisher', 'harbour')).status).toBe(201);
    await follow(ana, 'topic', ' Angela  Merkel');
    const { follows } = followListSchema.parse(await ana.read(PATH));
    expect(follows).toMatchObject([
      { kind: 'topic', id: 'angela merkel', name: 'Angela Merkel', followers: 1 },
      { kind: 'publisher', id: 'harbour', name: 'The Quay', followers: 1 },
    ]);
  });

  test('is done once however often and fast, and undone the same way', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => follow(ana, 'topic', 'Harbour')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(7).fill(200), 201]);
    for (const _ of [1, 2]) expect((await ana.ask(`${PATH}/topic/HARBOUR`, 'DELETE')).status).toBe(204);
    expect(await followed(ana)).toEqual([]);
  });

  test('is counted exactly, under repeats and where it ends', async () => {
    const readers = Array.from({ length: 5 }, () => reader.newReader());
    await Promise.all([...readers, ...readers, ...readers].map((each) => follow(each, 'publisher', 'harbour')));
    await readers[0]?.ask(`${PATH}/publisher/harbour`, 'DELETE');
    await readers[0]?.ask(`${PATH}/publisher/harbour`, 'DELETE');
    const answer = await follow(ana, 'publisher', 'harbour');
    expect(await answer.json()).toMatchObject({ followers: 5 });
    await follow(ana, 'topic', 'harbour');
    expect((await followed(ana)).map(({ followers }) => followers)).toEqual([1, 5]);
  });

  test('has an end', async () => {
    const topics = Array.from({ length: FOLLOWS_MAX.topic + 3 }, (_, at) => `topic ${at}`);
    const answers = await Promise.all(topics.map((topic) => follow(ana, 'topic', topic)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(FOLLOWS_MAX.topic);
    expect((await problemOf(await follow(ana, 'topic', 'one more')))[2]).toMatch(
      /^You follow 30 topics, which is the most/,
    );
    expect((await follow(ana, 'publisher', 'harbour')).status).toBe(201);
  });

  test.each([
    ['publisher', 'nobody', 404, 'There is no such publisher.'],
    ['publisher', '../status', 404, 'There is no such publisher.'],
    ['topic', '—', 400, 'A topic has letters or digits, and at most 200 characters.'],
    ['reader', 'ana', 400, 'Follow one of publisher, topic.'],
  ])('%s “%s” is refused', async (kind, id, status, sentence) => {
    const [answered, , said] = await problemOf(await follow(ana, kind, id));
    expect([answered, said]).toEqual([status, sentence]);
  });

  test('an outlet while the feed is away is refused with a sentence, a topic is not', async () => {
    reader.feed.fails = 503;
    expect((await follow(ana, 'publisher', 'harbour')).status).toBe(502);
    expect((await follow(ana, 'topic', 'harbour')).status).toBe(201);
  });
});

describe('the items of what is followed', () => {
  test('are the newest of all of it, each once, as they stand in the feed', async () => {
    for (const id of ['harbour', 'tide.example']) await follow(ana, 'publisher', id);
    for (const topic of ['Harbour', 'world']) await follow(ana, 'topic', topic);
    find('source:quay', 'quay-1', 30);
    find('source:tide.example', 'tide-1', 10);
    find('source:quay', 'a-story', 1, { type: 'story', inFeed: false });
    find('"Harbour"', 'quay-1', 30);
    find('"Harbour"', 'harbour-1', 20);
    find('source:quay', 'gone', 5, { inFeed: false });
    reader.feed.publish(itemOf('world-1', { publishedAt: new Date(Date.now() - 25 * 60_000).toISOString() }));
    const answer = followedItemsSchema.parse(await newest(ana));
    expect(names(answer)).toEqual([['tide-1', 'harbour-1', 'world-1', 'quay-1'], []]);
    expect(names(await newest(ana, '?limit=2'))).toEqual([['tide-1', 'harbour-1'], []]);
  });

  test('come without those that could not be looked up, which are named', async () => {
    await follow(ana, 'publisher', 'harbour');
    await follow(ana, 'topic', 'Harbour');
    await follow(ana, 'topic', 'world');
    find('source:quay', 'quay-2', 3);
    reader.search.refused.add('"Harbour"');
    expect(names(await newest(ana))).toEqual([['quay-2'], ['Harbour']]);
    reader.search.fails = 503;
    expect(names(await newest(ana))).toEqual([['quay-2'], ['Harbour', 'The Quay']]);
    reader.feed.fails = 500;
    expect(names(await newest(ana))).toEqual([[], ['world', 'Harbour', 'The Quay']]);
  });

  test('are none where nothing is followed, and nobody is asked', async () => {
    const before = reader.feed.requests.length;
    expect(await newest(ana)).toEqual({ items: [], failed: [] });
    expect(reader.feed.requests).toHaveLength(before);
  });

  test('are asked for in few questions: outlets twenty at a time', async () => {
    const rows = Array.from({ length: 45 }, (_, place) => ({
      ...{ _id: `${ana.sub}-${place}`, sub: ana.sub, kind: 'publisher', target: `p${place}`, name: 'P', place },
      followedAt: new Date(),
    }));
    await reader.mongo.collection('follows').insertMany(rows as never);
    const before = reader.search.asked.length;
    await newest(ana);
    expect(reader.search.asked.length - before).toBe(3);
  });
});
