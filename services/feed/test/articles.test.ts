import type { FeedStatus, NewsItem } from '@360/contracts/news';
import { fixedPage, type Page, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import mongoose, { type Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articlePage, PARAGRAPHS, TITLE } from '../src/articles/page.fixture.ts';
import type { ItemDoc, ItemPage } from '../src/items/item.model.ts';
import { outlet, type RunningFeedService, startService } from './_harness.ts';

const TEXT = PARAGRAPHS.join('\n\n');
const TEASER = 'The ferry terminal of Almar closes in March.';
const PATIENCE = 30_000;

interface Teaser {
  path: string;
  title?: string;
  summary?: string;
}

const entryOf =
  (origin: string) =>
  ({ path, title = TITLE, summary = TEASER }: Teaser) =>
    `<item><title>${title}</title><link>${origin}${path}</link><guid>${path}</guid><pubDate>${new Date(Date.now() - 60_000).toUTCString()}</pubDate><description>${summary}</description></item>`;

/** A feed of teasers whose pages lie on the same site. */
const feedOf = (site: Site, teasers: Teaser[]): Page =>
  fixedPage(
    `<rss version="2.0"><channel><title>t</title>${teasers.map(entryOf(site.origin)).join('')}</channel></rss>`,
    'application/rss+xml',
  );

const html =
  (body = articlePage(), headers: Record<string, string> = {}): Page =>
  (_req, res) =>
    res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);

const timesAsked = (site: Site, path: string) => site.requests.filter((request) => request === `GET ${path}`).length;

/** One service reading one site's feed, with a look into its store. */
const startReading = async (site: Site, teasers: Teaser[], env: Record<string, string> = {}) => {
  site.set('/feed', feedOf(site, teasers));
  const service = await startService([outlet('o', `${site.origin}/feed`)], {
    ALLOWED_ORIGINS: site.origin,
    ARTICLE_HOST_GAP_SECONDS: '0',
    ...env,
  });
  const store = await mongoose.createConnection(service.mongoUrl).asPromise();
  const itemAt = (path: string) => store.collection<ItemDoc>('items').findOne({ url: site.origin + path });
  return {
    service,
    store,
    itemAt,
    settled: (path: string, state: ItemPage['state']) =>
      waitUntil(`${path} to be ${state}`, PATIENCE, async () => {
        const item = await itemAt(path);
        return item?.page?.state === state && item.page.nextAt === null ? item : null;
      }),
    stop: async () => {
      await store.close();
      await service.stop();
      await site.close();
    },
  };
};
type Reading = Awaited<ReturnType<typeof startReading>>;

describe('a feed of teasers', () => {
  let site: Site;
  let reading: Reading;
  let service: RunningFeedService;
  let store: Connection;

  const TEASERS: Teaser[] = [
    '/open',
    '/closed/robots',
    '/reserved/tdmrep',
    '/header',
    '/tdm-header',
    '/meta',
    '/to-closed',
    '/paper.pdf',
    '/gone',
    '/to-home',
    '/consent',
  ].map((path) => ({ path }));

  beforeAll(async () => {
    site = await startSite();
    site.set('/robots.txt', fixedPage('User-agent: *\nDisallow: /closed/', 'text/plain'));
    site.set(
      '/.well-known/tdmrep.json',
      fixedPage('[{"location":"/reserved/","tdm-reservation":1}]', 'application/json'),
    );
    const picture = '<meta property="og:image" content="/wide.jpg"><meta property="og:image:width" content="1200">';
    site.set('/open', html(articlePage({ head: picture, before: '<p class="byline">Odile Marn</p>' })));
    for (const path of ['/closed/robots', '/reserved/tdmrep', '/full']) site.set(path, html());
    site.set('/header', html(articlePage(), { 'x-robots-tag': 'noai' }));
    site.set('/tdm-header', html(articlePage(), { 'tdm-reservation': '1' }));
    site.set('/meta', html(articlePage({ head: '<meta name="robots" content="noarchive">' })));
    site.set('/to-closed', (_req, res) => res.writeHead(302, { location: '/closed/robots' }).end());
    site.set('/to-home', (_req, res) => res.writeHead(301, { location: '/' }).end());
    site.set('/', html());
    site.set('/paper.pdf', fixedPage('%PDF-1.7', 'application/pdf'));
    site.set('/consent', html(`<html><body>${'<p>Choose which cookies may be kept on your device.</p>'.repeat(20)}`));
    reading = await startReading(site, [...TEASERS, { path: '/full', summary: `${TEXT} ${TEXT}` }]);
    ({ service, store } = reading);
  });
  afterAll(() => reading?.stop());

  test('gets the texts of its pages, which are no revisions', async () => {
    const item = await reading.settled('/open', 'read');
    expect(item).toMatchObject({ text: TEXT, revisions: 0, author: 'Odile Marn', language: 'en' });
    expect(item.imageUrl).toBe(`${site.origin}/wide.jpg`);
    expect(item.contentHash).not.toBe(item.feedHash);
    expect(item.wordCount).toBeGreaterThan(100);
    expect(await store.collection('revisions').countDocuments()).toBe(0);
    const shown = (await (await service.get(`/api/news/${item._id}`)).json()) as NewsItem;
    expect(shown).toMatchObject({ summary: TEASER, readTime: 1, revisions: 0 });
  });

  test('has the figures of its stories computed with them', async () => {
    const { _id, wordCount } = await reading.settled('/open', 'read');
    await waitUntil('the story', PATIENCE, async () => {
      const item = await store.collection<ItemDoc>('items').findOne({ _id });
      const story = await store.collection('stories').findOne({ leadItemId: _id });
      return item?.stage === 'done' && (story === null || story.wordCount === wordCount) ? item : null;
    });
  });

  test.each([
    ['/closed/robots', 'robots.txt'],
    ['/reserved/tdmrep', 'tdmrep.json'],
  ])('%s is not even asked for, since %s forbids it', async (path, says) => {
    const item = await reading.settled(path, 'refused');
    expect(item.page?.reason).toContain(says);
    expect(item).toMatchObject({ text: '', summary: TEASER });
    expect(timesAsked(site, path)).toBe(0);
  });

  test.each([
    ['/header', 'X-Robots-Tag says noai'],
    ['/tdm-header', 'TDM-Reservation'],
    ['/meta', 'robots meta element says noarchive'],
    ['/to-closed', 'robots.txt'],
  ])('%s is not kept: %s', async (path, says) => {
    const item = await reading.settled(path, 'refused');
    expect(item.page?.reason).toContain(says);
    expect(item).toMatchObject({ text: '', summary: TEASER, revisions: 0 });
    expect(timesAsked(site, path)).toBe(1);
  });

  test.each([
    ['/paper.pdf', 'no web page'],
    ['/gone', 'status 404'],
    ['/to-home', 'home page'],
    ['/consent', 'something else'],
  ])('%s gives no article: %s', async (path, says) => {
    const item = await reading.settled(path, 'failed');
    expect(item.page?.reason).toContain(says);
    expect(item).toMatchObject({ text: '', summary: TEASER });
  });

  test('does not ask for the page of an entry that gives its whole text', async () => {
    await reading.settled('/open', 'read');
    expect(await reading.itemAt('/full')).toMatchObject({ page: null });
    expect(timesAsked(site, '/full')).toBe(0);
  });

  test('says how far it is', async () => {
    for (const path of ['/consent', '/open']) await reading.settled(path, path === '/open' ? 'read' : 'failed');
    await waitUntil('the counts', PATIENCE, async () => {
      const { pages } = (await (await service.get('/api/status')).json()) as FeedStatus;
      return pages.wanted === 0 && pages.read === 1 && pages.refused === 6 && pages.failed === 4 ? pages : null;
    });
  });

  test('finds what is due by its indexes', async () => {
    const plan = await store
      .collection('items')
      .find({ 'page.host': 'o', 'page.nextAt': { $gt: new Date(0), $lte: new Date() } })
      .sort({ publishedAt: -1 })
      .explain('queryPlanner');
    expect(JSON.stringify(plan.queryPlanner.winningPlan)).toContain('page.host_1_publishedAt_-1');
    const sweep = await store
      .collection('items')
      .aggregate([
        { $match: { 'page.nextAt': { $gt: new Date(0), $lte: new Date() } } },
        { $sort: { 'page.nextAt': 1 } },
        { $limit: 20 },
        { $group: { _id: '$page.host' } },
      ])
      .explain('queryPlanner');
    expect(JSON.stringify(sweep)).toContain('page.nextAt_1_page.host_1');
    expect(JSON.stringify(sweep)).not.toContain('COLLSCAN');
  });
});

describe('a feed that changes', () => {
  let site: Site;
  let reading: Reading;
  let count = 0;

  /** Serves the feed once more with another entry in it and waits until that entry is there. */
  const pollWith = async (...teasers: Teaser[]) => {
    const marker = { path: `/marker-${++count}`, summary: `${TEXT} ${TEXT}` };
    site.set('/feed', feedOf(site, [...teasers, marker]));
    await waitUntil('the next poll', PATIENCE, () => reading.itemAt(marker.path));
  };

  beforeAll(async () => {
    site = await startSite();
    for (const path of ['/a', '/b', '/c']) site.set(path, html());
    reading = await startReading(site, [{ path: '/a' }, { path: '/b' }, { path: '/c' }]);
    for (const path of ['/a', '/b', '/c']) await reading.settled(path, 'read');
  });
  afterAll(() => reading?.stop());

  test('but gives the same teaser leaves the text of the page', async () => {
    await pollWith({ path: '/a' }, { path: '/b' }, { path: '/c' });
    expect(await reading.itemAt('/a')).toMatchObject({ text: TEXT, revisions: 0, page: { state: 'read' } });
    expect(timesAsked(site, '/a')).toBe(1);
  });

  test('and rewords a teaser has the page read again: one revision, that holds the old text', async () => {
    site.set(
      '/b',
      html(articlePage({ inside: '<p>Correction: the terminal closes for ten months, the board says.</p>' })),
    );
    await pollWith({ path: '/b', summary: 'The ferry terminal of Almar closes for ten months.' });
    const item = await waitUntil('the new text', PATIENCE, async () => {
      const found = await reading.itemAt('/b');
      expect(found?.text).toContain(PARAGRAPHS[0]);
      return found?.text.includes('ten months') ? found : null;
    });
    expect(item).toMatchObject({ revisions: 1, summary: 'The ferry terminal of Almar closes for ten months.' });
    const revisions = await reading.store
      .collection('revisions')
      .find({ itemId: item._id as never })
      .toArray();
    expect(revisions).toMatchObject([{ text: TEXT, summary: TEASER }]);
    expect(timesAsked(site, '/b')).toBe(2);
  });

  test('finds a publisher that opted out since: the text goes, the teaser stays, and nothing is asked for a day', async () => {
    site.set('/c', html(articlePage(), { 'x-robots-tag': 'noai' }));
    await pollWith({ path: '/c', summary: 'The ferry terminal closes in April.' });
    const item = await reading.settled('/c', 'refused');
    expect(item).toMatchObject({ text: '', summary: 'The ferry terminal closes in April.' });
    await pollWith({ path: '/c', summary: 'The ferry terminal closes in May.' });
    const again = await waitUntil('the new teaser', PATIENCE, async () => {
      const found = await reading.itemAt('/c');
      return found?.summary === 'The ferry terminal closes in May.' ? found : null;
    });
    expect(again.page?.nextAt?.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect(timesAsked(site, '/c')).toBe(2);
  });
});

describe.concurrent('a server that is not well', () => {
  test('is left alone for as long as it asks, all of it, and then read', async () => {
    const site = await startSite();
    const asked: number[] = [];
    site.set('/a', (req, res) => {
      asked.push(Date.now());
      if (asked.length === 1) res.writeHead(503, { 'retry-after': '3' }).end();
      else html()(req, res);
    });
    site.set('/b', (req, res) => {
      asked.push(Date.now());
      html()(req, res);
    });
    const reading = await startReading(site, [{ path: '/a' }, { path: '/b' }]);
    await Promise.all([reading.settled('/a', 'read'), reading.settled('/b', 'read')]);
    const failedAt = asked[0] ?? 0;
    const laterThanFailure = asked.filter((at) => at > failedAt);
    expect(timesAsked(site, '/a')).toBe(2);
    expect(Math.min(...laterThanFailure) - failedAt).toBeGreaterThanOrEqual(2_900);
    await reading.stop();
  });

  test('has its rules asked for again before any page', async () => {
    const site = await startSite();
    let isUp = false;
    site.set('/robots.txt', (_req, res) =>
      isUp ? res.end('User-agent: *\nAllow: /') : res.writeHead(503, { 'retry-after': '1' }).end(),
    );
    site.set('/a', html());
    const reading = await startReading(site, [{ path: '/a' }]);
    await waitUntil('a try', PATIENCE, async () => ((await reading.itemAt('/a'))?.page?.attempts ? true : null));
    expect((await reading.itemAt('/a'))?.page).toMatchObject({
      state: 'wanted',
      reason: expect.stringContaining('503'),
    });
    expect(timesAsked(site, '/a')).toBe(0);
    isUp = true;
    expect(await reading.settled('/a', 'read')).toMatchObject({ text: TEXT });
    await reading.stop();
  });

  test('is asked for one page at a time, with the gap that was set between them', async () => {
    const site = await startSite();
    const starts: number[] = [];
    let [inside, most] = [0, 0];
    const teasers = ['/1', '/2', '/3', '/4'].map((path) => ({ path }));
    for (const { path } of teasers)
      site.set(path, (req, res) => {
        starts.push(Date.now());
        most = Math.max(most, ++inside);
        setTimeout(() => {
          inside--;
          html()(req, res);
        }, 100);
      });
    const reading = await startReading(site, teasers, { ARTICLE_HOST_GAP_SECONDS: '0.4' });
    for (const { path } of teasers) await reading.settled(path, 'read');
    expect(most).toBe(1);
    const gaps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(390);
    await reading.stop();
  });

  test('a page that was being read when its process went is read by the next', async () => {
    const site = await startSite();
    let isStuck = true;
    site.set('/a', (req, res) => (isStuck ? undefined : html()(req, res)));
    const reading = await startReading(site, [{ path: '/a' }]);
    await waitUntil('the page to be asked for', PATIENCE, async () => (timesAsked(site, '/a') > 0 ? true : null));
    isStuck = false;
    await reading.service.restart();
    expect(await reading.settled('/a', 'read')).toMatchObject({ text: TEXT, revisions: 0 });
    await reading.stop();
  });
});
