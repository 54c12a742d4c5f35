import {
  EVIDENCE_REPORTS,
  EVIDENCE_TEXTS,
  outletRecordsSchema,
  storySourceSchema,
} from '@360/contracts/evidence-source';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outlet, type RunningFeedService, rss, startService } from './_harness.ts';
import { idOf, itemDoc, type News, openNews, storyDoc } from './_news.ts';

const MINUTE_MS = 60_000;
const START = Date.now() - 5 * 60 * MINUTE_MS;
const at = (minutes: number) => new Date(START + minutes * MINUTE_MS);

let site: Site;
let service: RunningFeedService;
let news: News;

const ask = async (name: string) => service.get(`/internal/stories/${idOf(name)}/evidence`);
const sourceOf = async (name: string) => storySourceSchema.parse(await (await ask(name)).json());
const outlets = async (query = '') =>
  outletRecordsSchema.parse(await (await service.get(`/internal/evidence/outlets?${query}`)).json());

const revision = (name: string, more: object) =>
  ({
    _id: `${name} 1`,
    itemId: idOf(name),
    title: `Report ${name}`,
    summary: '',
    text: '',
    contentHash: 'old',
    ...more,
  }) as never;

beforeAll(async () => {
  site = await startSite({ '/feed': fixedPage(rss([]), 'application/rss+xml') });
  const names = ['quay', 'tarn', 'herald', 'left'];
  const catalogue = names.map((id) =>
    outlet(id, `${site.origin}/feed?${id}`, { owner: `${id} group`, kind: 'newspaper', country: 'GB' }),
  );
  service = await startService(catalogue, { ALLOWED_ORIGINS: site.origin });
  news = await openNews(service.mongoUrl);
  await waitUntil('the publishers', 20_000, async () =>
    (await news.collection('publishers').countDocuments()) >= names.length ? true : null,
  );
  await news
    .collection('publishers')
    .updateOne({ _id: 'left' }, { $set: { optedOut: { reference: 'r', at: new Date() } } });
  const inStory = { storyId: idOf('story') };
  await news.addItems([
    itemDoc('lead', {
      ...inStory,
      publishedAt: at(0),
      text: 'Twelve were hurt. The pier is shut.',
      revisions: 1,
      country: 'GB',
    }),
    itemDoc('other', {
      ...inStory,
      publishedAt: at(5),
      publisherId: 'tarn',
      text: 'Nobody knows why.',
      language: null,
    }),
    itemDoc('copy', {
      ...inStory,
      publishedAt: at(9),
      publisherId: 'herald',
      text: 'Twelve were hurt. The pier is shut.',
    }),
    itemDoc('gone', { ...inStory, publishedAt: at(2), publisherId: 'left' }),
    itemDoc('minor', { publishedAt: at(1), revisions: 1 }),
  ]);
  await news.collection('revisions').insertMany([
    revision('lead', {
      title: 'Ten hurt',
      text: 'Ten were hurt. The pier is shut.',
      replacedAt: at(30),
      kind: 'title',
    }),
    revision('minor', { replacedAt: at(30), kind: 'minor' }),
  ]);
  const reportOf = { [idOf('lead')]: 0, [idOf('gone')]: 1, [idOf('other')]: 2, [idOf('copy')]: 0 };
  const telling = (outletIds: string[]) => ({ category: 'world' as const, outletIds });
  await news.addStories([
    storyDoc('story', ['lead', 'other', 'copy', 'gone'], {
      ...telling(['quay', 'tarn', 'herald', 'left']),
      ...{ reportOf, copyOf: { [idOf('copy')]: idOf('lead') }, approaches: { [idOf('lead')]: 'social' } },
      creditOf: { [idOf('other')]: 'Quay Gazette' },
    }),
    storyDoc('merged', ['lead'], { mergedInto: idOf('story') }),
    storyDoc('second', ['minor'], telling(['quay', 'tarn', 'other'])),
    storyDoc('small', ['minor'], telling(['herald', 'quay'])),
    storyDoc('nobody', ['gone'], telling(['left'])),
  ]);
});

afterAll(async () => {
  await news?.close();
  await service?.stop();
  await site?.close();
});

describe('what an analysis of a story is computed from', () => {
  test('its reports in order of time, with what they say and who says it', async () => {
    const { reports, category, left } = await sourceOf('story');
    expect({ category, left }).toEqual({ category: 'world', left: 0 });
    expect(reports.map(({ id }) => id)).toEqual(['lead', 'other', 'copy'].map(idOf));
    expect(reports[0]).toMatchObject({
      ...{ text: 'Twelve were hurt. The pier is shut.', cut: false, outletName: 'The quay', owner: 'quay group' },
      ...{ outletKind: 'newspaper', country: 'GB', approach: 'social', isPost: false, contentType: 'article' },
    });
    expect(reports[1]).toMatchObject({ outletName: 'The tarn', language: 'en', creditTo: 'Quay Gazette' });
  });

  test('which of them are one independent report, numbered without gaps', async () => {
    const { reports } = await sourceOf('story');
    expect(reports.map(({ report }) => report)).toEqual([0, 1, 0]);
    expect(reports.map(({ copyOf }) => copyOf)).toEqual([null, null, idOf('lead')]);
  });

  test('what their publishers changed, sentence by sentence', async () => {
    const { reports, asOf } = await sourceOf('story');
    expect(reports[0]?.revisions).toEqual([
      {
        ...{
          at: at(30).toISOString(),
          kind: 'title',
          notice: null,
          title: { before: 'Ten hurt', after: 'Report lead' },
        },
        ...{ gone: ['Ten were hurt.'], added: ['Twelve were hurt.'] },
      },
    ]);
    expect(Date.parse(asOf)).toBeGreaterThanOrEqual(at(30).getTime());
  });

  test('leads on from a story that was merged into another', async () => {
    expect((await sourceOf('merged')).id).toBe(idOf('story'));
  });

  test('is the same for a story whose figures did not keep which report an item belongs to', async () => {
    const kept = await sourceOf('story');
    await news.collection('stories').updateOne({ _id: idOf('story') }, { $unset: { reportOf: 1 } });
    const reports = (await sourceOf('story')).reports;
    expect(new Set(reports.map(({ report }) => report)).size).toBeLessThanOrEqual(3);
    expect(reports.map(({ id }) => id)).toEqual(kept.reports.map(({ id }) => id));
    expect(reports[0]?.report).toBe(0);
  });

  test('is bounded for a story that all the world tells', async () => {
    const ids = Array.from({ length: 350 }, (_, number) => `many ${number}`);
    await news.addItems(
      ids.map((id, number) => itemDoc(id, { storyId: idOf('many'), publishedAt: at(number / 10), text: 'It rained.' })),
    );
    const reportOf = Object.fromEntries(ids.map((id, number) => [idOf(id), number < 340 ? 0 : number - 339]));
    await news.addStories([storyDoc('many', ['many 0'], { reportOf })]);
    const { reports, left } = await sourceOf('many');
    expect(reports).toHaveLength(EVIDENCE_REPORTS);
    expect(left).toBe(50);
    expect(reports.filter(({ text }) => text !== '')).toHaveLength(EVIDENCE_TEXTS);
    expect(reports.filter(({ report }) => report > 0).every(({ cut }) => !cut)).toBe(true);
  });

  test('is not there for a story that nobody has, or that only an outlet told that opted out', async () => {
    expect((await ask('nothing')).status).toBe(404);
    expect((await ask('nobody')).status).toBe(404);
    expect((await service.get('/internal/stories/x/evidence')).status).toBe(404);
    expect((await fetch(`${service.url}/internal/stories/${idOf('story')}/evidence`)).status).toBe(401);
  });
});

describe('how outlets usually behave', () => {
  // what was counted before the news was there is counted anew
  beforeAll(async () => {
    await news.collection('outlet_days').deleteMany({});
    await service.restart();
  });

  test('their items and revised items, and their share of the stories that three or more told', async () => {
    const { outlets: records, stories } = await waitUntil('the counts', 30_000, async () => {
      const answer = await outlets('category=world');
      return answer.days === 30 && answer.outlets.some(({ id }) => id === 'herald') ? answer : null;
    });
    expect(stories).toBe(2);
    expect(records.map(({ id }) => id)).toEqual(['herald', 'quay', 'tarn']);
    expect(records.find(({ id }) => id === 'quay')).toMatchObject({
      name: 'The quay',
      revised: 1,
      usualShare: 1,
      leaning: null,
    });
    expect(records.find(({ id }) => id === 'quay')?.items).toBeGreaterThanOrEqual(2);
    expect(records.find(({ id }) => id === 'herald')).toMatchObject({ items: 1, revised: 0, usualShare: 0.5 });
  });

  test('tells nothing of an outlet once it has opted out', async () => {
    await news
      .collection('publishers')
      .updateOne({ _id: 'tarn' }, { $set: { optedOut: { reference: 'r', at: new Date() } } });
    expect((await outlets('category=world')).outlets.map(({ id }) => id)).not.toContain('tarn');
  });

  test.each([['category=gossip'], ['since=yesterday']])('%s: 400', async (query) => {
    expect((await service.get(`/internal/evidence/outlets?${query}`)).status).toBe(400);
  });
});
