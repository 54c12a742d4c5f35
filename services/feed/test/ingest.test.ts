import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outlet, type RunningFeedService, rss, startService } from './_harness.ts';

const XML = 'application/rss+xml';
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR);

let site: Site;
let service: RunningFeedService;

const many = Array.from({ length: 30 }, (_, i) => ({
  id: `n${i}`,
  title: `Notice number ${i} of the harbour board`,
  at: ago(10 + i),
}));

beforeAll(async () => {
  site = await startSite({
    '/steady': fixedPage(rss(many), XML, '"one"'),
    '/changing': fixedPage(
      rss([{ id: 'c', title: 'Ferry delayed', summary: 'The ferry is late.', at: ago(2) }]),
      XML,
      '"a"',
    ),
    '/video': fixedPage(
      rss([
        {
          id: 'v',
          title: 'The launch, on film',
          at: ago(1),
          more: '<media:content url="https://outlet.example/launch.mp4" type="video/mp4" duration="75"/>',
        },
      ]),
      XML,
    ),
    '/gone': (_req, res) => res.writeHead(410).end(),
    '/busy': (_req, res) => res.writeHead(503, { 'retry-after': '600' }).end(),
  });
  const at = (id: string, country: string | null = null) =>
    outlet(id, `${site.origin}/${id}`, {
      country,
      feeds: [{ url: `${site.origin}/${id}`, category: id === 'steady' ? 'business' : null }],
    });
  service = await startService([at('steady', 'GB'), at('changing', 'FR'), at('video'), at('gone'), at('busy')], {
    ALLOWED_ORIGINS: site.origin,
  });
  await waitUntil('all items', 20_000, async () => ((await service.items()).length === 32 ? true : null));
});

afterAll(async () => {
  await service?.stop();
  await site?.close();
});

test('pages by cursor meet every item once, newest first', async () => {
  const seen: string[] = [];
  let next: string | null = '/api/news?limit=7';
  while (next) {
    const response = await service.get(next);
    const page = (await response.json()) as { id: string }[];
    seen.push(...page.map(({ id }) => id));
    next = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1] ?? null;
  }
  const all = await service.items();
  expect(seen).toEqual(all.map(({ id }) => id));
  expect(new Set(seen).size).toBe(32);
  const times = all.map(({ publishedAt }) => publishedAt);
  expect(times).toEqual(times.toSorted().reverse());
});

test('numbered pages follow each other without a gap', async () => {
  const all = (await service.items()).map(({ id }) => id);
  const second = (await (await service.get('/api/news?limit=10&page=2')).json()) as { id: string }[];
  expect(second.map(({ id }) => id)).toEqual(all.slice(10, 20));
});

test('category, country and format filters hold, alone and together', async () => {
  expect(await service.items('&category=business')).toHaveLength(30);
  expect(await service.items('&category=country-france')).toHaveLength(1);
  expect(await service.items('&country=uk')).toHaveLength(30);
  expect(await service.items('&category=business&country=france')).toHaveLength(0);
  const videos = await service.items('&category=video');
  expect(videos).toMatchObject([{ contentType: 'video', duration: 75, videoUrl: 'https://outlet.example/launch.mp4' }]);
  expect(await (await service.get('/api/videos')).json()).toEqual(videos);
});

test.each([
  'limit=0',
  'limit=201',
  'page=0',
  'page=x',
  'category=gossip',
  'country=atlantis',
  'cursor=%00',
  'cursor=AAAA',
])('%s is answered with 400 and a sentence', async (query) => {
  const response = await service.get(`/api/news?${query}`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'bad_request', error: expect.stringMatching(/\w+: \w+/) });
});

test('an unchanged feed is asked with its validator and nothing is stored again', async () => {
  const before = site.requests.filter((request) => request === 'GET /steady').length;
  await waitUntil('another poll', 20_000, async () =>
    site.requests.filter((request) => request === 'GET /steady').length > before ? true : null,
  );
  await waitUntil('what came of it', 20_000, async () =>
    (await service.feedOf('steady'))?.lastStatus === 304 ? true : null,
  );
  expect(await service.items('&category=business')).toHaveLength(30);
});

test('a changed report is a revision of the same item', async () => {
  const [old] = await service.items('&country=france');
  site.set(
    '/changing',
    fixedPage(rss([{ id: 'c', title: 'Ferry cancelled', summary: 'It will not sail.', at: ago(2) }]), XML, '"b"'),
  );
  const revised = await waitUntil('the revision', 20_000, async () =>
    (await service.items('&country=france')).find(({ title }) => title === 'Ferry cancelled'),
  );
  expect(revised).toMatchObject({ id: old?.id, revisions: 1, summary: 'It will not sail.' });
});

test('a feed that is gone rests; one that is busy is asked when it said', async () => {
  const gone = await waitUntil('the answer', 10_000, async () => {
    const feed = await service.feedOf('gone');
    return feed?.error ? feed : null;
  });
  expect(gone.lastStatus).toBe(410);
  const busy = await service.feedOf('busy');
  expect(new Date(busy?.nextPollAt ?? 0).getTime() - Date.now()).toBeGreaterThan(500_000);
  expect(site.requests.filter((request) => request === 'GET /gone')).toHaveLength(1);
});

test('without the identity of the gateway nothing is answered but health', async () => {
  expect((await fetch(new URL('/api/news', service.url))).status).toBe(401);
  expect((await fetch(new URL('/readyz', service.url))).status).toBe(200);
});

test('an unchanged list is answered 304, compressed where that is understood', async () => {
  const headers = { 'accept-encoding': 'gzip, br' };
  const first = await service.get('/api/news?limit=200&category=business', { headers });
  expect(first.headers.get('content-encoding')).toBe('br');
  const etag = first.headers.get('etag') ?? '';
  const again = await service.get('/api/news?limit=200&category=business', {
    headers: { ...headers, 'if-none-match': etag },
  });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a restart keeps every item and adds none', async () => {
  const before = (await service.items()).map(({ id, storyId }) => [id, storyId]);
  await service.restart();
  await waitUntil('a poll after the restart', 20_000, async () =>
    (await service.feedOf('steady'))?.lastFetchedAt ? true : null,
  );
  expect((await service.items()).map(({ id, storyId }) => [id, storyId])).toEqual(before);
});
