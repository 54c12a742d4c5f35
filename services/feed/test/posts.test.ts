import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FeedStatus, NewsItem } from '@360/contracts/news';
import type { PostAccounts, Publisher } from '@360/contracts/publishers';
import type { StoryDetail } from '@360/contracts/stories';
import { fixedPage, type Page, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outlet, type RunningFeedService, rss, startService } from './_harness.ts';

const KEY = 'a-key-of-the-api';
const MINUTE = 60_000;
const SEARCH = '/2/tweets/search/recent';
const LIMIT = 'X allows no more reads for now.';

const idAt = (at: Date) => String(BigInt(at.getTime() - 1_288_834_974_657) << 22n);
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE);

interface Tweet {
  by: string;
  text: string;
  at: Date;
  likes?: number;
}

let tweets: Tweet[] = [
  { by: 'HarbourDesk', text: 'Ferry 3 runs again from noon. https://t.co/a', at: ago(30), likes: 6_000 },
  { by: 'TideOffice', text: 'High water at Quay East at 14:10, and higher than yesterday.', at: ago(20) },
];
let headers: Record<string, string> = {};
const asked: { query: URLSearchParams; authorization: string | undefined }[] = [];

/** The X API v2 as far as recent search goes, with the posts of `tweets`. */
const searchPage: Page = (req, res) => {
  const { searchParams } = new URL(req.url ?? '', 'http://x');
  asked.push({ query: searchParams, authorization: req.headers.authorization });
  if (req.headers.authorization !== `Bearer ${KEY}`) return void res.writeHead(401).end('{"title":"Unauthorized"}');
  const since = BigInt(searchParams.get('since_id') ?? '0');
  const found = tweets.filter(
    ({ by, at }) => searchParams.get('query')?.includes(`from:${by}`) && BigInt(idAt(at)) > since,
  );
  const data = found.map(({ by, text, at, likes = 1 }) => ({
    id: idAt(at),
    text,
    author_id: by,
    created_at: at.toISOString(),
    lang: 'en',
    public_metrics: { retweet_count: 2, reply_count: 3, like_count: likes, quote_count: 1 },
    entities: { urls: [{ url: 'https://t.co/a', expanded_url: 'https://harbour.example/ferry' }] },
  }));
  const users = [...new Set(found.map(({ by }) => by))].map((id) => ({ id, name: id, username: id }));
  res.writeHead(200, { 'content-type': 'application/json', ...headers });
  res.end(
    JSON.stringify({ ...(data.length > 0 && { data, includes: { users } }), meta: { result_count: data.length } }),
  );
};

const bluesky = {
  feed: [
    null,
    {
      post: {
        uri: 'at://did:plc:abcdefghijklmnopqrstuvwx/app.bsky.feed.post/3k2abcdefgh2x',
        author: { handle: 'harbour.example' },
        record: { text: 'The bell of ferry 3 has been found', createdAt: ago(15).toISOString(), langs: ['en'] },
        likeCount: 4,
      },
    },
  ],
};
const status = {
  id: '77',
  created_at: ago(10).toISOString(),
  visibility: 'public',
  language: 'en',
  content: '<p>The tide office has moved to the second floor</p>',
  account: { acct: 'tide' },
};

const account = (network: 'x' | 'bluesky' | 'mastodon', handle: string, publisherId: string) => ({
  network,
  handle,
  name: publisherId === 'harbour' ? 'The Harbour Desk' : 'Tide Office',
  category: publisherId === 'harbour' ? ('world' as const) : ('science' as const),
  publisherId,
});

let site: Site;
let folder: string;
let service: RunningFeedService;

const posts = async (query = ''): Promise<NewsItem[]> =>
  (await (await service.get(`/api/twitter-news?limit=200${query}`)).json()) as NewsItem[];
const titles = (items: NewsItem[]) => items.map(({ title }) => title);
const networkHealth = async () => {
  const publishers = (await (await service.get('/api/publishers?limit=200')).json()) as Publisher[];
  return publishers.find(({ id }) => id === 'x.com')?.feeds ?? [];
};

const start = async (env: Record<string, string>) => {
  const accounts: PostAccounts = {
    publishers: [
      {
        id: 'tide',
        name: 'Tide Office',
        site: 'https://tide.example',
        country: 'GB',
        language: 'en',
        owner: null,
        kind: 'government',
      },
    ],
    accounts: [
      account('x', 'HarbourDesk', 'harbour'),
      account('x', 'TideOffice', 'tide'),
      account('bluesky', 'harbour.example', 'harbour'),
      { ...account('mastodon', 'tide@tide.example', 'tide'), server: site.origin },
    ],
  };
  const file = path.join(folder, 'accounts.json');
  await writeFile(file, JSON.stringify(accounts));
  return await startService([outlet('harbour', `${site.origin}/feed`, { country: 'FR' })], {
    ALLOWED_ORIGINS: site.origin,
    POST_ACCOUNTS: file,
    X_API_URL: site.origin,
    BLUESKY_API_URL: site.origin,
    ...env,
  });
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), '360-posts-'));
  site = await startSite({
    '/feed': fixedPage(
      rss([{ id: 'report', title: 'Ferry number three is back in service', at: ago(40) }]),
      'application/rss+xml',
    ),
    [SEARCH]: searchPage,
    '/xrpc/app.bsky.feed.getAuthorFeed': fixedPage(JSON.stringify(bluesky), 'application/json'),
    '/api/v1/accounts/lookup': fixedPage(JSON.stringify({ id: '1', acct: 'tide' }), 'application/json'),
    '/api/v1/accounts/1/statuses': fixedPage(JSON.stringify([status]), 'application/json'),
  });
  service = await start({ X_BEARER_TOKEN: KEY });
  await waitUntil('the posts of all networks', 20_000, async () => ((await posts()).length === 4 ? true : null));
});

afterAll(async () => {
  await service?.stop();
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

test('posts of the three networks stand in one list, newest first, with author, figures and addresses', async () => {
  const items = await posts();
  expect(titles(items)).toEqual([
    'The tide office has moved to the second floor',
    'The bell of ferry 3 has been found',
    'High water at Quay East at 14:10, and higher than yesterday.',
    'Ferry 3 runs again from noon.',
  ]);
  const url = expect.stringMatching(/^https:\/\/x\.com\/HarbourDesk\/status\/\d+$/);
  expect(items[3]).toMatchObject({
    sourceUrl: url,
    tweetUrl: url,
    sourceName: 'The harbour',
    category: 'world',
    country: 'FR',
    socialMetrics: { comments: 3, shares: 3, reactions: 6_000 },
    engagement: 6_006,
    post: {
      network: 'x',
      handle: 'HarbourDesk',
      name: 'The Harbour Desk',
      profileUrl: 'https://x.com/HarbourDesk',
      linkedUrl: 'https://harbour.example/ferry',
    },
  });
  expect(items.map(({ outlet: { id } }) => id)).toEqual(['tide', 'harbour', 'tide', 'harbour']);
  expect(items[0]?.outlet).toMatchObject({ name: 'Tide Office', site: 'https://tide.example' });
});

test('posts stand under their own filters and in no list of reports', async () => {
  const report = 'Ferry number three is back in service';
  await waitUntil('the report', 20_000, async () => ((await service.items()).length > 0 ? true : null));
  expect(titles(await service.items())).toEqual([report]);
  for (const query of ['&category=world', '&category=video', '&category=breaking', '&country=uk'])
    expect(titles(await service.items(query)).filter((title) => title !== report)).toEqual([]);
  expect(titles(await service.items('&category=twitter'))).toEqual(titles(await posts()));
  const science = await posts('&category=x-science');
  expect(science).toHaveLength(2);
  expect(titles(await service.items('&category=x-science'))).toEqual(titles(science));
  expect(titles(await posts('&category=science'))).toEqual(titles(science));
  expect(await posts('&category=country-france')).toHaveLength(2);
  expect(await posts('&category=x-sports')).toEqual([]);
});

test('a story says of each of its reports on which network it was posted', async () => {
  const networks = await waitUntil('the post in its story', 20_000, async () => {
    const [{ id, storyId } = { id: '', storyId: null }] = (await posts()).slice(-1);
    if (storyId === null) return null;
    const story = (await (await service.get(`/api/stories/${storyId}`)).json()) as StoryDetail;
    return story.items.filter((item) => item.id === id).map(({ network }) => network);
  });
  expect(networks).toEqual(['x']);
});

test('pages of posts follow each other by their own address', async () => {
  const first = await service.get('/api/twitter-news?limit=3');
  const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
  expect(next).toMatch(/^\/api\/twitter-news\?/);
  const seen = [...((await first.json()) as NewsItem[]), ...((await (await service.get(next)).json()) as NewsItem[])];
  expect(titles(seen)).toEqual(titles(await posts()));
  expect((await service.get('/api/twitter-news?category=x-gossip')).status).toBe(400);
});

test('one search asks for each topic, with the key, and then for what is new alone', async () => {
  expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(new Set([`Bearer ${KEY}`]));
  expect(new Set(asked.map(({ query }) => query.get('query')))).toEqual(
    new Set(['(from:HarbourDesk) -is:retweet -is:reply', '(from:TideOffice) -is:retweet -is:reply']),
  );
  const at = new Date();
  tweets = [{ by: 'HarbourDesk', text: 'Ferry 3 is full.', at }, ...tweets];
  await waitUntil('the new post', 20_000, async () =>
    (await posts()).find(({ title }) => title === 'Ferry 3 is full.'),
  );
  await waitUntil('a search from there on', 20_000, async () =>
    asked.some(({ query }) => query.get('since_id') === idAt(at)) ? true : null,
  );
  expect(await posts()).toHaveLength(5);
});

test('the page is told which networks are read, and how each source of posts is doing', async () => {
  const { postNetworks } = (await (await service.get('/api/status')).json()) as FeedStatus;
  expect(postNetworks).toEqual(['x', 'bluesky', 'mastodon']);
  const feeds = await networkHealth();
  expect(feeds).toHaveLength(2);
  expect(feeds.every(({ error, failures }) => error === null && failures === 0)).toBe(true);
  expect(JSON.stringify(feeds)).not.toContain(KEY);
});

test('a limit that is used up rests the searches until it opens, and nothing else', async () => {
  const resetAt = Math.ceil(Date.now() / 1000) + 900;
  headers = { 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': String(resetAt) };
  const rested = await waitUntil('both searches at rest', 20_000, async () => {
    const feeds = await networkHealth();
    return feeds.every(({ nextPollAt }) => Date.parse(nextPollAt ?? '') >= resetAt * 1000 - 2_000) ? feeds : null;
  });
  for (const { error } of rested) expect(error ?? LIMIT).toBe(LIMIT);
  const count = asked.length;
  const others = site.requests.length;
  await waitUntil('other sources polled on', 20_000, async () =>
    site.requests.slice(others).some((request) => request.includes('/statuses')) ? true : null,
  );
  expect(asked).toHaveLength(count);
});

test('without a key X is not asked and the page is told so; the other networks are read', async () => {
  await service.stop();
  asked.length = 0;
  service = await start({});
  await waitUntil('the posts of the open networks', 20_000, async () => ((await posts()).length === 2 ? true : null));
  const { postNetworks } = (await (await service.get('/api/status')).json()) as FeedStatus;
  expect(postNetworks).toEqual(['bluesky', 'mastodon']);
  expect(asked).toEqual([]);
});
