import type { Problem } from '@360/contracts/problem';
import { type RelatedNews, relatedNewsSchema } from '@360/contracts/related';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outlet, type RunningFeedService, rss, startService } from './_harness.ts';
import { idOf, itemDoc, type News, openNews, storyDoc } from './_news.ts';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);

const CURRENT = itemDoc('current', {
  title: 'Dovrin turbines stand still as Hallen waits for the ruling',
  summary: 'The arbitration between Hallen and the Dovrin works over unpaid turbines enters its ninth year.',
  category: 'business',
  storyId: idOf('dispute'),
});

const NEWS = [
  CURRENT,
  itemDoc('wire copy', { title: CURRENT.title, summary: CURRENT.summary, storyId: idOf('dispute') }),
  itemDoc('copy', { title: 'Turbines stand still at Dovrin, Hallen waits', storyId: idOf('dispute') }),
  ...['first', 'second', 'third'].map((name) =>
    itemDoc(name, { title: `Hallen and Dovrin ${name} day of hearing on turbines`, storyId: idOf('dispute') }),
  ),
  itemDoc('elsewhere', {
    title: 'Mayor of Hallen opens the winter market',
    category: 'politics',
    publishedAt: ago(30),
  }),
  itemDoc('film', {
    title: 'Inside the silent halls of Dovrin',
    contentType: 'video',
    publishedAt: ago(200),
    publisherId: 'pier',
  }),
  itemDoc('unrelated', { title: 'Comet passes over the southern sky', category: 'science' }),
  itemDoc('post', {
    title: 'Thoughts on Dovrin and Hallen turbines',
    post: {
      network: 'bluesky',
      handle: 'somebody.example',
      name: 'Somebody',
      profileUrl: 'https://social.example/somebody',
      linkedUrl: null,
    },
  }),
];

let site: Site;
let service: RunningFeedService;
let news: News;

const ask = (body: unknown): Promise<Response> =>
  service.get('/api/related-news-enhanced', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const related = async (currentNews: object, more: object = {}): Promise<RelatedNews['relatedNews']> => {
  const response = await ask({ currentNews, ...more });
  expect(response.status).toBe(200);
  return relatedNewsSchema.parse(await response.json()).relatedNews;
};
const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);

beforeAll(async () => {
  site = await startSite({ '/feed': fixedPage(rss([]), 'application/rss+xml') });
  service = await startService([outlet('quay', `${site.origin}/feed`)], { ALLOWED_ORIGINS: site.origin });
  news = await openNews(service.mongoUrl);
  await news.addItems(NEWS);
  await news.addStories([
    storyDoc('dispute', ['current', 'wire copy', 'copy', 'first', 'second', 'third'], {
      copyOf: { [idOf('copy')]: idOf('current') },
    }),
  ]);
});

afterAll(async () => {
  await news?.close();
  await service?.stop();
  await site?.close();
});

describe('related news of a stored report', () => {
  test('are reports that share its names and words, not itself, no copy of it, no post', async () => {
    const ids = idsOf(await related({ id: CURRENT._id, title: CURRENT.title }, { limit: 15 }));
    expect(ids).toContain(idOf('elsewhere'));
    expect(ids).toContain(idOf('film'));
    for (const name of ['current', 'wire copy', 'copy', 'unrelated', 'post']) expect(ids).not.toContain(idOf(name));
  });

  test('hold at most two other reports of its own story, which stand in its coverage', async () => {
    const items = await related({ id: CURRENT._id, title: CURRENT.title }, { limit: 15 });
    expect(items.filter(({ storyId }) => storyId === idOf('dispute'))).toHaveLength(2);
  });

  test('are as many as asked for, six where nothing is asked', async () => {
    expect(await related({ id: CURRENT._id, title: 'x' }, { limit: 1 })).toHaveLength(1);
    expect((await related({ id: CURRENT._id, title: 'x' })).length).toBeLessThanOrEqual(6);
  });

  test('put videos higher for a reader of videos', async () => {
    const place = async (preferVideos: boolean) =>
      idsOf(await related({ id: CURRENT._id, title: 'x' }, { preferVideos, limit: 15 })).indexOf(idOf('film'));
    expect(await place(true)).toBeLessThan(await place(false));
  });

  test('are found by the title alone where the full content is not to be used', async () => {
    const current = { title: 'A quiet day', summary: 'In Hallen the mayor opens the winter market.' };
    expect(idsOf(await related(current, { useFullContent: true }))).toContain(idOf('elsewhere'));
    expect(await related(current, { useFullContent: false })).toEqual([]);
  });
});

describe('related news of a report that only the client knows', () => {
  test('are found by what it says', async () => {
    expect(idsOf(await related({ title: 'Winter market delights the mayor of Hallen' }))).toContain(idOf('elsewhere'));
  });

  test('are found whatever else the client sends along', async () => {
    const odd = { id: 7, category: 'gossip', publishedAt: 'yesterday', summary: null, tags: { a: 1 }, sourceName: [] };
    expect(await related({ title: 'The mayor of Hallen', ...odd })).not.toEqual([]);
    expect(await related({ title: 'The mayor of Hallen', id: idOf('nobody') })).not.toEqual([]);
  });

  test('are none where nothing is like it', async () => {
    expect(await related({ title: 'Zqx' })).toEqual([]);
    expect(await related({ title: 'of the and' })).toEqual([]);
  });
});

describe('what is refused', () => {
  test.each<[string, unknown, RegExp]>([
    ['no report', {}, /currentNews/],
    ['no title', { currentNews: { id: CURRENT._id } }, /currentNews\.title: a title is needed/],
    ['an empty title', { currentNews: { title: '  ' } }, /a title is needed/],
    ['too many', { currentNews: { title: 'x' }, limit: 16 }, /limit/],
    ['none at all', { currentNews: { title: 'x' }, limit: 0 }, /limit/],
    ['a limit that is no number', { currentNews: { title: 'x' }, limit: { $gt: 0 } }, /limit/],
  ])('%s: 400 and a sentence', async (_, body, sentence) => {
    const response = await ask(body);
    expect(response.status).toBe(400);
    const problem = (await response.json()) as Problem;
    expect(problem).toMatchObject({ code: 'bad_request' });
    expect(problem.error).toMatch(sentence);
  });

  test('a body that is no JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await service.get('/api/related-news-enhanced', { method: 'POST', headers, body: '{' });
    expect([response.status, (await response.json()) as Problem]).toMatchObject([400, { code: 'bad_request' }]);
  });
});
