import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PostConfig } from '../config.ts';
import type { FeedDoc, FeedKind } from '../feeds/feed.model.ts';
import type { FetchFault } from '../fetch/fetch-fault.ts';
import { createSafeFetch, type SafeFetch } from '../fetch/safe-fetch.ts';
import { entriesOfBluesky } from './bluesky.ts';
import { entriesOfMastodon } from './mastodon.ts';
import { createPostReader, type PostReader } from './post-reader.ts';
import { entriesOfXPage, readXPage } from './x-wire.ts';

const NOW = Date.parse('2026-03-04T12:00:00Z');
const TOKEN = 'AAAA-secret';
const SEARCH = '/2/tweets/search/recent';

/** A network's server on loopback. */
const startSite = async () => {
  const pages = new Map<string, RequestListener>();
  const requests: string[] = [];
  const server = createServer((req, res) => {
    requests.push(req.url ?? '');
    const page = pages.get(new URL(req.url ?? '', 'http://site').pathname);
    if (page) page(req, res);
    else res.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    set: (path: string, page: RequestListener) => void pages.set(path, page),
    close: () => void server.close().closeAllConnections(),
  };
};
type Site = Awaited<ReturnType<typeof startSite>>;

let site: Site;
let stranger: Site;
let fetch: SafeFetch;
let reader: PostReader;
let now: number;
let asked: { url: URL; authorization: string | undefined }[];

const answer =
  (body: unknown, headers: Record<string, string> = {}, status = 200): RequestListener =>
  (req, res) => {
    asked.push({ url: new URL(req.url ?? '', site.origin), authorization: req.headers.authorization });
    res.writeHead(status, { 'content-type': 'application/json', ...headers });
    res.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

const feed = (kind: FeedKind, path: string, more: Partial<FeedDoc> = {}): FeedDoc =>
  ({
    _id: `${kind}${path}`,
    url: `${site.origin}${path}`,
    kind,
    accounts: [{ handle: 'HarbourDesk', name: 'The Harbour Desk', publisherId: 'harbour.example' }],
    publisherId: 'x.com',
    category: 'world',
    language: null,
    cursor: null,
    ...more,
  }) as FeedDoc;
const search = (more: Partial<FeedDoc> = {}) => feed('x-search', `${SEARCH}?query=%28from%3AHarbourDesk%29`, more);
const read = (of: FeedDoc) => reader.read(of, AbortSignal.timeout(5_000));
const faultOf = async (of: FeedDoc): Promise<FetchFault> =>
  await read(of).then(
    () => expect.fail('it was read'),
    (fault) => fault,
  );

/** An id as X gives it to a post made so many minutes before now. */
const idAt = (minutesAgo: number) => String(BigInt(NOW - minutesAgo * 60_000 - 1_288_834_974_657) << 22n);

const tweet = (more: Record<string, unknown> = {}) => ({
  id: idAt(10),
  text: 'Ferry 3 runs again from noon &amp; takes cars. https://t.co/abc #Harbour',
  author_id: '7',
  created_at: '2026-03-04T11:50:00.000Z',
  lang: 'en',
  edit_history_tweet_ids: [idAt(10)],
  public_metrics: {
    retweet_count: 3,
    reply_count: 4,
    like_count: 50,
    quote_count: 2,
    bookmark_count: 9,
    impression_count: 7000,
  },
  entities: {
    urls: [
      {
        start: 46,
        end: 62,
        url: 'https://t.co/abc',
        expanded_url: 'https://harbour.example/ferry?utm_source=x',
        display_url: 'harbour.example',
      },
    ],
    hashtags: [{ start: 63, end: 71, tag: 'Harbour' }],
  },
  attachments: { media_keys: ['3_1'] },
  ...more,
});
const page = (tweets: unknown[], more: Record<string, unknown> = {}) => ({
  data: tweets,
  includes: {
    users: [{ id: '7', name: 'Harbour', username: 'HarbourDesk', verified: true }],
    media: [{ media_key: '3_1', type: 'photo', url: 'https://pbs.example/p.jpg', width: 1200, height: 675 }],
  },
  meta: { newest_id: idAt(10), result_count: tweets.length },
  ...more,
});

beforeEach(async () => {
  asked = [];
  now = NOW;
  site = await startSite();
  stranger = await startSite();
  fetch = createSafeFetch({
    allowedOrigins: [site.origin, stranger.origin],
    maxBytes: 20_000_000,
    deadlineMs: 5_000,
    userAgent: 'test',
  });
  const config: PostConfig = {
    accounts: undefined,
    x: { token: TOKEN, apiUrl: site.origin, webUrl: 'https://x.com', lists: [] },
    bluesky: { apiUrl: site.origin, webUrl: 'https://bsky.app' },
  };
  reader = createPostReader({ fetch, config, now: () => now });
});
afterEach(async () => {
  await fetch.close();
  site.close();
  stranger.close();
});

describe('X', () => {
  test('a post becomes an item with its words, its figures, its picture and the page it points to', async () => {
    site.set(SEARCH, answer(page([tweet()])));
    const { entries, cursor } = await read(search());
    expect(entries).toMatchObject([
      {
        canonicalUrl: `https://x.com/HarbourDesk/status/${idAt(10)}`,
        title: 'Ferry 3 runs again from noon & takes cars.',
        text: 'Ferry 3 runs again from noon & takes cars. #Harbour',
        summary: '',
        category: 'world',
        tags: ['Harbour'],
        language: 'en',
        publisherId: 'harbour.example',
        publishedAt: Date.parse('2026-03-04T11:50:00Z'),
        contentType: 'article',
        mediaType: 'photo',
        imageUrl: 'https://pbs.example/p.jpg',
        socialMetrics: { comments: 4, shares: 5, reactions: 50 },
        views: 7000,
        post: {
          network: 'x',
          handle: 'HarbourDesk',
          name: 'The Harbour Desk',
          profileUrl: 'https://x.com/HarbourDesk',
          linkedUrl: 'https://harbour.example/ferry',
        },
      },
    ]);
    expect(cursor).toBe(idAt(10));
    expect(asked[0]?.authorization).toBe(`Bearer ${TOKEN}`);
    expect(asked[0]?.url.searchParams.get('tweet.fields')).toContain('note_tweet');
  });

  test('a film comes with its best file and length, a moving picture as a picture', async () => {
    const film = {
      media_key: 'v',
      type: 'video',
      preview_image_url: 'https://pbs.example/v.jpg',
      duration_ms: 61_400,
      variants: [
        { content_type: 'application/x-mpegURL', url: 'https://video.example/v.m3u8' },
        { content_type: 'video/mp4', bit_rate: 256_000, url: 'https://video.example/small.mp4' },
        { content_type: 'video/mp4', bit_rate: 2_176_000, url: 'https://video.example/large.mp4' },
      ],
    };
    const loop = { media_key: 'g', type: 'animated_gif', preview_image_url: 'https://pbs.example/g.jpg' };
    const tweets = [
      tweet({ attachments: { media_keys: ['v'] } }),
      tweet({ id: idAt(11), attachments: { media_keys: ['g'] } }),
    ];
    const body = page(tweets);
    site.set(SEARCH, answer({ ...body, includes: { ...body.includes, media: [film, loop] } }));
    expect((await read(search())).entries).toMatchObject([
      {
        contentType: 'video',
        mediaType: 'video',
        videoUrl: 'https://video.example/large.mp4',
        durationS: 61,
        imageUrl: 'https://pbs.example/v.jpg',
      },
      { contentType: 'article', mediaType: 'gif', videoUrl: null, imageUrl: 'https://pbs.example/g.jpg' },
    ]);
  });

  test('a long post is read whole; its first paragraph is the title', async () => {
    const text = `The bridge stays shut.\n\n${'Engineers look at every bolt. '.repeat(40)}`;
    site.set(
      SEARCH,
      answer(page([tweet({ text: 'The bridge stays shut.\n\nEngineers look… ', note_tweet: { text } })])),
    );
    const [entry] = (await read(search())).entries;
    expect(entry?.title).toBe('The bridge stays shut.');
    expect(entry?.summary).toMatch(/^Engineers look at every bolt\./);
    expect(entry?.text.length).toBeGreaterThan(1_000);
  });

  test('new posts only are asked for, page after page, until the end or the limit', async () => {
    const tokens: (string | null)[] = [];
    site.set(SEARCH, (req, res) => {
      const { searchParams } = new URL(req.url ?? '', site.origin);
      tokens.push(searchParams.get('next_token'));
      expect(searchParams.get('since_id')).toBe(idAt(60));
      const turn = tokens.length;
      answer(page([tweet({ id: idAt(10 + turn) })], { meta: { next_token: `t${turn}` } }))(req, res);
    });
    const { entries, cursor } = await read(search({ cursor: idAt(60) }));
    expect(tokens).toEqual([null, 't1', 't2', 't3', 't4']);
    expect(entries).toHaveLength(5);
    expect(cursor).toBe(idAt(11));
  });

  test('a first reading takes one page, and one after a week of silence asks for what is still there', async () => {
    site.set(SEARCH, answer(page([tweet()], { meta: { next_token: 'more' } })));
    await read(search());
    await read(search({ cursor: idAt(8 * 24 * 60) }));
    expect(asked[0]?.url.searchParams.get('next_token')).toBeNull();
    expect(asked[1]?.url.searchParams.get('since_id')).toBeNull();
  });

  test('an id from the future does not hide what comes after it', async () => {
    site.set(SEARCH, answer(page([tweet({ id: '9223372036854775807' }), tweet()])));
    expect((await read(search())).cursor).toBe(idAt(10));
  });

  test('nothing new is nothing new', async () => {
    site.set(SEARCH, answer({ meta: { result_count: 0 } }));
    expect(await read(search({ cursor: idAt(60) }))).toMatchObject({ entries: [], cursor: idAt(60) });
  });

  test('a list brings accounts nobody catalogued as owners of their own, and neither reposts nor replies', async () => {
    const users = [
      { id: '7', name: 'Harbour', username: 'harbourdesk' },
      { id: '8', name: 'Tide <b>Table</b>', username: 'TideTable' },
    ];
    const tweets = [
      tweet(),
      tweet({ id: idAt(11), author_id: '8' }),
      tweet({ id: idAt(12), referenced_tweets: [{ type: 'retweeted', id: '1' }] }),
      tweet({ id: idAt(13), referenced_tweets: [{ type: 'replied_to', id: '1' }] }),
      tweet({ id: idAt(14), referenced_tweets: [{ type: 'quoted', id: '1' }] }),
    ];
    site.set('/2/lists/5/tweets', answer(page(tweets, { includes: { users } })));
    const { entries } = await read(feed('x-list', '/2/lists/5/tweets'));
    expect(entries.map(({ publisherId }) => publisherId)).toEqual([
      'harbour.example',
      'x.com/tidetable',
      'harbour.example',
    ]);
  });

  test('an account that was not asked for is not taken for one that was', async () => {
    site.set(SEARCH, answer(page([tweet()], { includes: { users: [{ id: '7', name: 'x', username: 'Somebody' }] } })));
    expect((await read(search())).entries).toEqual([]);
  });

  test.each([
    [401, 'X does not accept the key it was given.'],
    [403, 'The plan behind the key does not include this call of X.'],
    [503, 'The server answered with status 503.'],
  ])('a refusal with %i is a sentence', async (status, sentence) => {
    site.set(SEARCH, answer({ title: 'No' }, {}, status));
    expect(await faultOf(search())).toMatchObject({ kind: 'http-status', status, message: sentence });
  });

  test('an error in an answer of 200 is a fault where there is no post, and none where there is', async () => {
    const errors = [{ title: 'Not Found Error', detail: 'Could not find list with id: [5].' }];
    site.set(SEARCH, answer({ errors }));
    expect((await faultOf(search())).message).toBe('X says: Could not find list with id: [5].');
    site.set(SEARCH, answer(page([tweet()], { errors })));
    expect((await read(search())).entries).toHaveLength(1);
  });

  test('a used-up limit is respected: by the answer that says so, and by every search until it opens', async () => {
    const headers = { 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': String(Math.ceil(Date.now() / 1000) + 600) };
    site.set(SEARCH, answer(page([tweet()], { meta: { next_token: 'more' } }), headers));
    const first = await read(search({ cursor: idAt(60) }));
    expect(first.entries).toHaveLength(1);
    expect(first.headers.retryAfterMs).toBeGreaterThan(590_000);
    const fault = await faultOf(search({ _id: 'another' }));
    expect(fault).toMatchObject({ status: 429, message: 'X allows no more reads for now.' });
    expect(fault.retryAfterMs).toBeGreaterThan(590_000);
    expect(asked).toHaveLength(1);
    site.set('/2/lists/5/tweets', answer(page([])));
    await read(feed('x-list', '/2/lists/5/tweets'));
    now += 601_000;
    await read(search());
    expect(asked).toHaveLength(3);
  });

  test('429 says until when', async () => {
    const headers = { 'x-rate-limit-reset': String(Math.ceil(Date.now() / 1000) + 300) };
    site.set(SEARCH, answer({ title: 'Too Many Requests' }, headers, 429));
    const fault = await faultOf(search());
    expect(fault.retryAfterMs).toBeGreaterThan(290_000);
    expect((await faultOf(search())).retryAfterMs).toBeGreaterThan(290_000);
    expect(asked).toHaveLength(1);
  });

  test('the key goes to X alone: neither where a redirect leads nor to another address in the list', async () => {
    stranger.set(SEARCH, answer(page([tweet()])));
    site.set(SEARCH, (_req, res) => res.writeHead(302, { location: `${stranger.origin}${SEARCH}` }).end());
    expect((await faultOf(search())).kind).toBe('refused-address');
    expect((await faultOf({ ...search(), url: `${stranger.origin}${SEARCH}` })).kind).toBe('refused-address');
    expect(stranger.requests).toEqual([]);
    const fault = await faultOf(search());
    expect(JSON.stringify([fault.message, fault.stack])).not.toContain(TOKEN);
  });

  test('without a key X is not asked', async () => {
    reader = createPostReader({ fetch, config: { accounts: undefined, x: null, bluesky: { apiUrl: '', webUrl: '' } } });
    expect((await faultOf(search())).message).toBe('No key for X is set.');
    expect(site.requests).toEqual([]);
  });
});

const AUTHOR_FEED = '/xrpc/app.bsky.feed.getAuthorFeed';
const bluesky = () =>
  feed('bluesky', `${AUTHOR_FEED}?actor=harbour.example&filter=posts_no_replies`, {
    accounts: [{ handle: 'harbour.example', name: 'The Harbour Desk', publisherId: 'harbour.example' }],
  });
const skyText = 'Größere Fähre ab Mittag harbour.example/ferry-num... #Hafen';
const bytesBefore = (part: string) => Buffer.byteLength(skyText.slice(0, skyText.indexOf(part)));
const facet = (part: string, feature: Record<string, string>) => ({
  index: { byteStart: bytesBefore(part), byteEnd: bytesBefore(part) + Buffer.byteLength(part) },
  features: [feature],
});
const row = (more: Record<string, unknown> = {}, around: Record<string, unknown> = {}) => ({
  post: {
    uri: 'at://did:plc:abcdefghijklmnopqrstuvwx/app.bsky.feed.post/3k2abcdefgh2x',
    cid: 'bafyreia',
    author: { did: 'did:plc:abcdefghijklmnopqrstuvwx', handle: 'harbour.example', displayName: 'Harbour' },
    record: {
      $type: 'app.bsky.feed.post',
      text: skyText,
      createdAt: '2026-03-04T11:40:00.000Z',
      langs: ['de'],
      facets: [
        facet('harbour.example/ferry-num...', {
          $type: 'app.bsky.richtext.facet#link',
          uri: 'https://harbour.example/ferry-number-three',
        }),
        facet('#Hafen', { $type: 'app.bsky.richtext.facet#tag', tag: 'Hafen' }),
      ],
    },
    embed: {
      $type: 'app.bsky.embed.images#view',
      images: [{ thumb: 'https://cdn.example/t.jpg', fullsize: 'https://cdn.example/f.jpg', alt: 'A ferry' }],
    },
    replyCount: 1,
    repostCount: 2,
    quoteCount: 3,
    likeCount: 4,
    indexedAt: '2026-03-04T11:41:00.000Z',
    labels: [],
    ...more,
  },
  ...around,
});

describe('Bluesky', () => {
  test('a post of the account becomes an item; what it repeats does not', async () => {
    const repost = row({}, { reason: { $type: 'app.bsky.feed.defs#reasonRepost', indexedAt: '2026-03-04T11:41:00Z' } });
    const foreign = row({ author: { did: 'did:plc:b', handle: 'other.example' } });
    site.set(AUTHOR_FEED, answer({ feed: [row(), repost, foreign], cursor: 'c' }));
    expect((await read(bluesky())).entries).toMatchObject([
      {
        canonicalUrl: 'https://bsky.app/profile/harbour.example/post/3k2abcdefgh2x',
        title: 'Größere Fähre ab Mittag',
        language: 'de',
        tags: ['Hafen'],
        publishedAt: Date.parse('2026-03-04T11:40:00Z'),
        imageUrl: 'https://cdn.example/f.jpg',
        socialMetrics: { comments: 1, shares: 5, reactions: 4 },
        post: { network: 'bluesky', linkedUrl: 'https://harbour.example/ferry-number-three' },
      },
    ]);
    expect(asked[0]?.authorization).toBeUndefined();
  });

  test('an account that is not there is a sentence', async () => {
    site.set(AUTHOR_FEED, answer({ error: 'InvalidRequest', message: 'Profile not found' }, {}, 400));
    expect((await faultOf(bluesky())).message).toBe('Bluesky knows no such account.');
  });

  test('a post may not claim to come from the future', async () => {
    const record = { ...row().post.record, createdAt: '2031-01-01T00:00:00Z' };
    site.set(AUTHOR_FEED, answer({ feed: [row({ record, indexedAt: null })] }));
    expect((await read(bluesky())).entries[0]?.publishedAt).toBe(NOW);
  });
});

const LOOKUP = '/api/v1/accounts/lookup';
const STATUSES = '/api/v1/accounts/110/statuses';
const mastodon = () =>
  feed('mastodon', `${LOOKUP}?acct=desk`, {
    accounts: [{ handle: 'desk@social.example', name: 'The Harbour Desk', publisherId: 'harbour.example' }],
  });
const status = (more: Record<string, unknown> = {}) => ({
  id: '1140',
  created_at: '2026-03-04T11:30:00.000Z',
  visibility: 'public',
  language: 'en',
  uri: 'https://social.example/users/desk/statuses/1140',
  url: `${site.origin}/@desk/1140`,
  content:
    '<p>Ferry 3 runs again.</p><p>Bring your own bell. <a href="https://harbour.example/ferry" rel="nofollow"><span class="invisible">https://</span><span class="">harbour.example/ferry</span></a> <a href="https://social.example/tags/harbour" class="mention hashtag" rel="tag">#<span>harbour</span></a></p>',
  reblog: null,
  account: { id: '110', acct: 'desk', username: 'desk', display_name: 'Harbour' },
  media_attachments: [
    {
      id: '1',
      type: 'video',
      url: 'https://files.example/v.mp4',
      preview_url: 'https://files.example/v.png',
      meta: { original: { duration: 12.6, width: 640 } },
    },
  ],
  tags: [{ name: 'harbour', url: 'https://social.example/tags/harbour' }],
  card: null,
  replies_count: 1,
  reblogs_count: 2,
  favourites_count: 3,
  ...more,
});

describe('Mastodon', () => {
  beforeEach(() => site.set(LOOKUP, answer({ id: '110', acct: 'desk', username: 'desk' })));

  test('a status becomes an item in plain words, and the account is looked up once', async () => {
    site.set(
      STATUSES,
      answer([status(), status({ id: '1141', visibility: 'private' }), status({ id: '1142', reblog: {} })]),
    );
    const { entries } = await read(mastodon());
    expect(entries).toMatchObject([
      {
        canonicalUrl: `${site.origin}/@desk/1140`,
        title: 'Ferry 3 runs again.',
        summary: 'Bring your own bell.',
        videoUrl: 'https://files.example/v.mp4',
        durationS: 13,
        contentType: 'video',
        socialMetrics: { comments: 1, shares: 2, reactions: 3 },
        post: {
          network: 'mastodon',
          handle: 'desk@social.example',
          profileUrl: `${site.origin}/@desk`,
          linkedUrl: 'https://harbour.example/ferry',
        },
      },
    ]);
    await read(mastodon());
    expect(asked.map(({ url }) => url.pathname)).toEqual([LOOKUP, STATUSES, STATUSES]);
  });

  test('no server speaks for the address of another', async () => {
    site.set(STATUSES, answer([status({ url: 'https://harbour.example/ferry' })]));
    expect((await read(mastodon())).entries[0]?.canonicalUrl).toBe(`${site.origin}/@desk/1140`);
  });

  test('an account that has another number now is looked up again', async () => {
    site.set(STATUSES, answer([status()]));
    await read(mastodon());
    site.set(STATUSES, answer({ error: 'Record not found' }, {}, 404));
    expect((await faultOf(mastodon())).message).toBe('The server knows no such account.');
    site.set(STATUSES, answer([status()]));
    await read(mastodon());
    expect(asked.filter(({ url }) => url.pathname === LOOKUP)).toHaveLength(2);
  });
});

describe('hostile answers', () => {
  const WRONG: unknown[] = [null, 7, 'x', [], {}, true, { id: 7 }, [[[[]]]]];

  test('a post that is none loses only itself', async () => {
    const broken = [
      tweet({ id: 'x' }),
      tweet({ text: null }),
      tweet({ created_at: 'yesterday' }),
      tweet({ created_at: '0001-01-01T00:00:00Z' }),
      tweet({ author_id: '999' }),
      tweet({ text: 'https://t.co/only' }),
    ];
    site.set(SEARCH, answer(page([...WRONG, ...broken, tweet()])));
    expect((await read(search())).entries).toHaveLength(1);
    site.set(AUTHOR_FEED, answer({ feed: [...WRONG, row({ uri: 'at://x/../y' }), row({ record: {} }), row()] }));
    expect((await read(bluesky())).entries).toHaveLength(1);
    site.set(LOOKUP, answer({ id: '110', acct: 'desk' }));
    site.set(STATUSES, answer([...WRONG, status({ id: '../x' }), status({ content: 5 }), status()]));
    expect((await read(mastodon())).entries).toHaveLength(1);
  });

  test('wrong parts of a good post are left out', async () => {
    for (const wrong of WRONG) {
      const parts = {
        public_metrics: wrong,
        entities: wrong,
        note_tweet: wrong,
        attachments: wrong,
        referenced_tweets: wrong,
      };
      site.set(SEARCH, answer(page([tweet(parts)])));
      expect((await read(search())).entries).toMatchObject([
        { socialMetrics: { comments: 0, shares: 0, reactions: 0 } },
      ]);
    }
    const metrics = { like_count: -5, reply_count: 1e300, retweet_count: 'many', quote_count: 0.5 };
    site.set(SEARCH, answer(page([tweet({ public_metrics: metrics })])));
    expect((await read(search())).entries[0]?.socialMetrics).toEqual({ comments: 0, shares: 0, reactions: 0 });
  });

  test('markup in a post is not markup in the news, nor are its addresses scripts', async () => {
    const text = 'Hello <script>alert(1)</script><img src=x onerror=alert(1)> \u202eworld &lt;b&gt;bold&lt;/b&gt;';
    const entities = { urls: [{ expanded_url: 'javascript:alert(1)', images: [{ url: 'data:text/html,x' }] }] };
    site.set(SEARCH, answer(page([tweet({ text, entities, attachments: null })])));
    expect((await read(search())).entries).toMatchObject([
      { title: 'Hello world bold', imageUrl: null, post: { linkedUrl: null } },
    ]);
  });

  test.each([
    ['ten megabytes', '"'.padEnd(10_000_000, 'x'), 'too-large'],
    ['no JSON', '<html>', 'parse'],
    ['a million open brackets', '['.repeat(1_000_000), 'parse'],
    ['a number', '5', 'parse'],
  ])('%s is a fault of that source', async (_name, body, kind) => {
    for (const path of [SEARCH, AUTHOR_FEED, LOOKUP]) site.set(path, answer(body));
    for (const source of [search(), bluesky(), mastodon()]) expect((await faultOf(source)).kind).toBe(kind);
  });

  test('more posts than were asked for are cut off', async () => {
    const many = Array.from({ length: 3_000 }, (_, at) =>
      tweet({ id: idAt(at + 1), entities: null, attachments: null }),
    );
    site.set(SEARCH, answer(page(many)));
    expect((await read(search())).entries).toHaveLength(100);
  });

  test('whatever comes, entries within bounds or nothing', () => {
    const leaf = fc.oneof(fc.string(), fc.double(), fc.boolean(), fc.constant(null));
    const spoilt = (whole: object) =>
      fc
        .tuple(
          fc.constantFrom(...Object.keys(whole)),
          fc.oneof(
            leaf,
            fc.json().map((text) => JSON.parse(text)),
          ),
        )
        .map(([key, value]) => ({ ...whole, [key]: value }));
    const post = fc.oneof(spoilt(tweet()), spoilt(row().post), spoilt(status()));
    fc.assert(
      fc.property(fc.array(fc.oneof(post, leaf), { maxLength: 8 }), (posts) => {
        const asX = readXPage(page(posts));
        const entries = [
          ...(asX ? entriesOfXPage(asX, search(), 'https://x.com', NOW) : []),
          ...(entriesOfBluesky({ feed: posts.map((one) => ({ post: one })) }, bluesky(), 'https://bsky.app', NOW) ??
            []),
          ...(entriesOfMastodon(posts, mastodon(), site.origin, NOW) ?? []),
        ];
        for (const entry of entries) {
          expect(entry.title.length).toBeGreaterThan(0);
          expect(entry.title.length).toBeLessThanOrEqual(280);
          expect(entry.summary.length).toBeLessThanOrEqual(600);
          expect(entry.publishedAt).toBeLessThanOrEqual(NOW);
          expect(Number.isSafeInteger(entry.socialMetrics?.reactions)).toBe(true);
          expect(new URL(entry.canonicalUrl).protocol).toMatch(/^https?:$/);
        }
      }),
      { numRuns: 300 },
    );
  });
});
