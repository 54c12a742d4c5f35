import { createLogger } from '@360/chassis/logger';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { ownStores } from '@360/testkit/own-stores';
import { type Page, type Site, startSite } from '@360/testkit/site';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFeedModel, type FeedDoc } from '../src/feeds/feed.model.ts';
import { createFeedRepo } from '../src/feeds/feed.repo.ts';
import { feedIdOf } from '../src/feeds/feed-id.ts';
import { createFeedIntake } from '../src/feeds/feed-intake.ts';
import { createFeedPoller } from '../src/feeds/poll-feed.ts';
import { createSafeFetch, type SafeFetch } from '../src/fetch/safe-fetch.ts';
import { createHostModel } from '../src/hosts/host.model.ts';
import { createHostTurns } from '../src/hosts/host-turns.ts';
import { createPoliteFetch, HostBusy } from '../src/hosts/polite-fetch.ts';
import { createParsePool } from '../src/ingest/parse-pool.ts';
import { rss } from './_harness.ts';

const stores = ownStores();
const NOW = new Date('2026-03-01T12:00:00Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const GAP = { gapMs: 1_000, longestMs: 30_000 };

let mongo: Connection;
let site: Site;
beforeAll(async () => {
  mongo = await connectMongo(stores.mongoUrl, createLogger('test', 'silent'));
  await Promise.all([createHostModel(mongo).createIndexes(), createFeedModel(mongo).createIndexes()]);
  site = await startSite();
});
afterAll(async () => {
  await mongo?.close();
  await stores.drop();
  await site?.close();
});

const sourceOf = (url: string) => ({
  _id: feedIdOf(url),
  url,
  kind: 'feed' as const,
  accounts: [],
  publisherId: 'p',
  category: null,
  language: null,
});

/** The poller of the service, for feeds without entries. */
const pollerOf = (fetch: SafeFetch, now: () => Date) => {
  const parser = createParsePool({ timeoutMs: 5_000, memoryMb: 64 });
  const entries = { store: async () => ({ added: 0, revised: 0 }) };
  const poll = createFeedPoller({
    feeds: createFeedRepo(createFeedModel(mongo)),
    fetch,
    intake: createFeedIntake({ parser, entries }),
    entries,
    posts: { read: () => Promise.reject(new Error('no posts here')) },
    limits: { minIntervalMs: 60_000, maxIntervalMs: 60_000 },
    logger: createLogger('test', 'silent'),
    onStored: () => undefined,
    now,
  });
  return { poll, parser };
};

/** Two processes that know nothing of each other but the database. */
const twoProcesses = () =>
  [createHostTurns(createHostModel(mongo), GAP), createHostTurns(createHostModel(mongo), GAP)] as const;

describe('turns to ask a host', () => {
  test('the first goes at once, the next a gap later, who would wait longer comes back', async () => {
    const [one, other] = twoProcesses();
    expect(await one.take('a.example', NOW)).toMatchObject({ kind: 'go', waitMs: 0 });
    expect(await other.take('a.example', NOW)).toMatchObject({ kind: 'go', waitMs: 1_000 });
    expect(await one.take('a.example', NOW)).toEqual({ kind: 'later', at: after(3_000) });
    expect(await other.take('a.example', NOW)).toEqual({ kind: 'later', at: after(4_000) });
    expect(await one.take('b.example', NOW)).toMatchObject({ kind: 'go', waitMs: 0 });
  });

  test('two at once, whoever asks; the third after one has ended, or its process has died', async () => {
    const [one, other] = twoProcesses();
    const first = await one.take('slow.example', NOW);
    const second = await other.take('slow.example', after(2_000));
    expect([first.kind, second.kind]).toEqual(['go', 'go']);
    expect((await one.take('slow.example', after(10_000))).kind).toBe('later');
    if (first.kind === 'go') await first.release();
    expect((await other.take('slow.example', after(11_000))).kind).toBe('go');
    expect((await other.take('slow.example', after(12_500))).kind).toBe('later');
    expect((await one.take('slow.example', after(45_000))).kind).toBe('go');
  });

  test('three hundred feeds of one host get three hundred moments, a gap apart', async () => {
    const [one, other] = twoProcesses();
    const turns = await Promise.all(
      Array.from({ length: 300 }, (_, i) => (i % 2 ? one : other).take('many.example', NOW)),
    );
    const later = turns.flatMap((turn) => (turn.kind === 'later' ? [turn.at.getTime()] : [])).toSorted((a, b) => a - b);
    expect(later).toHaveLength(298);
    const gaps = later.slice(1).map((at, i) => at - (later[i] ?? 0));
    expect(new Set(gaps)).toEqual(new Set([1_000]));
  });

  test('a host that asked to be left alone is, by all, but no longer than an hour for one answer', async () => {
    const [one, other] = twoProcesses();
    await one.holdBack('busy.example', 120_000, NOW);
    expect(await other.take('busy.example', after(1_000))).toEqual({ kind: 'later', at: after(121_000) });
    expect(await other.take('busy.example', after(1_000))).toEqual({ kind: 'later', at: after(122_000) });
    await one.holdBack('busy.example', 60_000, NOW);
    expect((await other.take('busy.example', after(100_000))).kind).toBe('later');
    expect((await other.take('busy.example', after(120_000))).kind).toBe('go');
    await one.holdBack('hostile.example', 365 * 24 * 3_600_000, NOW);
    expect((await other.take('hostile.example', after(3_599_000))).kind).toBe('go');
  });
});

describe('asking politely', () => {
  const busy: Page = (_req, res) => res.writeHead(429, { 'retry-after': '40' }).end();
  const never: string[] = [];
  const fetchAt = (exempt: string[], gapMs = 0) => {
    const fetch = createSafeFetch({
      allowedOrigins: [site.origin],
      maxBytes: 1_000,
      deadlineMs: 2_000,
      userAgent: 't',
    });
    return createPoliteFetch({ fetch, turns: createHostTurns(createHostModel(mongo), { ...GAP, gapMs }), exempt });
  };
  const forget = () => createHostModel(mongo).deleteMany({});

  test('starts to one host lie a gap apart, and nobody waits in line', async () => {
    await forget();
    const starts: number[] = [];
    site.set('/feed', (_req, res) => {
      starts.push(performance.now());
      res.end('ok');
    });
    const fetch = fetchAt(never, 1_500);
    const asked = await Promise.allSettled(
      Array.from({ length: 6 }, () => fetch.get(`${site.origin}/feed`, { accept: '*/*' })),
    );
    expect(starts).toHaveLength(2);
    expect((starts[1] ?? 0) - (starts[0] ?? 0)).toBeGreaterThan(700);
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(refused).toHaveLength(4);
    for (const reason of refused) expect(reason).toBeInstanceOf(HostBusy);
    await fetch.close();
  });

  test('429 of one feed holds back all feeds of its host until then', async () => {
    await forget();
    site.set('/busy', busy);
    const fetch = fetchAt(never);
    await expect(fetch.get(`${site.origin}/busy`, { accept: '*/*' })).rejects.toMatchObject({ status: 429 });
    const other = await fetch.get(`${site.origin}/other`, { accept: '*/*' }).catch((cause: unknown) => cause);
    expect(other).toBeInstanceOf(HostBusy);
    expect((other as HostBusy).until.getTime() - Date.now()).toBeGreaterThan(38_000);
    expect(site.requests).not.toContain('GET /other');
    await fetch.close();
  });

  test("an operator's own origins are asked as often as is liked, without a trace", async () => {
    await forget();
    const fetch = fetchAt([site.origin]);
    site.set('/own', (_req, res) => res.end('ok'));
    await Promise.all(Array.from({ length: 10 }, () => fetch.get(`${site.origin}/own`, { accept: '*/*' })));
    expect(site.requests.filter((request) => request === 'GET /own')).toHaveLength(10);
    expect(await createHostModel(mongo).countDocuments({})).toBe(0);
    await fetch.close();
  });

  test('a request that fails gives its turn back', async () => {
    await forget();
    site.set('/gone', (_req, res) => res.writeHead(404).end());
    const fetch = fetchAt(never);
    for (let i = 0; i < 5; i++)
      await expect(fetch.get(`${site.origin}/gone`, { accept: '*/*' })).rejects.toMatchObject({ status: 404 });
    await fetch.close();
  });
});

test("a slow host with many feeds stands in nobody's way: two at once, a gap apart, and others go ahead", async () => {
  const slow = await startSite();
  const model = createFeedModel(mongo);
  await Promise.all([createHostModel(mongo).deleteMany({}), model.deleteMany({})]);
  const starts: number[] = [];
  let atOnce = 0;
  let most = 0;
  const page: Page = (_req, res) => {
    starts.push(performance.now());
    atOnce += 1;
    most = Math.max(most, atOnce);
    setTimeout(() => {
      atOnce -= 1;
      res.end(rss([]));
    }, 250);
  };
  for (let i = 0; i < 60; i++) slow.set(`/${i}`, page);
  site.set('/quick', (_req, res) => res.end(rss([])));
  const feeds = createFeedRepo(model);
  const urls = Array.from({ length: 60 }, (_, i) => `${slow.origin}/${i}`);
  await feeds.replaceSources(urls.map(sourceOf), new Date(Date.now() - 1_000));
  await feeds.replaceSources([...urls, `${site.origin}/quick`].map(sourceOf), new Date());
  const allowedOrigins = [site.origin, slow.origin];
  const fetch = createSafeFetch({ allowedOrigins, maxBytes: 10_000, deadlineMs: 5_000, userAgent: 't' });
  const turns = createHostTurns(createHostModel(mongo), { gapMs: 100, longestMs: 30_000 });
  const { poll, parser } = pollerOf(createPoliteFetch({ fetch, turns, exempt: [] }), () => new Date());
  const polled = async () => await model.distinct('url', { lastStatus: 200 });
  const signal = new AbortController().signal;
  let before: string[] | undefined;
  while ((await polled()).length < 12) {
    const queue = await feeds.due(new Date(), 100);
    const work = async () => {
      for (let feed = queue.shift(); feed; feed = queue.shift()) await poll(feed._id, signal);
    };
    await Promise.all(Array.from({ length: 4 }, work));
    before ??= await polled();
  }
  expect(before).toContain(`${site.origin}/quick`);
  expect(before?.length).toBeLessThan(40);
  expect(most).toBeLessThanOrEqual(2);
  const gaps = starts.slice(1).map((at, i) => at - (starts[i] ?? 0));
  expect(gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length).toBeGreaterThan(95);
  await Promise.all([fetch.close(), parser.close(), slow.close()]);
});

test('a feed that moved for good is asked at its new address after a day, keeps its id, and is found again if that fails', async () => {
  const DAY_MS = 24 * 3_600_000;
  const moving = await startSite({
    '/old': (_req, res) => res.writeHead(301, { location: '/new' }).end(),
    '/new': (_req, res) => res.writeHead(200, { 'content-type': 'application/rss+xml' }).end(rss([])),
  });
  const feeds = createFeedRepo(createFeedModel(mongo));
  const url = `${moving.origin}/old`;
  await feeds.replaceSources([sourceOf(url)], NOW);
  let now = NOW;
  const fetch = createSafeFetch({
    allowedOrigins: [moving.origin],
    maxBytes: 9_000,
    deadlineMs: 5_000,
    userAgent: 't',
  });
  const { poll, parser } = pollerOf(fetch, () => now);
  const askedAt = async (days: number) => {
    now = after(days * DAY_MS);
    moving.requests.length = 0;
    await poll(feedIdOf(url), new AbortController().signal);
    return moving.requests;
  };
  for (const day of [0, 0.5, 1]) expect(await askedAt(day)).toEqual(['GET /old', 'GET /new']);
  expect(await askedAt(2)).toEqual(['GET /new']);
  await feeds.replaceSources([sourceOf(url)], now);
  expect(await feeds.byIds([feedIdOf(url)])).toMatchObject([{ url, movedTo: `${moving.origin}/new`, resting: null }]);
  moving.set('/new', (_req, res) => res.writeHead(410).end());
  expect(await askedAt(3)).toEqual(['GET /new']);
  expect(await askedAt(4)).toEqual(['GET /old', 'GET /new']);
  expect(await feeds.byIds([feedIdOf(url)])).toMatchObject([{ movedTo: null, resting: 'gone' }]);
  await Promise.all([fetch.close(), parser.close(), moving.close()]);
});

describe('two feeds that move to one address', () => {
  const feeds = () => createFeedRepo(createFeedModel(mongo));
  const NEW = 'https://new.example/feed';
  const poll = (url: string, movedTo: string | null) => ({
    id: feedIdOf(url),
    result: { nextPollAt: NOW, lastFetchedAt: NOW, lastStatus: 200, error: null, failures: 0, resting: null, movedTo },
    notModified: false,
  });
  const restingAt = async (urls: string[]) => {
    const found = new Map((await feeds().byIds(urls.map(feedIdOf))).map((feed) => [feed.url, feed.resting]));
    return urls.map((url) => found.get(url));
  };

  test('one is read on, the other rests; a new reading of the list changes neither and adds none', async () => {
    const urls = ['https://a.example/feed', 'https://b.example/feed'];
    await feeds().replaceSources(urls.map(sourceOf), NOW);
    await feeds().savePolls(urls.map((url) => poll(url, NEW)));
    expect((await restingAt(urls)).toSorted()).toEqual(['moved', null]);
    const before = await feeds().byIds(urls.map(feedIdOf));
    await feeds().replaceSources(urls.map(sourceOf), after(1_000));
    const now = await feeds().byIds(urls.map(feedIdOf));
    expect(now).toEqual(before);
    expect(await createFeedModel(mongo).countDocuments({ movedTo: NEW })).toBe(2);
  });

  test('the one that is listed at the address is read on', async () => {
    const urls = ['https://c.example/feed', 'https://listed.example/feed'] as const;
    await feeds().replaceSources(urls.map(sourceOf), NOW);
    await feeds().savePolls([poll(urls[0], urls[1])]);
    expect(await restingAt([...urls])).toEqual(['moved', null]);
  });

  test('the resting one is read again once the other is off the list', async () => {
    const urls = ['https://d.example/feed', 'https://e.example/feed'] as const;
    const moved = 'https://shared.example/feed';
    await feeds().replaceSources(urls.map(sourceOf), NOW);
    await feeds().savePolls(urls.map((url) => poll(url, moved)));
    const [first, second] = await restingAt([...urls]);
    const [rests, reads] = first === 'moved' ? urls : [urls[1], urls[0]];
    expect([first, second].toSorted()).toEqual(['moved', null]);
    await feeds().stopPolling(feedIdOf(reads));
    await feeds().savePolls([poll(rests, moved)]);
    expect(await restingAt([rests])).toEqual([null]);
  });
});

test('the sweep and the health list are served by indexes, never by reading all feeds', async () => {
  const model = createFeedModel(mongo);
  const stages = async (filter: object) =>
    JSON.stringify((await model.find(filter).limit(10).explain('queryPlanner')) as unknown as FeedDoc);
  expect(await stages({ active: true, nextPollAt: { $lte: NOW } })).toContain('IXSCAN');
  expect(await stages({ active: true, failures: { $gt: 0 }, publisherId: { $gt: '' } })).toContain('IXSCAN');
  expect(await stages({ hub: { $type: 'string' }, push: null, active: true })).toContain('IXSCAN');
  expect(await stages({ active: true, movedTo: 'https://x.example' })).toContain('IXSCAN');
});
