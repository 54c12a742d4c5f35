import { pageReadingSchema } from '@360/contracts/reading-room';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articlePage, PARAGRAPHS, TITLE } from '../src/articles/page.fixture.ts';
import type { ItemDoc, ItemPage } from '../src/items/item.model.ts';
import { type RunningFeedService, startService } from './_harness.ts';
import { idOf, itemDoc } from './_news.ts';

let site: Site;
let inside: Site;
let service: RunningFeedService;

const ask = (url: unknown) =>
  service.get('/internal/pages/read', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
  });
const read = async (url: string) => pageReadingSchema.parse(await (await ask(url)).json());

beforeAll(async () => {
  [site, inside] = await Promise.all([startSite(), startSite()]);
  const page = fixedPage(articlePage(), 'text/html; charset=utf-8');
  site.set('/robots.txt', fixedPage('User-agent: *\nDisallow: /closed', 'text/plain'));
  site.set('/report', page);
  site.set('/closed', page);
  site.set('/reserved', fixedPage(articlePage({ head: '<meta name="robots" content="noai">' }), 'text/html'));
  site.set('/moved', (_req, res) => res.writeHead(302, { location: '/report' }).end());
  site.set('/to-inside', (_req, res) => res.writeHead(302, { location: `${inside.origin}/secret` }).end());
  site.set('/to-closed', (_req, res) => res.writeHead(302, { location: '/closed' }).end());
  site.set('/paper.pdf', fixedPage('%PDF-1.7', 'application/pdf'));
  site.set('/slow', () => undefined);
  inside.set('/secret', page);
  service = await startService([], { ALLOWED_ORIGINS: site.origin });
});
afterAll(async () => {
  await service?.stop();
  await Promise.all([site.close(), inside.close()]);
});

describe('a page that a reader names', () => {
  test('is read as plain text, with where and when it was published', async () => {
    const reading = await read(`${site.origin}/moved`);
    expect(reading).toEqual({
      ...{ state: 'read', url: `${site.origin}/report`, title: TITLE, text: PARAGRAPHS.join('\n\n') },
      ...{ language: 'en', publishedAt: null, siteName: '127.0.0.1' },
    });
  });

  test.each([
    ['/closed', 'robots.txt'],
    ['/to-closed', 'robots.txt'],
    ['/reserved', 'noai'],
  ])('%s is not read where its publisher does not want it: %s', async (path, says) => {
    expect(await read(site.origin + path)).toMatchObject({ state: 'refused', reason: expect.stringContaining(says) });
    expect(site.requests).not.toContain('GET /closed');
  });

  test('of a publisher who opted out is not even asked for', async () => {
    const store = await mongoose.createConnection(service.mongoUrl).asPromise();
    await store
      .collection<{ _id: string }>('refused_domains')
      .insertOne({ _id: 'closed.example', reference: 'r', at: new Date() } as never);
    const address = 'https://news.closed.example/report';
    await store
      .collection<ItemDoc>('items')
      .insertOne(itemDoc('not gone yet', { _id: idOf(address), url: address, text: 'It sails.', page: null }));
    await store.close();
    const reading = await read(address);
    expect(reading).toMatchObject({ state: 'refused', reason: expect.stringContaining('opted out') });
  });

  test('never leads to an inside network, by a redirect neither', async () => {
    const addresses = [
      `${inside.origin}/secret`,
      'http://169.254.169.254/latest',
      'http://[::1]/',
      `${site.origin}/to-inside`,
    ];
    for (const address of addresses)
      expect(await read(address), address).toMatchObject({
        state: 'refused',
        reason: expect.stringContaining('network'),
      });
    expect(inside.requests).toEqual([]);
  });

  test('that came by a feed with all its text is not asked for again, nor the page of a post', async () => {
    const store = await mongoose.createConnection(service.mongoUrl).asPromise();
    const [kept, teaser] = [`${site.origin}/kept`, `${site.origin}/report`];
    const author = { handle: 'quay', name: 'The Quay', profileUrl: 'https://x.com/quay' };
    const wanted: ItemPage = {
      ...{ state: 'wanted', host: 'outlet.example', reason: null, url: null },
      ...{ attempts: 0, at: null, nextAt: null },
    };
    await store.collection<ItemDoc>('items').insertMany([
      itemDoc('kept', { _id: idOf(kept), url: kept, title: 'The ferry sails', text: 'It sails at six.', page: null }),
      itemDoc('teaser', { _id: idOf(teaser), url: teaser, text: 'The council', page: wanted }),
      itemDoc('post', {
        ...{
          _id: idOf('guid:x:1799'),
          url: 'https://x.com/quay/status/1799',
          title: 'Pier closed',
          text: 'Pier closed until noon.',
          page: null,
        },
        post: { network: 'x', ...author, linkedUrl: null },
      }),
    ]);
    await store.close();
    expect(await read(`${kept}?utm_source=x#top`)).toMatchObject({
      title: 'The ferry sails',
      text: 'It sails at six.',
    });
    expect(await read('https://twitter.com/quay/status/1799?s=20')).toMatchObject({ title: 'Pier closed' });
    expect(await read(`${site.origin}/quay/status/1799`)).toMatchObject({ state: 'failed' });
    expect(await read(teaser)).toMatchObject({ title: TITLE });
    expect(site.requests).not.toContain('GET /kept');
  });

  test('that is none says so', async () => {
    for (const path of ['/paper.pdf', '/nowhere'])
      expect(await read(site.origin + path), path).toMatchObject({
        state: 'failed',
        reason: expect.stringMatching(/\.$/),
      });
    expect((await ask('ftp://a.example/x')).status).toBe(400);
    expect((await ask(7)).status).toBe(400);
  });

  test('that does not answer is given up after ten seconds', async () => {
    const before = Date.now();
    expect(await read(`${site.origin}/slow`)).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('too long'),
    });
    expect(Date.now() - before).toBeLessThan(13_000);
  });
});
