import { fixedPage, type Page, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outlet, type RunningFeedService, rss, startService } from './_harness.ts';

const XML = 'application/rss+xml';
const MEGABYTE = Buffer.alloc(1_000_000, 0x61);

/** Writes as long as the other side reads. */
const endless: Page = (_req, res) => {
  res.writeHead(200, { 'content-type': XML });
  const write = () => {
    while (!res.destroyed && res.write(MEGABYTE));
  };
  res.on('drain', write);
  write();
};

const hundredMegabytes: Page = (_req, res) => {
  res.writeHead(200, { 'content-type': XML });
  let left = 100;
  const write = () => {
    while (left-- > 0 && !res.destroyed) if (!res.write(MEGABYTE)) return;
    res.end();
  };
  res.on('drain', write);
  write();
};

let site: Site;
let inner: Site;
let service: RunningFeedService;

beforeAll(async () => {
  inner = await startSite({ '/secret': fixedPage(rss([{ id: 'secret', title: 'An inner page' }]), XML) });
  const cyrillic = `<?xml version="1.0" encoding="windows-1251"?>${rss([{ id: 'cyr', title: 'Мост открыт' }]).replace(/^<\?xml[^>]*\?>/, '')}`;
  site = await startSite({
    '/good': fixedPage(rss([{ id: 'good', title: 'The bridge has opened' }]), XML),
    '/endless': endless,
    '/hundred-megabytes': hundredMegabytes,
    '/to-loopback': (_req, res) => res.writeHead(302, { location: `${inner.origin}/secret` }).end(),
    '/not-a-feed': fixedPage('<?xml version="1.0"?><menu><dish>soup</dish></menu>', 'text/xml'),
    '/web-page': fixedPage('<!doctype html><html><body>Hello</body></html>', 'text/html'),
    '/cyrillic': fixedPage(iconv.encode(cyrillic, 'win1251'), XML),
    '/more.opml': fixedPage(
      '<opml version="2.0"><head/><body><outline text="A file" xmlUrl="file:///etc/passwd"/></body></opml>',
      'text/x-opml',
    ),
  });
  const at = (id: string) => outlet(id, `${site.origin}/${id}`);
  service = await startService(
    [
      ...['good', 'endless', 'hundred-megabytes', 'to-loopback', 'not-a-feed', 'web-page', 'cyrillic'].map(at),
      outlet('metadata', 'http://169.254.169.254/latest/meta-data/'),
      outlet('inner', `${inner.origin}/secret`),
    ],
    { ALLOWED_ORIGINS: site.origin, FETCH_DEADLINE_SECONDS: '3', FEEDS_OPML: `${site.origin}/more.opml` },
  );
});

afterAll(async () => {
  await service?.stop();
  await site?.close();
  await inner?.close();
});

test.each([
  ['endless', /large|MB/i],
  ['hundred-megabytes', /large|MB/i],
  ['metadata', /address/i],
  ['inner', /address/i],
  ['to-loopback', /address/i],
  ['not-a-feed', /feed/i],
  ['web-page', /feed|page/i],
  ['a-file', /http/i],
])('%s is a clear error on that feed', async (id, sentence) => {
  const feed = await waitUntil(`an error on ${id}`, 20_000, async () => {
    const found = await service.feedOf(id);
    return found?.error ? found : null;
  });
  expect(feed.error).toMatch(sentence);
  expect(feed.failures).toBeGreaterThan(0);
  expect(feed.entries).toBe(0);
});

test('nothing inside was contacted', async () => {
  await waitUntil('both tries', 20_000, async () =>
    (await service.feedOf('to-loopback'))?.error && (await service.feedOf('inner'))?.error ? true : null,
  );
  expect(inner.requests).toEqual([]);
});

test('a feed in windows-1251 is read with the right text', async () => {
  const item = await waitUntil('the item', 20_000, async () =>
    (await service.items()).find(({ sourceUrl }) => sourceUrl.endsWith('/cyr')),
  );
  expect(item.title).toBe('Мост открыт');
});

test('the others are not disturbed', async () => {
  const titles = await waitUntil('the good feed', 20_000, async () => {
    const all = (await service.items()).map(({ title }) => title);
    return all.includes('The bridge has opened') ? all : null;
  });
  expect(titles).not.toContain('An inner page');
  expect((await service.feedOf('good'))?.error).toBeNull();
});
