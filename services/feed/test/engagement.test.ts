import type { Identity } from '@360/contracts/identity';
import type { Problem } from '@360/contracts/problem';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createItemEngagement } from '../src/engagement/item-engagement.ts';
import { createItemModel } from '../src/items/item.model.ts';
import { outlet, type RunningFeedService, rss, startService } from './_harness.ts';
import { idOf, itemDoc, type News, openNews, storyDoc } from './_news.ts';

let site: Site;
let service: RunningFeedService;
let news: News;

const reader = (name: string): Identity => ({ sub: `anon:${name}`, sid: name, roles: ['reader'] });
const send = (itemId: string, body: unknown, who = reader('one')): Promise<Response> =>
  service.as(who, `/api/items/${itemId}/engagement`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const act = async (item: string, action: string, who?: Identity) => {
  expect((await send(idOf(item), { action }, who)).status).toBe(204);
};
const actions = (item: string, counted = true) =>
  news.collection('engagements').countDocuments({ itemId: idOf(item), counted } as never);
/** All that is known of an item is in its figure. */
const counted = (item: string, expected: number) =>
  waitUntil(`${expected} counted actions`, 15_000, async () => ((await actions(item)) === expected ? true : null));
const engagementOf = async (item: string) => (await news.item(item))?.engagement;

const ITEMS = [
  'stated twice',
  'at once',
  'repeated',
  'again',
  'crowd',
  'kinds',
  'told',
  'early',
  'late',
  'storied',
  'sibling',
];

beforeAll(async () => {
  site = await startSite({ '/feed': fixedPage(rss([]), 'application/rss+xml') });
  service = await startService([outlet('quay', `${site.origin}/feed`)], { ALLOWED_ORIGINS: site.origin });
  news = await openNews(service.mongoUrl);
  await news.addItems(
    ITEMS.map((name) => {
      const storyId = ['storied', 'sibling'].includes(name) ? idOf('story') : null;
      return itemDoc(name, { storyId, engagement: ['told', 'sibling'].includes(name) ? 40 : 0 });
    }),
  );
  await news.addStories([storyDoc('story', ['storied', 'sibling'], { engagement: 40 })]);
  await news.collection('archive').insertOne(itemDoc('archived') as never);
  await Promise.all([
    ...Array.from({ length: 20 }, () => act('repeated', 'open')),
    ...Array.from({ length: 30 }, (_, index) => act('crowd', 'open', reader(`reader-${index}`))),
    ...['open', 'save', 'share'].map((action) => act('kinds', action)),
    act('told', 'share'),
    act('storied', 'share'),
    act('archived', 'open'),
  ]);
});

afterAll(async () => {
  await news?.close();
  await service?.stop();
  await site?.close();
});

describe('a reader’s action', () => {
  test('counts once a day, however often and however fast it is repeated', async () => {
    await counted('repeated', 1);
    expect(await engagementOf('repeated')).toBe(1);
    await act('repeated', 'open');
    await act('again', 'open');
    await counted('again', 1);
    expect([await engagementOf('repeated'), await actions('repeated', false)]).toEqual([1, 0]);
  });

  test('counts for each reader', async () => {
    await counted('crowd', 30);
    expect(await engagementOf('crowd')).toBe(30);
  });

  test('counts by its kind: opening 1, keeping 3, passing on 5', async () => {
    await counted('kinds', 3);
    expect(await engagementOf('kinds')).toBe(9);
  });

  test('comes on top of what the source states', async () => {
    await counted('told', 1);
    expect(await news.item('told')).toMatchObject({ engagement: 45, sourceEngagement: 40, readerEngagement: 5 });
    const shown = (await (await service.get(`/api/news/${idOf('told')}`)).json()) as { engagement: number };
    expect(shown.engagement).toBe(45);
  });

  test('reaches the story, beside the engagement of its other reports', async () => {
    await waitUntil('the story', 15_000, async () => ((await news.story('story'))?.engagement === 45 ? true : null));
    expect((await news.story('story'))?.trendingScore).toBeGreaterThan(0);
  });

  test('does not name the reader in the store', async () => {
    const kept = await news.collection('engagements').find({}).toArray();
    expect(JSON.stringify(kept)).not.toMatch(/anon|reader-/);
  });

  test('on a report in the archive is taken, and counts no more', async () => {
    expect([await actions('archived', true), await actions('archived', false)]).toEqual([0, 0]);
  });
});

describe('a count that was cut off', () => {
  const begun = async (item: string, batch: string) => {
    const action = { _id: `cut-${item}`, itemId: idOf(item), points: 5, batch, counted: false, expiresAt: null };
    await news.collection('engagements').insertOne(action);
  };

  test('before it reached the item is taken up again', async () => {
    await begun('early', 'batch-early');
    await counted('early', 1);
    expect(await engagementOf('early')).toBe(5);
  });

  test('after it reached the item does not reach it twice', async () => {
    const reached = { engagement: 5, sourceEngagement: 0, readerEngagement: 5, engagementBatches: ['batch-late'] };
    await news.collection('items').updateOne({ _id: idOf('late') }, { $set: reached });
    await begun('late', 'batch-late');
    await counted('late', 1);
    expect(await engagementOf('late')).toBe(5);
  });
});

describe('what a source states anew', () => {
  const socialMetrics = { comments: 60, shares: 0, reactions: 0 };
  const state = (item: string) =>
    createItemEngagement(createItemModel(news.connection)).setSourceEngagement([
      { itemId: idOf(item), engagement: 60, socialMetrics },
    ]);

  test('replaces its part and leaves what readers did', async () => {
    await counted('told', 1);
    expect(await state('told')).toBe(1);
    expect(await news.item('told')).toMatchObject({ engagement: 65, readerEngagement: 5, socialMetrics });
  });

  test('changes nothing when it is no news', async () => {
    await state('stated twice');
    expect(await state('stated twice')).toBe(0);
    expect(await engagementOf('stated twice')).toBe(60);
  });

  test('and what readers do at the same moment are both there, whichever comes first', async () => {
    await Promise.all([state('at once'), act('at once', 'share')]);
    await counted('at once', 1);
    expect(await engagementOf('at once')).toBe(65);
  });
});

describe('what is refused', () => {
  const problemOf = async (response: Response) => [response.status, (await response.json()) as Problem] as const;

  test.each([
    ['an unknown action', { action: 'like' }],
    ['an action that is no word', { action: { $ne: null } }],
    ['no action', {}],
    ['a list', []],
  ])('%s: 400 and a sentence', async (_, body) => {
    const [status, problem] = await problemOf(await send(idOf('kinds'), body));
    expect([status, problem.code]).toEqual([400, 'bad_request']);
  });

  test('says which actions there are', async () => {
    const [, problem] = await problemOf(await send(idOf('kinds'), { action: 'like' }));
    expect(problem.error).toMatch(/open, save, share/);
  });

  test.each([['0'.repeat(24)], ['nothing'], ['%24where']])('%s is no item: 404', async (id) => {
    const [status, problem] = await problemOf(await send(id, { action: 'open' }));
    expect([status, problem.error]).toEqual([404, 'There is no such item.']);
  });
});
