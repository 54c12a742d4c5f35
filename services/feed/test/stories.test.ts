import { subscribeEvents } from '@360/chassis/event-channel';
import { createLogger } from '@360/chassis/logger';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { StreamEvent } from '@360/contracts/events';
import { type Story, type StoryDetail, storyDetailSchema, storySchema } from '@360/contracts/stories';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Entry, outlet, type RunningFeedService, rss, startService } from './_harness.ts';

const MINUTE = 60_000;
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);
const silent = createLogger('test', 'silent');

const WIRE =
  'A slide came down on Marrow Pass before dawn and closed the road and the eastern mouth of the rail tunnel. Crews hope to open one lane by noon, the mountain rescue service said.';

/** One event, told by five outlets: two repeat a wire text, two give other figures. */
const REPORTS: Record<string, Entry> = {
  northlight: {
    id: 'a',
    title: 'Marrow Pass shut after landslide; 12 people injured',
    summary:
      'A landslide closed Marrow Pass and its rail tunnel before dawn. 12 people were injured, the rescue service said.',
    at: ago(50),
  },
  standard: {
    id: 'b',
    title: 'Landslide shuts Marrow Pass, 19 people injured',
    summary:
      'The rail tunnel at Marrow Pass is closed after a landslide. 19 people were injured, the hospital in Halm said.',
    at: ago(40),
  },
  courier: { id: 'c', title: 'Slide closes Marrow Pass and tunnel', summary: WIRE, at: ago(35) },
  herald: { id: 'd', title: 'Slide closes Marrow Pass and tunnel', summary: WIRE, at: ago(30) },
};

let site: Site;
let service: RunningFeedService;
const events: StreamEvent[] = [];
const subscriber = { close: () => {} };

const stories = async (): Promise<Story[]> => (await (await service.get('/api/stories')).json()) as Story[];
const pass = async (): Promise<Story | undefined> => (await stories()).find(({ title }) => title.includes('Marrow'));
const detail = async (id: string): Promise<StoryDetail> =>
  storyDetailSchema.parse(await (await service.get(`/api/stories/${id}`)).json());

beforeAll(async () => {
  site = await startSite(
    Object.fromEntries(
      Object.entries(REPORTS).map(([id, entry]) => [`/${id}`, fixedPage(rss([entry]), 'application/rss+xml')]),
    ),
  );
  site.set(
    '/bakery',
    fixedPage(
      rss([{ id: 'z', title: 'Bakery in Tarnmouth wins a prize for its rye loaf', at: ago(5) }]),
      'application/rss+xml',
    ),
  );
  const at = (id: string, country: string) => outlet(id, `${site.origin}/${id}`, { country, owner: `${id} press` });
  service = await startService(
    [at('northlight', 'GB'), at('standard', 'FR'), at('courier', 'DE'), at('herald', 'DE'), at('bakery', 'GB')],
    { ALLOWED_ORIGINS: site.origin },
  );
  const redis = connectRedis(service.redisUrl, 'subscriber', silent);
  subscriber.close = () => redis.disconnect();
  await subscribeEvents(redis, silent, (event) => events.push(event));
  await waitUntil('the story', 20_000, async () => ((await pass())?.coverage.items === 4 ? true : null));
});

afterAll(async () => {
  subscriber.close();
  await service?.stop();
  await site?.close();
});

test('one event told by four outlets is one story, another event another', async () => {
  const all = await stories();
  for (const story of all) storySchema.parse(story);
  expect(all.map(({ coverage }) => coverage.items).toSorted()).toEqual([1, 4]);
});

test('copies of one wire text count as one independent report', async () => {
  const story = await detail((await pass())?.id ?? '');
  expect(story.coverage).toMatchObject({ outlets: 4, independentReports: 3, countries: ['DE', 'FR', 'GB'] });
  const copy = story.items.find(({ outlet: { id } }) => id === 'herald');
  expect(copy?.copyOf).toBe(story.items.find(({ outlet: { id } }) => id === 'courier')?.id);
  expect(story.items.map(({ lagMinutes }) => lagMinutes)).toEqual([0, 10, 15, 20]);
});

test('figures that contradict each other are set side by side, and the story says so', async () => {
  const story = await detail((await pass())?.id ?? '');
  const injured = story.figures.find(({ subject }) => /injured/.test(subject));
  expect(injured?.state).toBe('contested');
  expect(injured?.values.map(({ text }) => text.match(/\d+/)?.[0]).toSorted()).toEqual(['12', '19']);
  expect(story.epistemologyTag).toBe('conflicting');
  expect(story.coverage.agreement).toMatchObject({ state: 'contested', supporting: 1, contradicting: 1, percent: 50 });
});

test('title and summary of a story are those of one of its items', async () => {
  const story = await detail((await pass())?.id ?? '');
  const lead = story.items.find(({ id }) => id === story.leadItemId);
  expect([story.title, story.summary]).toEqual([lead?.title, lead?.summary]);
});

test('three owners within the hour make it breaking news, told to open pages once', async () => {
  const story = await pass();
  expect(story?.breaking).toBe(true);
  const breaking = await waitUntil('the items to be breaking', 10_000, async () => {
    const items = await service.items('&category=breaking');
    return items.length === 4 ? items : null;
  });
  expect(new Set(breaking.map(({ storyId }) => storyId))).toEqual(new Set([story?.id]));
  expect(events.filter(({ type }) => type === 'story.breaking')).toHaveLength(1);
});

test('new items are announced with what a filter needs', async () => {
  site.set(
    '/bakery',
    fixedPage(
      rss([{ id: 'y', title: 'Ferry to Orsund gets a second boat for the summer', at: new Date() }]),
      'application/rss+xml',
    ),
  );
  const event = await waitUntil('the event', 20_000, async () =>
    events.find((each) => each.type === 'items.added' && each.items.some(({ country }) => country === 'GB')),
  );
  expect(event).toMatchObject({ type: 'items.added' });
});

test('the address of a merged story leads on', async () => {
  const story = await pass();
  const mongo = await connectMongo(service.mongoUrl, silent);
  const old = 'f'.repeat(24);
  await mongo.collection('stories').insertOne({ _id: old as never, mergedInto: story?.id, mergePending: false });
  await mongo.close();
  const response = await service.get(`/api/stories/${old}`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([308, `/api/stories/${story?.id}`]);
  expect((await stories()).map(({ id }) => id)).not.toContain(old);
});

test('a merge that a crash cut short is finished by the next start', async () => {
  const story = await pass();
  const bakery = (await stories()).find(({ title }) => title.includes('Bakery'));
  const mongo = await connectMongo(service.mongoUrl, silent);
  await mongo
    .collection('stories')
    .updateOne({ _id: bakery?.id as never }, { $set: { mergedInto: story?.id, mergePending: true } });
  await mongo.close();
  await service.restart();
  const whole = await waitUntil('the merge', 20_000, async () => {
    const found = await detail(story?.id ?? '');
    return found.items.length === 5 && found.coverage.items === 5 ? found : null;
  });
  expect(whole.items.map(({ title }) => title)).toContain('Bakery in Tarnmouth wins a prize for its rye loaf');
});

test.each(['/api/stories/nope', `/api/stories/${'0'.repeat(24)}`, '/api/news/nope'])('%s is 404', async (path) => {
  expect((await service.get(path)).status).toBe(404);
});

test.each(['cursor=x', 'limit=0', 'category=gossip'])('stories refuse %s with a sentence', async (query) => {
  const response = await service.get(`/api/stories?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'bad_request' });
});
