import { randomUUID } from 'node:crypto';
import { createLogger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { createWorker, type JobWorker } from '@360/chassis/queue/create-worker';
import { searchIndexing } from '@360/contracts/jobs';
import { itemDocumentsSchema, storyDocumentsSchema } from '@360/contracts/search';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IndexingJob } from '../src/search-index/hand-on.ts';
import { outlet, type RunningFeedService, rss, startService } from './_harness.ts';
import { idOf, itemDoc, type News, openNews, storyDoc } from './_news.ts';

const XML = 'application/rss+xml';
const silent = createLogger('test', 'silent');
const LATE = { id: 'late', title: 'Tarnmouth pier closes for repairs', summary: 'The pier closes on Monday.' };

let site: Site;
let service: RunningFeedService;
let news: News;
let worker: JobWorker;
/** Every id that was handed on, with the words that the store gave of it at that moment; none where it gave nothing. */
const handedOn: { kind: IndexingJob['kind']; id: string; words: string }[] = [];

const items = async (query: string) =>
  itemDocumentsSchema.parse(await (await service.get(`/internal/search/items?${query}`)).json());
const stories = async (query: string) =>
  storyDocumentsSchema.parse(await (await service.get(`/internal/search/stories?${query}`)).json());

const note = async ({ kind, ids }: IndexingJob): Promise<void> => {
  const { documents } = await (kind === 'items' ? items : stories)(`ids=${ids.join()}`);
  const words = new Map(documents.map(({ id, title, text }) => [id, `${title}\n${text}`]));
  handedOn.push(...ids.map((id) => ({ kind, id, words: words.get(id) ?? '' })));
};

const toBeHandedOn = (what: string, isIt: (each: (typeof handedOn)[number]) => boolean) =>
  waitUntil(what, 20_000, async () => handedOn.find(isIt));

beforeAll(async () => {
  site = await startSite({ '/quay': fixedPage(rss([]), XML) });
  const prefix = `test-${randomUUID().slice(0, 8)}`;
  service = await startService([outlet('quay', `${site.origin}/quay`)], {
    ALLOWED_ORIGINS: site.origin,
    QUEUE_PREFIX: prefix,
  });
  news = await openNews(service.mongoUrl);
  const inStory = { storyId: idOf('story') };
  await news.addItems([
    itemDoc('lead', {
      ...inStory,
      title: 'Slide closes Marrow Pass',
      text: `${'a'.repeat(7_999)}😀 and more`,
      country: 'CH',
      tags: ['weather'],
    }),
    itemDoc('copy', { ...inStory, title: 'Slide closes Marrow Pass', publisherId: 'gazette', language: 'de' }),
    itemDoc('film', { ...inStory, title: 'The pass from above', contentType: 'video', durationS: 93 }),
    // at a stage that the grouper does not take up, so that it keeps waiting
    itemDoc('waiting', { stage: 'done', storyId: null }),
  ]);
  await news.collection('archive').insertOne(itemDoc('old', { ...inStory, title: 'A slide was feared' }) as never);
  await news.addStories([
    storyDoc('story', ['lead', 'copy', 'film', 'old'], {
      category: 'environment',
      truthConfidence: 71,
      epistemologyTag: 'verified',
      approaches: { [idOf('lead')]: 'social' },
    }),
    storyDoc('other', ['lead'], { mergedInto: idOf('story') }),
  ]);
  worker = createWorker(searchIndexing, note, {
    redisUrl: service.redisUrl,
    prefix,
    logger: silent,
    metrics: createMetrics('test'),
    concurrency: 1,
  });
});

afterAll(async () => {
  await worker?.close();
  await news?.close();
  await service?.stop();
  await site?.close();
});

describe('documents of items', () => {
  test('tell of the item, its outlet and its story', async () => {
    const { documents, next } = await items(`ids=${idOf('lead')}`);
    expect(next).toBeNull();
    expect(documents).toMatchObject([
      {
        id: idOf('lead'),
        type: 'article',
        sourceId: 'quay',
        sourceName: 'The quay',
        country: 'CH',
        category: 'environment',
        tags: ['weather'],
        storyId: idOf('story'),
        factuality: 71,
        epistemology: 'verified',
        approach: 'social',
      },
    ]);
  });

  test('are cut at 8,000 characters, and not within one', async () => {
    const [document] = (await items(`ids=${idOf('lead')}`)).documents;
    expect(document?.text).toBe('a'.repeat(7_999));
  });

  test('are there of archived items, of videos by that name, and not of items that still wait for a story', async () => {
    const asked = ['lead', 'film', 'old', 'waiting'].map(idOf);
    const { documents } = await items(`ids=${asked.join()},nothing`);
    expect(new Map(documents.map(({ id, type }) => [id, type]))).toEqual(
      new Map([
        [idOf('lead'), 'article'],
        [idOf('film'), 'video'],
        [idOf('old'), 'article'],
      ]),
    );
  });

  test('are walked through in order of id, each once', async () => {
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const page: Awaited<ReturnType<typeof items>> = await items(`after=${after}&limit=2`);
      seen.push(...page.documents.map(({ id }) => id));
      after = page.next;
    }
    expect(seen).toEqual(seen.toSorted());
    const settled = ['lead', 'copy', 'film', 'old'].map(idOf);
    expect(seen.filter((id) => settled.includes(id))).toEqual(settled.toSorted());
    expect(new Set(seen).size).toBe(seen.length);
  });
});

describe('documents of stories', () => {
  test('hold the headlines, outlets and languages of their reports, each once', async () => {
    const [document] = (await stories(`ids=${idOf('story')}`)).documents;
    expect(document?.text.split('\n').toSorted()).toEqual([
      'A slide was feared',
      'Slide closes Marrow Pass',
      'The pass from above',
    ]);
    expect(new Set(document?.outletIds)).toEqual(new Set(['quay', 'gazette']));
    expect(document?.outletNames).toContain('The quay');
    expect(document?.languages.toSorted()).toEqual(['de', 'en']);
    expect(document).toMatchObject({ reports: 4, factuality: 71, claims: 'single-source', agreement: null });
  });

  test('are not there of stories that were merged into another', async () => {
    expect((await stories(`ids=${idOf('other')}`)).documents).toEqual([]);
    const { documents } = await stories('limit=200');
    expect(documents.map(({ id }) => id)).toContain(idOf('story'));
    expect(documents.map(({ id }) => id)).not.toContain(idOf('other'));
  });
});

describe('who may ask', () => {
  test('nobody without the identity of a service', async () => {
    expect((await fetch(`${service.url}/internal/search/items`)).status).toBe(401);
  });

  test.each([
    ['more ids than fit one answer', `ids=${Array.from({ length: 201 }, (_, at) => at).join()}`],
    ['no id', 'ids=,'],
    ['a page that is too large', 'limit=201'],
  ])('%s: 400', async (_, query) => {
    expect((await service.get(`/internal/search/items?${query}`)).status).toBe(400);
  });
});

describe('what is handed on', () => {
  test('an item that arrives and its story, as the store has them by then', async () => {
    site.set('/quay', fixedPage(rss([LATE]), XML));
    const item = await toBeHandedOn('the item', ({ kind, words }) => kind === 'items' && words.includes(LATE.title));
    await toBeHandedOn('its story', ({ kind, words }) => kind === 'stories' && words.includes(LATE.title));
    const { storyId } = (await items(`ids=${item.id}`)).documents[0] ?? {};
    expect(handedOn.some(({ kind, id }) => kind === 'stories' && id === storyId)).toBe(true);
  });

  test('an item that its publisher changed, and its story', async () => {
    const title = 'Tarnmouth pier stays open';
    site.set('/quay', fixedPage(rss([{ ...LATE, title }]), XML));
    await toBeHandedOn('the item', ({ kind, words }) => kind === 'items' && words.includes(title));
    await toBeHandedOn('its story', ({ kind, words }) => kind === 'stories' && words.includes(title));
  });

  test('the other reports of a story too, where what is said of them follows from it', async () => {
    handedOn.length = 0;
    const { storyId } = (await items(`ids=${idOf('copy')}`)).documents[0] ?? {};
    await news.collection('stories').updateOne({ _id: storyId ?? '' }, { $set: { truthConfidence: 99 } });
    await news.collection('items').updateOne({ _id: idOf('copy') }, { $set: { stage: 'grouped' } });
    const others = ['lead', 'film', 'old'].map(idOf);
    await toBeHandedOn('the story', ({ kind, id }) => kind === 'stories' && id === storyId);
    await waitUntil('its reports', 10_000, async () => {
      const ids = new Set(handedOn.filter(({ kind }) => kind === 'items').map(({ id }) => id));
      return others.every((id) => ids.has(id)) ? true : null;
    });
  });

  test('an item that readers opened, and its story', async () => {
    handedOn.length = 0;
    const sent = await service.get(`/api/items/${idOf('film')}/engagement`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ action: 'share' }),
    });
    expect(sent.status).toBe(204);
    await toBeHandedOn('the item', ({ id }) => id === idOf('film'));
    const { storyId } = (await items(`ids=${idOf('film')}`)).documents[0] ?? {};
    await toBeHandedOn('its story', ({ id }) => id === storyId);
  });
});
