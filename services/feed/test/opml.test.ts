import type { FeedImport } from '@360/contracts/feeds';
import type { Identity } from '@360/contracts/identity';
import type { Publisher } from '@360/contracts/publishers';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outlet, type RunningFeedService, rss, startService } from './_harness.ts';

const ANA: Identity = { sub: 'operator:ana', sid: 'test', roles: ['reader', 'operator'] };
const XML = 'application/rss+xml';
let site: Site;
let service: RunningFeedService;

beforeAll(async () => {
  site = await startSite({
    '/listed': fixedPage(rss([{ id: 'l', title: 'From the list' }]), XML),
    '/added': fixedPage(rss([{ id: 'a', title: 'From a document' }]), XML),
    '/home': fixedPage('<link rel="alternate" type="application/rss+xml" href="/found">', 'text/html'),
    '/found': fixedPage(rss([{ id: 'f', title: 'From a site' }]), XML),
    '/nothing': fixedPage('<p>hello</p>', 'text/html'),
    '/failing': (_req, res) => res.writeHead(500).end(),
    '/resting': (_req, res) => res.writeHead(410).end(),
  });
  const at = (id: string) => outlet(id, `${site.origin}/${id}`);
  service = await startService([at('listed'), at('failing'), at('resting')], { ALLOWED_ORIGINS: site.origin });
  await untilTitle('From the list');
});
afterAll(async () => {
  await service?.stop();
  await site?.close();
});

const opml = (body: string) => `<?xml version="1.0"?><opml version="2.0"><head/><body>${body}</body></opml>`;
const send = (body: string | Uint8Array<ArrayBuffer>, who: Identity | null = ANA) => {
  const init = { method: 'POST', headers: { 'content-type': 'text/x-opml' }, body };
  return who ? service.as(who, '/api/operator/feeds/opml', init) : service.get('/api/operator/feeds/opml', init);
};
const add = async (body: object) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await service.as(ANA, '/api/operator/feeds', { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as FeedImport & { error: string } };
};
const untilTitle = (title: string) =>
  waitUntil(title, 15_000, async () => (await service.items()).find((item) => item.title === title));
const exported = async () => await (await service.get('/api/feeds.opml')).text();

test('a document adds feeds, which are polled a moment later; each is told of', async () => {
  const answer = await send(
    opml(`<outline text="News">
      <outline text="Added Outlet" xmlUrl="${site.origin}/added" htmlUrl="https://added.example/" language="en-GB" category="/GB/world"/>
      <outline text="Again" xmlUrl="${site.origin}/added"/>
      <outline text="Known" xmlUrl="${site.origin}/listed"/>
      <outline text="A file" xmlUrl="file:///etc/passwd"/>
      <outline text="A key" xmlUrl="https://user:word@outlet.example/feed"/>
      <outline text="Long" xmlUrl="https://outlet.example/${'a'.repeat(3_000)}"/>
    </outline>`),
  );
  expect(answer.status).toBe(200);
  const report = (await answer.json()) as FeedImport;
  expect(report.added.map(({ url }) => url)).toEqual([`${site.origin}/added`]);
  expect(report.known.map(({ url }) => url)).toEqual([`${site.origin}/listed`]);
  expect(report.refused.map(({ reason }) => reason)).toEqual([
    'Only addresses that begin with http or https are read.',
    'An address with a user name or password in it is not read.',
    'This address is too long.',
  ]);
  expect(await untilTitle('From a document')).toMatchObject({ country: 'GB', category: 'world' });
  expect((await service.get('/api/publishers/added.example')).status).toBe(200);
});

test('a second time nothing is added, and a restart keeps what was', async () => {
  const again = (await (await send(opml(`<outline text="x" xmlUrl="${site.origin}/added"/>`))).json()) as FeedImport;
  expect([again.added.length, again.known.length]).toEqual([0, 1]);
  await service.restart();
  const before = site.requests.filter((request) => request === 'GET /added').length;
  await waitUntil('a poll', 15_000, async () =>
    site.requests.filter((request) => request === 'GET /added').length > before ? true : null,
  );
});

test('what was exported can be imported, and is all known', async () => {
  const text = await exported();
  expect(text).toContain('xmlUrl');
  const report = (await (await send(text)).json()) as FeedImport;
  expect(report.added).toEqual([]);
  expect(report.refused).toEqual([]);
  expect(report.known.map(({ url }) => url.replace(site.origin, '')).toSorted()).toEqual([
    '/added',
    '/failing',
    '/listed',
    '/resting',
  ]);
});

test.each<[string, string | Uint8Array<ArrayBuffer>]>([
  ['nothing', ''],
  ['text', 'these are my feeds'],
  ['another document', '<html><body>hello</body></html>'],
  ['a tree too deep to walk', opml('<outline text="x">'.repeat(60_000))],
  ['bytes', new Uint8Array([0, 1, 2, 255, 254])],
])('%s is no list of feeds', async (_name, body) => {
  const answer = await send(body);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { error: string }).error).toMatch(/OPML/);
});

test('more than two megabytes, or more than five thousand feeds, are refused whole', async () => {
  expect((await send(opml(' '.repeat(2_200_000)))).status).toBe(400);
  const many = Array.from({ length: 5_001 }, (_, i) => `<outline text="x" xmlUrl="https://m.example/${i}"/>`).join('');
  const answer = await send(opml(many));
  expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([
    400,
    'At most 5000 feeds are added at once.',
  ]);
  expect(await exported()).not.toContain('m.example');
});

test('one feed is added by the address of its site, and taken away again', async () => {
  const { status, body } = await add({
    url: `${site.origin}/home`,
    name: 'Found Outlet',
    language: 'en',
    category: 'health',
  });
  expect(status).toBe(200);
  expect(body.added).toMatchObject([{ url: `${site.origin}/found`, name: 'Found Outlet' }]);
  expect(await untilTitle('From a site')).toMatchObject({ category: 'health' });
  const { id } = body.added[0] ?? { id: '' };
  const remove = () => service.as(ANA, `/api/operator/feeds/${id}`, { method: 'DELETE' });
  expect((await remove()).status).toBe(204);
  expect((await remove()).status).toBe(404);
  const publishers = (await (await service.get('/api/publishers')).json()) as Publisher[];
  const owner = publishers.find(({ feeds }) => feeds.some((feed) => feed.id === id));
  expect(await service.feedOf(owner?.id ?? '')).toMatchObject({
    nextPollAt: null,
    notPolled: 'It is no longer on the list of feeds.',
  });
});

test('where there is no feed none is added; one of the catalogue cannot be taken away', async () => {
  expect(await add({ url: `${site.origin}/nothing` })).toMatchObject({
    status: 400,
    body: { error: 'url: no feed was found there.' },
  });
  expect((await add({ url: 'ftp://outlet.example' })).status).toBe(400);
  const listed = await service.feedOf('listed');
  const answer = await service.as(ANA, `/api/operator/feeds/${listed?.id}`, { method: 'DELETE' });
  expect(answer.status).toBe(409);
});

test('only operators change the list', async () => {
  expect((await send(opml(''), null)).status).toBe(403);
  expect((await service.get('/api/operator/feeds', { method: 'POST' })).status).toBe(403);
  expect((await service.get('/api/operator/feeds/x', { method: 'DELETE' })).status).toBe(403);
});

test('how feeds are doing: what fails since when, what rests and why, by publisher and as a list of those that fail', async () => {
  const failing = await waitUntil('the failure', 10_000, async () => {
    const feed = await service.feedOf('failing');
    return feed?.failingSince ? feed : null;
  });
  expect(failing).toMatchObject({
    lastStatus: 500,
    error: 'The server answered with status 500.',
    lastSuccessAt: null,
    notPolled: null,
  });
  const resting = (await (await service.get('/api/publishers/resting')).json()) as {
    feeds: { notPolled: string; nextPollAt: string }[];
  };
  expect(resting.feeds[0]?.notPolled).toBe('Its server says that it is gone for good. It is looked for once a month.');
  expect(Date.parse(resting.feeds[0]?.nextPollAt ?? '') - Date.now()).toBeGreaterThan(29 * 86_400_000);
  const listed = await service.feedOf('listed');
  expect(listed).toMatchObject({
    failures: 0,
    failingSince: null,
    push: null,
    movedTo: null,
    lastSuccessAt: expect.any(String),
  });
  const first = await service.get('/api/publishers?health=failing&limit=1');
  const rest = await service.get(/<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '');
  const ids = [...((await first.json()) as { id: string }[]), ...((await rest.json()) as { id: string }[])].map(
    ({ id }) => id,
  );
  expect(ids).toEqual(['failing', 'resting']);
  expect((await service.get('/api/publishers?health=fine')).status).toBe(400);
  expect((await service.get('/api/publishers/nobody')).status).toBe(404);
});
