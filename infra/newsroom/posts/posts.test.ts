import { postAccountsSchema } from '@360/contracts/publishers';
import { CATEGORIES } from '@360/contracts/vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Newsroom, startNewsroom } from '../newsroom.ts';

const EPOCH = Date.parse('2026-03-04T09:20:00Z');
const MINUTE = 60_000;
const KEY = { authorization: 'Bearer sample-newsroom' };
const SEARCH = '/2/tweets/search/recent';
let now = EPOCH;
let newsroom: Newsroom;

beforeAll(async () => {
  newsroom = await startNewsroom({ port: 0, epoch: EPOCH, now: () => now });
});
afterAll(() => newsroom.close());

const get = (path: string, headers: Record<string, string> = {}) => fetch(newsroom.url + path, { headers });
const read = async (path: string, headers: Record<string, string> = {}) => await (await get(path, headers)).json();
const accountsOf = async () => postAccountsSchema.parse(await read('/post-accounts.json'));
const searchFor = (handles: string[], more: Record<string, string> = {}) =>
  `${SEARCH}?${new URLSearchParams({
    query: `(${handles.map((handle) => `from:${handle}`).join(' OR ')}) -is:retweet -is:reply`,
    max_results: '100',
    ...more,
  })}`;

type Tweet = {
  id: string;
  text: string;
  author_id: string;
  created_at: string;
  public_metrics: Record<'like_count' | 'impression_count', number>;
  attachments?: { media_keys: string[] };
  entities: { urls?: { expanded_url: string }[] };
};
type XPage = {
  data?: Tweet[];
  includes?: { users: { id: string; username: string }[]; media?: { media_key: string; type: string; url?: string }[] };
  meta: { result_count: number; next_token?: string; newest_id?: string };
};

describe('the list of accounts', () => {
  it('is one the product reads, and every owner is an outlet or stands in it', async () => {
    const { publishers, accounts } = await accountsOf();
    const outlets = (await read('/catalogue.json')) as { id: string }[];
    const known = new Set([...outlets, ...publishers].map(({ id }) => id));
    expect(accounts.filter(({ publisherId }) => !known.has(publisherId))).toEqual([]);
    expect(new Set(accounts.map(({ network }) => network))).toEqual(new Set(['x', 'bluesky', 'mastodon']));
    for (const { site } of publishers) expect((await fetch(site)).status).toBe(200);
  });
});

describe('X', () => {
  it('has posts on every topic at the start, more than 60 in all, some widely read, some with pictures and films', async () => {
    const pages = await Promise.all(CATEGORIES.map((_, at) => read(`/2/lists/${at + 1}/tweets?max_results=100`, KEY)));
    for (const [at, page] of (pages as XPage[]).entries())
      expect(page.meta.result_count, CATEGORIES[at]).toBeGreaterThanOrEqual(10);
    const tweets = (pages as XPage[]).flatMap(({ data }) => data ?? []);
    expect(tweets.length).toBeGreaterThan(60);
    expect(new Set(tweets.map(({ id }) => id)).size).toBe(tweets.length);
    expect(tweets.filter(({ public_metrics: { impression_count: seen } }) => seen > 5_000).length).toBeGreaterThan(5);
    const types = (pages as XPage[]).flatMap(({ includes }) => includes?.media?.map(({ type }) => type) ?? []);
    expect(new Set(types)).toEqual(new Set(['photo', 'video']));
    for (const { text, created_at: at } of tweets) {
      expect([...text].length).toBeLessThanOrEqual(420);
      expect(Date.parse(at)).toBeLessThanOrEqual(now);
    }
  });

  it('answers a search with the posts of those accounts, page by page, and with what is newer than an id', async () => {
    const handles = ['MeridianWire', 'PortAnsel'];
    const whole = (await read(searchFor(handles), KEY)) as XPage;
    const first = (await read(searchFor(handles, { max_results: '4' }), KEY)) as XPage;
    const second = (await read(searchFor(handles, { next_token: first.meta.next_token ?? '' }), KEY)) as XPage;
    const ids = ({ data }: XPage) => data?.map(({ id }) => id) ?? [];
    expect([...ids(first), ...ids(second)]).toEqual(ids(whole));
    expect(new Set(whole.includes?.users.map(({ username }) => username))).toEqual(new Set(handles));
    const third = ids(whole)[2] ?? '';
    expect(ids((await read(searchFor(handles, { since_id: third }), KEY)) as XPage)).toEqual(ids(whole).slice(0, 2));
    const none = (await read(searchFor(handles, { since_id: ids(whole)[0] ?? '' }), KEY)) as XPage;
    expect(none).toEqual({ meta: { result_count: 0 } });
  });

  it('gives figures that grow with the age of a post and are the same when asked twice', async () => {
    const likes = async () =>
      ((await read(searchFor(['PortAnsel']), KEY)) as XPage).data?.map(({ public_metrics: m }) => m);
    const before = await likes();
    expect(await likes()).toEqual(before);
    now += 600 * MINUTE;
    const after = await likes();
    now = EPOCH;
    expect(after?.at(-1)?.like_count).toBeGreaterThanOrEqual(before?.at(-1)?.like_count ?? 0);
    expect(after?.at(0)?.impression_count).toBeGreaterThan(before?.at(0)?.impression_count ?? 0);
  });

  it('tells of reports minutes after they are out, and links to them', async () => {
    now = EPOCH + 60 * MINUTE;
    const { data = [] } = (await read(searchFor(['HarbourTrade', 'AlmarGrid']), KEY)) as XPage;
    const link = data.flatMap(({ entities }) => entities.urls ?? [])[0]?.expanded_url ?? '';
    const { status } = await fetch(link);
    now = EPOCH;
    expect(data.filter(({ created_at: at }) => Date.parse(at) > EPOCH).length).toBeGreaterThan(1);
    expect(status).toBe(200);
  });

  it('asks for the key, understands its own queries only, and counts reads until the limit', async () => {
    expect((await get(searchFor(['PortAnsel']))).status).toBe(401);
    expect((await get(searchFor(['PortAnsel']), { authorization: 'Bearer other' })).status).toBe(401);
    expect((await get(`${SEARCH}?query=cats`, KEY)).status).toBe(400);
    expect((await get(searchFor(['PortAnsel'], { max_results: '500' }), KEY)).status).toBe(400);
    const left = async () => {
      const answer = await get(searchFor(['PortAnsel']), KEY);
      await answer.arrayBuffer();
      return [
        answer.status,
        Number(answer.headers.get('x-rate-limit-remaining')),
        answer.headers.get('x-rate-limit-reset'),
      ];
    };
    const [, first, reset] = await left();
    for (let at = Number(first); at > 0; at -= 50) await Promise.all(Array.from({ length: Math.min(at, 50) }, left));
    expect(await left()).toEqual([429, 0, reset]);
    now = Number(reset) * 1_000 + 1;
    expect((await left())[0]).toBe(200);
    now = EPOCH;
  });
});

describe('Bluesky', () => {
  it('gives the feed of an account, its links as facets, and 400 for one it does not know', async () => {
    const { feed } = (await read('/xrpc/app.bsky.feed.getAuthorFeed?actor=quay-radio.example')) as {
      feed: { post: { record: { text: string; facets: { index: { byteStart: number; byteEnd: number } }[] } } }[];
    };
    expect(feed.length).toBeGreaterThan(3);
    for (const { post } of feed)
      for (const { index } of post.record.facets) {
        const marked = Buffer.from(post.record.text).subarray(index.byteStart, index.byteEnd).toString();
        expect(marked).toMatch(/^127\.0\.0\.1:.*\.\.\.$/);
      }
    expect((await get('/xrpc/app.bsky.feed.getAuthorFeed?actor=nobody.example')).status).toBe(400);
  });
});

describe('Mastodon', () => {
  it('finds an account and its statuses, each with a page of its own', async () => {
    const account = (await read('/api/v1/accounts/lookup?acct=polarstation')) as { id: string };
    const statuses = (await read(`/api/v1/accounts/${account.id}/statuses?limit=40`)) as {
      url: string;
      content: string;
    }[];
    expect(statuses.length).toBeGreaterThan(3);
    for (const { url, content } of statuses) {
      expect(content).toMatch(/^<p>/);
      expect((await fetch(url)).status).toBe(200);
    }
    expect((await get('/api/v1/accounts/lookup?acct=nobody')).status).toBe(404);
    expect((await get('/api/v1/accounts/1/statuses')).status).toBe(404);
  });
});

describe('pages', () => {
  it('show posts and accounts of X and Bluesky, and nothing before its time', async () => {
    const { data = [] } = (await read(searchFor(['PortAnsel']), KEY)) as XPage;
    const page = await get(`/x/PortAnsel/status/${data[0]?.id}`);
    expect(await page.text()).toContain('invented');
    expect((await get('/x/PortAnsel')).status).toBe(200);
    expect((await get('/bluesky/profile/quay-radio.example')).status).toBe(200);
    expect((await get('/x/Nobody')).status).toBe(404);
    now = EPOCH - 100 * 24 * 60 * MINUTE;
    expect((await get(`/x/PortAnsel/status/${data[0]?.id}`)).status).toBe(404);
    now = EPOCH;
  });

  it.each(['/x/%', '/%E0%A4%A', '//x/y', '/@'])('%s is a page that is not there', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
