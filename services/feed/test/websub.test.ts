import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@360/chassis/logger';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { ownStores } from '@360/testkit/own-stores';
import { fixedPage, type Site, startSite } from '@360/testkit/site';
import { waitUntil } from '@360/testkit/wait-until';
import type { Connection } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createFeedModel } from '../src/feeds/feed.model.ts';
import { createFeedRepo, type FeedRepo } from '../src/feeds/feed.repo.ts';
import { feedIdOf } from '../src/feeds/feed-id.ts';
import { createSafeFetch } from '../src/fetch/safe-fetch.ts';
import { createSubscriber, type SubscriberParts } from '../src/websub/subscriber.ts';
import { createSubscriptionModel } from '../src/websub/subscription.model.ts';
import { createSubscriptionRepo } from '../src/websub/subscription.repo.ts';
import { verifyIntent } from '../src/websub/verify-intent.ts';
import { outlet, type RunningFeedService, rss, startService } from './_harness.ts';
import { type Hub, type HubSubscription, startHub } from './_hub.ts';

const logger = createLogger('test', 'silent');

describe('a feed that names a hub', () => {
  let hub: Hub;
  let site: Site;
  let door: Server;
  let service: RunningFeedService;
  let subscription: HubSubscription;

  const item = (id: string, title: string) => rss([{ id, title }]);
  /** The feed with the links that announce the hub. */
  const withHub = (body: string) =>
    body.replace(
      '<channel>',
      `<channel xmlns:atom="http://www.w3.org/2005/Atom"><atom:link rel="hub" href="${hub.origin}/"/><atom:link rel="self" href="${site.origin}/pushed"/>`,
    );
  const titles = async () => (await service.items()).map(({ title }) => title);
  const untilTitle = (title: string) =>
    waitUntil(title, 10_000, async () => ((await titles()).includes(title) ? true : null));

  beforeAll(async () => {
    [hub, site] = await Promise.all([startHub(), startSite()]);
    site.set('/pushed', fixedPage(withHub(item('first', 'The ferry has left')), 'application/rss+xml', '"1"'));
    // stands for the gateway, which alone signs identities
    door = createServer(async (req, res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      const names = ['content-type', 'x-hub-signature', 'link'];
      const headers = Object.fromEntries(
        names.flatMap((name) => (req.headers[name] ? [[name, String(req.headers[name])]] : [])),
      );
      const body = req.method === 'POST' ? { body: Buffer.concat(chunks) } : {};
      const answer = await service.get(req.url ?? '/', { method: req.method ?? 'GET', headers, ...body });
      res.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      res.end(await answer.text());
    });
    await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
    service = await startService([outlet('pushed', `${site.origin}/pushed`)], {
      ALLOWED_ORIGINS: `${site.origin},${hub.origin}`,
      WEBSUB_CALLBACK_URL: `http://127.0.0.1:${(door.address() as AddressInfo).port}/`,
      FEED_MAX_MB: '1',
    });
    subscription = await waitUntil('the subscription', 20_000, async () => [...hub.subscriptions.values()][0]);
  });

  afterAll(async () => {
    await service?.stop();
    door?.close();
    await hub?.close();
    await site?.close();
  });

  test('is subscribed to, with a secret and an address nobody can guess', async () => {
    const [form] = hub.requests;
    expect(form?.get('hub.mode')).toBe('subscribe');
    expect(form?.get('hub.topic')).toBe(`${site.origin}/pushed`);
    expect(Number(form?.get('hub.lease_seconds'))).toBeGreaterThan(86_400);
    expect(form?.get('hub.secret')).toMatch(/^[\w-]{43}$/);
    expect(subscription.callback).toMatch(/\/websub\/[\w-]{43}$/);
    expect(subscription.callback).not.toContain(String(form?.get('hub.secret')));
    expect((await service.feedOf('pushed'))?.push).toBe('active');
  });

  test('is asked an hour later at the soonest, and what the hub distributes is there at once', async () => {
    await waitUntil('the long pause', 10_000, async () => {
      const next = (await service.feedOf('pushed'))?.nextPollAt;
      return next && Date.parse(next) - Date.now() > 3_000_000 ? true : null;
    });
    const polls = site.requests.length;
    const algorithms = ['sha256', 'sha1', 'sha384', 'sha512'];
    for (const algorithm of algorithms)
      expect(await hub.distribute(subscription, item(algorithm, `Pushed by ${algorithm}`), { algorithm })).toBe(202);
    for (const algorithm of algorithms) await untilTitle(`Pushed by ${algorithm}`);
    expect(site.requests).toHaveLength(polls);
  });

  test('may be a JSON Feed, whose bytes the JSON parser leaves alone', async () => {
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Pushed',
      items: [
        { id: 'https://outlet.example/j', url: 'https://outlet.example/j', title: 'Pushed as JSON', content_text: 'x' },
      ],
    };
    const body = `${JSON.stringify(feed, null, 3)}\n`;
    expect(await hub.distribute(subscription, body, { contentType: 'application/json' })).toBe(202);
    await untilTitle('Pushed as JSON');
  });

  test('what is not signed with the secret, or of another topic, is taken politely and has no effect', async () => {
    const before = await titles();
    const deliveries: Parameters<Hub['distribute']>[2][] = [
      { signature: `sha256=${'0'.repeat(64)}` },
      { signature: 'sha256=00' },
      { signature: null },
      { signature: `md5=${'0'.repeat(32)}` },
      { link: '<https://other.example/feed>; rel="self"' },
    ];
    for (const [i, delivery] of deliveries.entries())
      expect(await hub.distribute(subscription, item(`forged-${i}`, `Never ${i}`), delivery)).toBe(202);
    await hub.distribute(subscription, item('genuine', 'After all that'));
    await untilTitle('After all that');
    expect((await titles()).toSorted()).toEqual([...before, 'After all that'].toSorted());
  });

  test('what was pushed before changes nothing when it comes again', async () => {
    const old = item('same', 'The harbour is open');
    await hub.distribute(subscription, old);
    await untilTitle('The harbour is open');
    await hub.distribute(subscription, item('same', 'The harbour is closed'));
    await untilTitle('The harbour is closed');
    expect(await hub.distribute(subscription, old)).toBe(202);
    await hub.distribute(subscription, item('later', 'Later news'));
    await untilTitle('Later news');
    expect(await titles()).not.toContain('The harbour is open');
  });

  test('a body that is no feed has no effect; one that is too large is refused', async () => {
    const before = await titles();
    expect(await hub.distribute(subscription, '<html>no feed</html>')).toBe(202);
    expect(await hub.distribute(subscription, 'x'.repeat(1_100_000))).toBe(413);
    expect(await titles()).toEqual(before);
  });

  test('an address that was not given out is gone, and so is everything but what was asked for', async () => {
    const unknown = { ...subscription, callback: subscription.callback.replace(/[\w-]{43}$/, 'A'.repeat(43)) };
    expect(await hub.distribute(unknown, item('x', 'Never'))).toBe(410);
    const ask = async (query: Record<string, string>, callback = subscription.callback) =>
      (await fetch(`${callback}?${new URLSearchParams(query)}`)).status;
    const subscribe = { 'hub.mode': 'subscribe', 'hub.challenge': 'c', 'hub.lease_seconds': '99' };
    expect(await ask({ ...subscribe, 'hub.topic': subscription.topic })).toBe(404);
    expect(await ask({ ...subscribe, 'hub.topic': 'https://other.example/' })).toBe(404);
    expect(await ask({ ...subscribe, 'hub.mode': 'unsubscribe', 'hub.topic': subscription.topic })).toBe(404);
    expect(await ask({ 'hub.mode': 'dance', 'hub.topic': subscription.topic })).toBe(404);
    expect(await ask({})).toBe(404);
    expect(await ask({ ...subscribe, 'hub.topic': subscription.topic }, unknown.callback)).toBe(404);
    expect((await service.feedOf('pushed'))?.push).toBe('active');
  });

  test('a hub that no longer wants to is believed, and the feed is polled again', async () => {
    const denied = { 'hub.mode': 'denied', 'hub.topic': subscription.topic, 'hub.reason': 'no more' };
    expect((await fetch(`${subscription.callback}?${new URLSearchParams(denied)}`)).status).toBe(200);
    const polls = site.requests.length;
    await waitUntil('a poll', 10_000, async () => (site.requests.length > polls ? true : null));
    expect((await service.feedOf('pushed'))?.push).toBe('refused');
    expect(await hub.distribute(subscription, item('y', 'Never again'))).toBe(202);
    expect(await titles()).not.toContain('Never again');
  });
});

describe('what is agreed with a hub, as time goes by', () => {
  const stores = ownStores();
  const START = Date.parse('2026-03-01T12:00:00Z');
  const MINUTE = 60_000;
  const DAY = 24 * 60 * MINUTE;
  let mongo: Connection;
  let hub: Hub;
  let feeds: FeedRepo;
  let parts: SubscriberParts;
  let id: string;
  let url: string;

  const at = (ms: number) => new Date(START + ms);
  const round = (ms: number) => createSubscriber(parts).round(at(ms));
  const subscriptionOf = () => createSubscriptionModel(mongo).findById(id).lean();
  const pushOf = async () => (await feeds.byIds([id]))[0]?.push;
  const modes = () => hub.requests.map((form) => form.get('hub.mode'));
  const intent = async (query: Record<string, string>, ms: number) => {
    const { callbackId = '' } = (await subscriptionOf()) ?? {};
    return await verifyIntent(parts, callbackId, { 'hub.topic': url, 'hub.challenge': 'echo', ...query }, at(ms));
  };
  const agree = (ms: number, seconds = 1_000) =>
    intent({ 'hub.mode': 'subscribe', 'hub.lease_seconds': String(seconds) }, ms);

  beforeAll(async () => {
    mongo = await connectMongo(stores.mongoUrl, logger);
    hub = await startHub();
    hub.verifies = false;
    feeds = createFeedRepo(createFeedModel(mongo));
    const fetch = createSafeFetch({ allowedOrigins: [hub.origin], maxBytes: 1_000, deadlineMs: 2_000, userAgent: 't' });
    const subscriptions = createSubscriptionRepo(createSubscriptionModel(mongo));
    parts = { feeds, subscriptions, fetch, callbackBase: 'https://news.example', logger };
    await Promise.all([createFeedModel(mongo).createIndexes(), createSubscriptionModel(mongo).createIndexes()]);
  });

  beforeEach(async () => {
    url = `https://outlet.example/${randomUUID()}`;
    id = feedIdOf(url);
    hub.requests.length = 0;
    hub.answer = { status: 202 };
    await Promise.all([createFeedModel(mongo).deleteMany({}), createSubscriptionModel(mongo).deleteMany({})]);
    const source = {
      _id: id,
      url,
      kind: 'feed' as const,
      accounts: [],
      publisherId: 'p',
      category: null,
      language: null,
    };
    await feeds.replaceSources([source], at(0));
    const polled = { nextPollAt: at(DAY), lastFetchedAt: at(0), lastStatus: 200, error: null, failures: 0 };
    await feeds.savePolls([{ id, result: { ...polled, hub: `${hub.origin}/`, topic: url }, notModified: false }]);
  });

  afterAll(async () => {
    await parts?.fetch.close();
    await mongo?.close();
    await stores.drop();
    await hub?.close();
  });

  test('a request waits for the hub to come back, and is active once it has', async () => {
    await round(0);
    await round(1_000);
    expect(modes()).toEqual(['subscribe']);
    expect(await pushOf()).toBe('pending');
    expect(await agree(2_000)).toBe('echo');
    expect(await pushOf()).toBe('active');
    expect(await agree(3_000)).toBeNull();
  });

  test('it is renewed before it ends, with the same secret and address', async () => {
    await round(0);
    await agree(0);
    await round(799_000);
    expect(modes()).toEqual(['subscribe']);
    await round(800_000);
    expect(modes()).toEqual(['subscribe', 'subscribe']);
    const [first, second] = hub.requests;
    for (const name of ['hub.secret', 'hub.callback', 'hub.topic']) expect(second?.get(name)).toBe(first?.get(name));
    expect(await pushOf()).toBe('active');
    await agree(801_000);
    expect((await subscriptionOf())?.leaseEndsAt).toEqual(at(1_801_000));
  });

  test('one that ends without renewal is no longer counted on: the feed is due at once', async () => {
    await round(0);
    await agree(0);
    hub.answer = { status: 500 };
    for (let ms = 800_000; ms <= 1_300_000; ms += 60_000) await round(ms);
    expect(await pushOf()).toBe('pending');
    const due = await feeds.due(at(1_300_000), 10);
    expect(due.map(({ _id }) => _id)).toEqual([id]);
  });

  test('a lease of a second does not make us ask every second', async () => {
    await round(0);
    await agree(0, 1);
    for (let ms = 1_000; ms < 5 * MINUTE; ms += 10_000) await round(ms);
    expect(hub.requests).toHaveLength(1);
  });

  test('a hub in trouble is left alone ever longer, and for as long as it asks', async () => {
    hub.answer = { status: 503 };
    for (let ms = 0; ms <= 16 * MINUTE; ms += 10_000) await round(ms);
    // at 0, 1, 3, 7 and 15 minutes
    expect(hub.requests).toHaveLength(5);
    expect(await subscriptionOf()).toMatchObject({ failures: 5, error: 'The hub answered with status 503.' });
    hub.answer = { status: 503, headers: { 'retry-after': '7200' } };
    await round(32 * MINUTE);
    await round(90 * MINUTE);
    expect(hub.requests).toHaveLength(6);
    await round(153 * MINUTE);
    expect(hub.requests).toHaveLength(7);
    expect(await pushOf()).toBe('pending');
  });

  test('a hub that took the request and never came back is asked again', async () => {
    await round(0);
    await round(9 * MINUTE);
    expect(hub.requests).toHaveLength(1);
    await round(10 * MINUTE);
    expect(hub.requests).toHaveLength(2);
    expect((await subscriptionOf())?.failures).toBe(1);
  });

  test('a refusal is told, and asked about again a day later', async () => {
    hub.answer = { status: 403 };
    await round(0);
    await round(DAY - MINUTE);
    expect(hub.requests).toHaveLength(1);
    expect(await pushOf()).toBe('refused');
    expect((await subscriptionOf())?.error).toBe('The hub answered with status 403.');
    hub.answer = { status: 202 };
    await round(DAY);
    expect(await agree(DAY)).toBe('echo');
    expect(await pushOf()).toBe('active');
  });

  test('a hub inside our own network is never reached', async () => {
    const secret = await startHub();
    await createFeedModel(mongo).updateOne({ _id: id }, { $set: { hub: `${secret.origin}/`, push: null } });
    await round(0);
    expect(secret.requests).toHaveLength(0);
    expect(await pushOf()).toBe('refused');
    await secret.close();
  });

  test('another hub, or another topic, is a new subscription; the old address is no good any more', async () => {
    await round(0);
    await agree(0);
    const before = await subscriptionOf();
    await createFeedModel(mongo).updateOne({ _id: id }, { $set: { topic: `${url}/new`, push: null } });
    await round(1_000);
    const after = await subscriptionOf();
    expect(after).toMatchObject({ topic: `${url}/new`, state: 'pending' });
    expect(after?.callbackId).not.toBe(before?.callbackId);
    expect(after?.secret).not.toBe(before?.secret);
    expect(await parts.subscriptions.byCallback(before?.callbackId ?? '')).toBeNull();
  });

  test('the hub of a feed that is no longer polled is told so, and only it may end what it was asked to end', async () => {
    await round(0);
    await agree(0);
    await feeds.stopPolling(id);
    await round(1_000);
    expect(modes()).toEqual(['subscribe', 'unsubscribe']);
    expect(hub.requests[1]?.get('hub.secret')).toBeNull();
    expect(await agree(2_000)).toBeNull();
    expect(await intent({ 'hub.mode': 'unsubscribe' }, 2_000)).toBe('echo');
    expect(await subscriptionOf()).toBeNull();
    expect(await pushOf()).toBeNull();
  });

  test('a hub that cannot be told is not told for ever', async () => {
    await round(0);
    await agree(0);
    await feeds.stopPolling(id);
    hub.answer = { status: 500 };
    for (let ms = 1_000; ms < DAY; ms += 5 * MINUTE) await round(ms);
    expect(modes().filter((mode) => mode === 'unsubscribe')).toHaveLength(3);
    expect(await subscriptionOf()).toBeNull();
  });

  test('two processes ask a hub once', async () => {
    await Promise.all([round(0), round(0), round(0)]);
    await Promise.all([round(10), round(10)]);
    expect(modes()).toEqual(['subscribe']);
    expect(await agree(20)).toBe('echo');
  });

  test('a feed that forgets its hub for a while goes on with what was agreed', async () => {
    await round(0);
    await agree(0);
    await createFeedModel(mongo).updateOne({ _id: id }, { $set: { push: null } });
    await round(1_000);
    expect(await pushOf()).toBe('active');
    expect(hub.requests).toHaveLength(1);
  });
});
