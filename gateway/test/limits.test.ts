import { problemSchema } from '@360/contracts/problem';
import { afterEach, describe, expect, test } from 'vitest';
import { startGateway } from '../src/gateway.ts';
import { type All, cookieOf, startAll } from './_harness.ts';

const BUCKETS = { read: 5, write: 2, media: 8, events: 3, push: 4 };
const running: All[] = [];
const start = async (...args: Parameters<typeof startAll>): Promise<All> => {
  const all = await startAll(...args);
  running.push(all);
  return all;
};
afterEach(async () => {
  for (const all of running.splice(0)) await all.stop();
});

const statuses = async (all: All, path: string, times: number, init?: RequestInit): Promise<number[]> => {
  const seen: number[] = [];
  for (let each = 0; each < times; each += 1) {
    const answer = await all.ask(path, init);
    await answer.body?.cancel();
    seen.push(answer.status);
  }
  return seen;
};

describe('limits', () => {
  test('of reads: told in headers, then 429 with the time to wait, per session', async () => {
    const all = await start({ buckets: BUCKETS });
    const cookie = cookieOf(await all.ask('/', { headers: { accept: 'text/html' } }));
    const first = await all.ask('/api/news', { headers: { cookie } });
    expect(first.headers.get('ratelimit-policy')).toBe('"read";q=5;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"read";r=4;t=(60|59)$/);
    expect(await statuses(all, '/api/news', 4, { headers: { cookie } })).toEqual([200, 200, 200, 200]);
    const refused = await all.ask('/api/stories', { headers: { cookie } });
    expect(refused.status).toBe(429);
    expect(problemSchema.parse(await refused.json()).code).toBe('too_many_requests');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(refused.headers.get('ratelimit')).toMatch(/^"read";r=0;t=\d\d$/);
    expect(all.upstream.asked).toHaveLength(5);

    const other = cookieOf(await all.ask('/', { headers: { accept: 'text/html' } }));
    expect(await statuses(all, '/api/news', 1, { headers: { cookie: other } })).toEqual([200]);
  });

  test('of writes, pictures and streams are counted apart; files, documents and health are not counted', async () => {
    const all = await start({ buckets: BUCKETS });
    const cookie = cookieOf(await all.ask('/', { headers: { accept: 'text/html' } }));
    const headers = { cookie };
    expect(await statuses(all, '/api/news', 3, { method: 'POST', headers })).toEqual([200, 200, 429]);
    expect(await statuses(all, '/api/media/1', 9, { headers })).toEqual([...Array(8).fill(200), 429]);
    expect(await statuses(all, '/api/events', 4, { headers })).toEqual([200, 200, 200, 429]);
    expect(await statuses(all, '/api/news', 6, { headers })).toEqual([...Array(5).fill(200), 429]);
    for (const path of ['/', '/assets/app-1a2b3c.js', '/healthz', '/readyz'])
      expect(new Set(await statuses(all, path, 20, { headers })), path).toEqual(new Set([200]));
  });

  test('are counted by all gateways together', async () => {
    const all = await start({ buckets: BUCKETS });
    const second = await startGateway(all.config);
    await expect.poll(async () => (await fetch(new URL('/readyz', second.url))).status).toBe(200);
    const cookie = cookieOf(await all.ask('/', { headers: { accept: 'text/html' } }));
    expect(await statuses(all, '/api/news', 3, { headers: { cookie } })).toEqual([200, 200, 200]);
    const seen: number[] = [];
    for (let each = 0; each < 3; each += 1)
      seen.push((await fetch(new URL('/api/news', second.url), { headers: { cookie } })).status);
    await second.stop();
    expect(seen).toEqual([200, 200, 429]);
  });

  test('cannot be had again by throwing the cookie away', async () => {
    const all = await start({ buckets: BUCKETS });
    expect(await statuses(all, '/api/news', 6)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses(all, '/api/news', 1, { headers: { cookie: '360=forged' } })).toEqual([429]);
  });

  test('cannot be multiplied without end by collecting sessions', async () => {
    const all = await start({ buckets: BUCKETS });
    const seen: number[] = [];
    for (let each = 0; each < 12; each += 1) {
      const cookie = cookieOf(await all.ask('/', { headers: { accept: 'text/html' } }));
      seen.push(...(await statuses(all, '/api/news', 5, { headers: { cookie } })));
    }
    expect(seen.filter((status) => status === 200)).toHaveLength(50);
    expect(seen.at(-1)).toBe(429);
  });

  test('hold exactly in a large bucket, of which points are taken in blocks', async () => {
    const all = await start({ buckets: { ...BUCKETS, read: 200 } });
    const cookie = cookieOf(await all.ask('/', { headers: { accept: 'text/html' } }));
    const answers = await Promise.all(Array.from({ length: 230 }, () => all.ask('/api/news', { headers: { cookie } })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(200);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  });

  test('count the reader whom a trusted proxy names, and nobody else believes', async () => {
    const open = await start({ buckets: BUCKETS });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    await statuses(open, '/api/news', 5, from('203.0.113.1'));
    expect(await statuses(open, '/api/news', 1, from('203.0.113.2'))).toEqual([429]);

    const behind = await start({ buckets: BUCKETS, trustProxy: 1 });
    await statuses(behind, '/api/news', 5, from('203.0.113.1'));
    expect(await statuses(behind, '/api/news', 1, from('198.51.100.1, 203.0.113.1'))).toEqual([429]);
    expect(await statuses(behind, '/api/news', 1, from('203.0.113.2'))).toEqual([200]);
  });
});

describe('when redis is away', () => {
  test('reading goes on, still limited; readiness says which it is; all comes back by itself', async () => {
    const all = await start({ buckets: BUCKETS });
    const cookie = cookieOf(await all.ask('/', { headers: { accept: 'text/html' } }));
    expect(await statuses(all, '/api/news', 2, { headers: { cookie } })).toEqual([200, 200]);
    await all.redis.kill();
    expect(await statuses(all, '/api/news', 6, { headers: { cookie } })).toEqual([200, 200, 200, 200, 200, 429]);
    await expect
      .poll(async () => (await all.ask('/readyz')).json(), { timeout: 10_000 })
      .toMatchObject({ ok: false, checks: { redis: { ok: false }, feed: { ok: true } } });
    expect((await all.ask('/readyz')).status).toBe(503);
    expect((await all.ask('/healthz')).status).toBe(200);
    await all.redis.restart();
    await expect.poll(async () => (await all.ask('/readyz')).status, { timeout: 10_000 }).toBe(200);
  });

  test('connected and silent, it holds up one request for a moment and the next not at all', async () => {
    const all = await start({ buckets: BUCKETS });
    expect(await statuses(all, '/api/news', 1)).toEqual([200]);
    all.redis.freeze();
    try {
      expect(await statuses(all, '/api/news', 3)).toEqual([200, 200, 200]);
    } finally {
      all.redis.thaw();
    }
  });

  test('a gateway starts and serves', async () => {
    const all = await start({ redisUrl: 'redis://127.0.0.1:1' });
    expect(await statuses(all, '/api/news', 2)).toEqual([200, 200]);
    expect(await statuses(all, '/', 1)).toEqual([200]);
  });
});
