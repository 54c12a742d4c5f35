import { fixedPage, type Page, type Site, startSite } from '@360/testkit/site';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outlet, type RunningFeedService, rss, startService } from './_harness.ts';

const XML = 'application/rss+xml';
const HTML = 'text/html; charset=utf-8';
const AT = new Date('2026-02-03T04:05:06Z');

let site: Site;
let inner: Site;
let service: RunningFeedService;
const sites: Site[] = [];

const feed = (title: string, count = 2) =>
  rss(Array.from({ length: count }, (_, i) => ({ id: `${title}-${i}`, title: `${title} ${i}`, at: AT }))).replace(
    '<title>t</title>',
    `<title>${title}</title>`,
  );
const page = (head: string, body = '') =>
  fixedPage(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`, HTML);

beforeAll(async () => {
  [site, inner] = await Promise.all([startSite(), startSite({ '/feed': fixedPage(feed('Inner'), XML) })]);
  // each case has a host of its own, since few looks at one host are allowed a minute
  for (let i = 0; i < 14; i++) sites.push(await startSite());
  service = await startService([outlet('none', `${site.origin}/none`)], {
    ALLOWED_ORIGINS: [site, ...sites].map(({ origin }) => origin).join(','),
  });
});
afterAll(async () => {
  await service?.stop();
  await Promise.all([site, inner, ...sites].map((one) => one?.close()));
});

const discover = async (url: string) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await service.get('/api/feeds/discover', { method: 'POST', headers, body: JSON.stringify({ url }) });
  return { status: answer.status, body: (await answer.json()) as { feeds: { url: string }[]; error: string } };
};
/** A site that answers these paths; gives the paths of the feeds that were found for `at`. */
const found = async (pages: Record<string, Page>, at = '/') => {
  const own = sites.pop();
  if (!own) throw new Error('no site left');
  for (const [path, one] of Object.entries(pages)) own.set(path, one);
  const { status, body } = await discover(`${own.origin}${at}`);
  expect(status).toBe(200);
  return { paths: body.feeds.map(({ url }) => url.replace(own.origin, '')), feeds: body.feeds, requests: own.requests };
};

test('the address of a feed is that feed, with what it holds', async () => {
  const { feeds, requests } = await found({ '/news.xml': fixedPage(feed('Harbour News', 3), XML) }, '/news.xml');
  expect(feeds).toEqual([
    {
      url: expect.stringMatching(/\/news\.xml$/),
      title: 'Harbour News',
      kind: 'rss',
      entries: 3,
      lastEntryAt: AT.toISOString(),
    },
  ]);
  expect(requests).toHaveLength(1);
});

test('feeds that a page declares, in its order, read against its base; not those of another type or that are none', async () => {
  const { paths, requests } = await found({
    '/': page(
      `<base href="/sub/">
       <link rel="stylesheet" type="application/rss+xml" href="never.xml">
       <link rel="alternate" type="text/html" href="never.html">
       <link rel="Alternate Home" type="application/rss+xml; charset=utf-8" href="world.xml">
       <LINK REL=alternate TYPE='application/atom+xml' HREF=/sport.xml>
       <link rel="alternate" type="application/rss+xml" href="/broken">
       <link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">`,
      '<script>"<link rel=alternate type=application/rss+xml href=/script.xml>"</script>',
    ),
    '/sub/world.xml': fixedPage(feed('World'), XML),
    '/sport.xml': fixedPage(feed('Sport'), XML),
    '/broken': fixedPage('<html>not a feed</html>', HTML),
  });
  expect(paths).toEqual(['/sub/world.xml', '/sport.xml']);
  expect(requests.filter((request) => /never|script/.test(request))).toEqual([]);
});

test('a feed named in the Link header', async () => {
  const { paths } = await found({
    '/': (_req, res) =>
      res
        .writeHead(200, { 'content-type': HTML, link: '</a.xml>; rel="alternate"; type="application/rss+xml"' })
        .end('<html>'),
    '/a.xml': fixedPage(feed('A'), XML),
  });
  expect(paths).toEqual(['/a.xml']);
});

test('links that readers follow and that look like feeds', async () => {
  const { paths } = await found({
    '/': page(
      '',
      '<a href="/about">us</a><a href="/news/rss/">RSS</a><a href="/?feed=atom">Atom</a><a href="/feedback">write</a>',
    ),
    '/news/rss/': fixedPage(feed('By link'), XML),
    '/feedback': fixedPage(feed('Never'), XML),
  });
  expect(paths).toEqual(['/news/rss/']);
});

test('a page that names none: where feeds usually lie', async () => {
  const { paths } = await found({ '/': page(''), '/index.xml': fixedPage(feed('Usual'), XML) });
  expect(paths).toEqual(['/index.xml']);
});

test('a profile in the fediverse', async () => {
  const { paths } = await found({ '/@harbour': page(''), '/@harbour.rss': fixedPage(feed('Posts'), XML) }, '/@harbour');
  expect(paths).toEqual(['/@harbour.rss']);
});

test('a moved page is read where it lies; one feed under two addresses is one', async () => {
  const link = (href: string) => `<link rel="alternate" type="application/rss+xml" href="${href}">`;
  const { paths } = await found({
    '/': (_req, res) => res.writeHead(301, { location: '/home/' }).end(),
    '/home/': page(link('feed.xml') + link('/old.xml')),
    '/old.xml': (_req, res) => res.writeHead(302, { location: '/home/feed.xml' }).end(),
    '/home/feed.xml': fixedPage(feed('One'), XML),
  });
  expect(paths).toEqual(['/home/feed.xml']);
});

test('no feed at all is an empty list, after a dozen requests at most', async () => {
  const links = Array.from({ length: 60 }, (_, i) => `<a href="/rss/${i}">x</a>`).join('');
  const { paths, requests } = await found({ '/': page('', links) });
  expect(paths).toEqual([]);
  expect(requests.length).toBeLessThanOrEqual(13);
});

test('a page of two megabytes is read without holding others up', async () => {
  const filler = '<a href="/x/y">y</a>'.repeat(90_000);
  const started = performance.now();
  let longest = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const { paths } = await found({
    '/': page('', `${filler}<a href="/feed">f</a>`),
    '/feed': fixedPage(feed('End'), XML),
  });
  clearInterval(beat);
  expect(paths).toEqual(['/feed']);
  expect(performance.now() - started).toBeLessThan(5_000);
  expect(longest).toBeLessThan(250);
});

test('what cannot be read is told in a sentence', async () => {
  const missing = await discover(`${site.origin}/not-there`);
  expect(missing).toMatchObject({ status: 400, body: { error: 'url: The server answered with status 404.' } });
  expect((await discover('ftp://outlet.example/')).body.error).toMatch(/^url: .*http/);
  expect((await discover('http://user:word@outlet.example/')).status).toBe(400);
  expect((await discover('nonsense')).status).toBe(400);
});

test('no network of ours is looked into', async () => {
  const { status, body } = await discover(`${inner.origin}/feed`);
  expect([status, body.error]).toEqual([400, 'url: The address leads to a network that feeds are not read from.']);
  const { paths } = await found({
    '/': page(`<link rel="alternate" type="application/rss+xml" href="${inner.origin}/feed">`),
  });
  expect(paths).toEqual([]);
  expect(inner.requests).toEqual([]);
});

test('one host is not looked at again and again', async () => {
  const own = sites.pop();
  own?.set('/', page(''));
  const statuses = [];
  for (let i = 0; i < 8; i++) statuses.push((await discover(`${own?.origin}/?${i}`)).status);
  expect(statuses).toContain(429);
  expect(statuses.slice(0, 6)).toEqual(Array(6).fill(200));
});
