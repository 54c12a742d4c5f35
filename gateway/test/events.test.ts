import { connect } from 'node:net';
import { publishEvent } from '@360/chassis/event-channel';
import { verifyIdentity } from '@360/chassis/identity';
import { createLogger } from '@360/chassis/logger';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { StreamEvent } from '@360/contracts/events';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startGateway } from '../src/gateway.ts';
import { type All, cookieOf, IDENTITY_KEY, startAll } from './_harness.ts';

const logger = createLogger('test', 'silent');
let all: All;
let publisher: ReturnType<typeof connectRedis>;
const open = new Set<Stream>();

beforeAll(async () => {
  all = await startAll({ buckets: { read: 100, write: 100, media: 100, events: 1_000, push: 100 } });
  publisher = connectRedis(all.redis.url, 'producer', logger);
});
afterAll(async () => {
  publisher.disconnect();
  await all.stop();
});
afterEach(() => {
  for (const stream of open) stream.close();
});

interface Stream {
  readonly status: number;
  readonly headers: Headers;
  text(): string;
  ids(): string[];
  ended: Promise<void>;
  close(): void;
}

const listen = async (headers: Record<string, string> = {}, base = all.gateway.url): Promise<Stream> => {
  const abort = new AbortController();
  const answer = await fetch(new URL('/api/events', base), { headers, signal: abort.signal });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of answer.body ?? []) text += decoder.decode(chunk as Uint8Array, { stream: true });
  };
  const stream: Stream = {
    status: answer.status,
    headers: answer.headers,
    text: () => text,
    ids: () => [...text.matchAll(/^id: (.+)$/gm)].map(([, id]) => id as string),
    ended: read().catch(() => undefined),
    close: () => {
      open.delete(stream);
      abort.abort();
    },
  };
  open.add(stream);
  return stream;
};

const updated = (storyId: string): StreamEvent => ({ type: 'stories.updated', storyIds: [storyId] });
const publish = (storyId: string) => publishEvent(publisher, logger, updated(storyId));

const notificationTo = (to: string): StreamEvent => ({
  type: 'notification',
  to,
  notification: {
    id: 'n1',
    kind: 'saved-search',
    at: new Date().toISOString(),
    read: false,
    savedSearchId: 's1',
    query: 'harbour',
    count: 2,
    itemId: 'i1',
    itemType: 'article',
    title: 'The harbour opens',
  },
});

test('every open page hears what services publish, in the form of the standard', async () => {
  const [one, two] = await Promise.all([listen(), listen()]);
  expect(one.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(one.headers.get('cache-control')).toBe('no-cache, no-transform');
  expect(one.headers.get('x-accel-buffering')).toBe('no');
  expect(one.headers.get('content-encoding')).toBeNull();
  await publish('s1');
  for (const stream of [one, two]) {
    await expect.poll(stream.text).toContain('s1');
    expect(stream.text()).toMatch(
      /^retry: 3000\n\nid: [0-9a-f]{12}-\d+\nevent: stories\.updated\ndata: \{"type":"stories\.updated","storyIds":\["s1"\]\}\n\n$/,
    );
  }
});

test('what is not an event of ours is not passed on', async () => {
  const stream = await listen();
  await publisher.publish('360:events', 'not json');
  await publisher.publish('360:events', '{"type":"stories.updated","storyIds":[5]}');
  await publish('after');
  await expect.poll(stream.text).toContain('after');
  expect(stream.ids()).toHaveLength(1);
});

test('a page that was away gets what it missed, in order and once', async () => {
  const first = await listen();
  await publish('a');
  await expect.poll(() => first.ids().length).toBe(1);
  first.close();
  for (const each of ['b', 'c', 'd']) await publish(each);
  const witness = await listen({ 'last-event-id': first.ids()[0] as string });
  await expect.poll(() => witness.ids().length).toBe(3);
  expect([...witness.text().matchAll(/"storyIds":\["(\w)"/g)].map(([, id]) => id)).toEqual(['b', 'c', 'd']);
  await publish('e');
  await expect.poll(() => witness.ids().length).toBe(4);
});

test('what is for one reader reaches that reader’s pages alone, as it happens and when it was missed', async () => {
  const newCookie = async () => cookieOf(await all.ask('/', { headers: { accept: 'text/html' } }));
  const [ana, ben] = [await newCookie(), await newCookie()];
  await all.ask('/api/notifications', { headers: { cookie: ana } });
  const token = String(all.upstream.asked.at(-1)?.headers[IDENTITY_HEADER]);
  const { sub } = await verifyIdentity(token, IDENTITY_KEY);
  const pages = await Promise.all([ana, ben].map((cookie) => listen({ cookie })));
  const stranger = await listen();
  await publish('before');
  for (const page of pages) await expect.poll(page.text).toContain('before');
  await publishEvent(publisher, logger, notificationTo(sub));
  await publish('after');
  for (const stream of [...pages, stranger]) await expect.poll(stream.text).toContain('after');
  const since = { 'last-event-id': pages[0]?.ids()[0] as string };
  const replays = await Promise.all([ana, ben].map((cookie) => listen({ cookie, ...since })));
  const nobody = await listen(since);
  for (const stream of [...replays, nobody]) await expect.poll(stream.text).toContain('after');
  for (const own of [pages[0], replays[0]]) {
    expect(own?.text()).toMatch(/event: notification\ndata: \{"type":"notification","notification":\{"id":"n1"/);
    expect(own?.text()).not.toContain(sub);
  }
  for (const other of [pages[1], replays[1], stranger, nobody]) expect(other?.text()).not.toContain('harbour');
});

test('numbers of another run, and nonsense, replay nothing', async () => {
  await publish('x');
  const streams = await Promise.all(
    ['0123456789ab-1', 'nonsense', '-1', '9'.repeat(500)].map((id) => listen({ 'last-event-id': id })),
  );
  await publish('y');
  for (const stream of streams) {
    await expect.poll(stream.text).toContain('"y"');
    expect(stream.ids()).toHaveLength(1);
  }
});

test('a session holds six streams; a seventh is refused until one is closed', async () => {
  const cookie = cookieOf(await all.ask('/', { headers: { accept: 'text/html' } }));
  const streams = await Promise.all(Array.from({ length: 6 }, () => listen({ cookie })));
  expect(streams.every(({ status }) => status === 200)).toBe(true);
  const seventh = await listen({ cookie });
  expect(seventh.status).toBe(429);
  await expect.poll(seventh.text).toContain('too_many_requests');
  streams[0]?.close();
  await expect.poll(async () => (await listen({ cookie })).status).toBe(200);
});

test('a page that takes nothing is cut off and the others go on', async () => {
  const { hostname, port } = new URL(all.gateway.url);
  const slow = connect({ host: hostname, port: Number(port) });
  const closed = new Promise<void>((resolve) => slow.once('close', () => resolve()));
  slow.on('error', () => undefined);
  slow.write('GET /api/events HTTP/1.1\r\nHost: x\r\n\r\n');
  await new Promise((resolve) => slow.once('data', resolve));
  slow.pause();
  const quick = await listen();
  const event: StreamEvent = {
    type: 'story.breaking',
    storyId: 's',
    itemId: 'i',
    title: 'x'.repeat(200_000),
    at: new Date().toISOString(),
  };
  for (let each = 0; each < 60; each += 1) await publishEvent(publisher, logger, event);
  await publish('last');
  await expect.poll(quick.text, { timeout: 10_000 }).toContain('"last"');
  slow.resume();
  await closed;
  expect(quick.ids()).toHaveLength(61);
});

test('streams outlive redis and go on when it is back', async () => {
  const stream = await listen();
  await all.redis.kill();
  await all.redis.restart();
  await expect
    .poll(
      async () => {
        await publish('back');
        return stream.text();
      },
      { timeout: 15_000, interval: 200 },
    )
    .toContain('"back"');
});

test('HEAD ends at once', async () => {
  const answer = await all.ask('/api/events', { method: 'HEAD' });
  expect([answer.status, await answer.text()]).toEqual([200, '']);
});

test('a gateway that stops ends its streams, lets a running request end, and takes no more', async () => {
  const gateway = await startGateway(all.config);
  const stream = await listen({}, gateway.url);
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const usual = all.upstream.answer;
  all.upstream.answer = async (_req, res) => {
    arrived.resolve();
    await release.promise;
    res.end('finished');
  };
  const running = fetch(new URL('/api/news', gateway.url));
  await arrived.promise;
  const stopped = gateway.stop();
  await stream.ended;
  await expect(fetch(new URL('/healthz', gateway.url))).rejects.toThrow();
  release.resolve();
  expect(await (await running).text()).toBe('finished');
  await stopped;
  all.upstream.answer = usual;
});
