import { setTimeout } from 'node:timers/promises';
import { verifyIdentity } from '@360/chassis/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signSession } from '../src/auth/session-token.ts';
import { startGateway } from '../src/gateway.ts';
import { type All, cookieOf, IDENTITY_KEY, SESSION_KEY, startAll } from './_harness.ts';

const CLEARED = '360=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax';
const DAY_S = 86_400;
let all: All;
let status: number;
beforeAll(async () => {
  all = await startAll();
  all.upstream.answer = (req, res) => {
    res.statusCode = req.method === 'DELETE' ? status : 200;
    res.end();
  };
});
afterAll(() => all.stop());
beforeEach(() => {
  status = 204;
});

const seen = async () =>
  (await verifyIdentity(all.upstream.asked.at(-1)?.headers['x-360-identity'] as string, IDENTITY_KEY)).sub;
const newcomer = async () => {
  const cookie = cookieOf(await all.ask('/api/settings'));
  return { cookie, sub: await seen() };
};
const ask = (cookie: string, path: string, method = 'GET') => all.ask(path, { method, headers: { cookie } });

test.each(['/api/account', '/api/account/', '/API/Account'])(
  'a deleted account ends its session, by whichever spelling of %s: the cookie goes, the next visit is a new reader’s',
  async (path) => {
    const { cookie, sub } = await newcomer();
    const answer = await ask(cookie, path, 'DELETE');
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, [CLEARED]]);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(await seen()).toBe(sub);

    const next = await all.ask('/api/settings');
    expect(cookieOf(next)).toMatch(/^360=[\w-]{22}\./);
    expect(await seen()).not.toBe(sub);
  },
);

test('the old cookie, where a request brings it all the same, counts as none and is never renewed', async () => {
  const sid = 'D'.repeat(22);
  const ageing = `360=${signSession(sid, Date.now() / 1_000 - 300 * DAY_S, SESSION_KEY)}`;
  expect(cookieOf(await ask(ageing, '/api/settings'))).toContain(sid);
  await ask(ageing, '/api/account', 'DELETE');
  const answer = await ask(ageing, '/api/settings');
  expect(answer.headers.getSetCookie()).toHaveLength(1);
  expect(cookieOf(answer)).not.toContain(sid);
  expect(await seen()).not.toContain(sid);
});

test.each(['/api/account', '/api/session'])(
  'by %s, open pages of the reader are cut off from what is theirs, those of others stay',
  async (path) => {
    const [ana, ben] = [await newcomer(), await newcomer()];
    const listen = async ({ cookie }: { cookie: string }) => {
      const reader = (await ask(cookie, '/api/events')).body?.getReader();
      await reader?.read();
      return { ended: reader?.read().then(({ done }) => done) ?? Promise.resolve(true), close: () => reader?.cancel() };
    };
    const [hers, his] = [await listen(ana), await listen(ben)];
    await ask(ana.cookie, path, 'DELETE');
    expect(await hers.ended).toBe(true);
    expect(await Promise.race([his.ended, setTimeout(200, 'open')])).toBe('open');
    await his.close();
  },
);

test('a reader who signs out is a new one with the next request, and no service is asked', async () => {
  const { cookie, sub } = await newcomer();
  const asked = all.upstream.asked.length;
  const answer = await ask(cookie, '/api/session', 'DELETE');
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, [CLEARED]]);
  expect([answer.headers.get('cache-control'), all.upstream.asked.length]).toEqual(['private, no-cache', asked]);
  expect(cookieOf(await ask(cookie, '/api/settings'))).toMatch(/^360=[\w-]{22}\./);
  expect(await seen()).not.toBe(sub);
});

describe('a session that is ended at one gateway', () => {
  const signOut = async () => {
    const { cookie, sub } = await newcomer();
    await ask(cookie, '/api/session', 'DELETE');
    return { cookie, sub };
  };
  const ready = async (url: string) => (await fetch(new URL('/readyz', url))).status;
  const cookieAt = async (url: string, cookie: string) =>
    cookieOf(await fetch(new URL('/api/settings', url), { headers: { cookie } }));

  test('is none at another that knew it, and its open page there is cut off', async () => {
    const other = await startGateway(all.config);
    try {
      await expect.poll(() => ready(other.url)).toBe(200);
      const { cookie } = await newcomer();
      expect(await cookieAt(other.url, cookie)).toBe('');
      const stream = (await fetch(new URL('/api/events', other.url), { headers: { cookie } })).body?.getReader();
      await stream?.read();
      await ask(cookie, '/api/session', 'DELETE');
      expect((await stream?.read())?.done).toBe(true);
      expect(await cookieAt(other.url, cookie)).toMatch(/^360=[\w-]{22}\./);
    } finally {
      await other.stop();
    }
  });

  test('is none at one that starts later', async () => {
    const { cookie } = await signOut();
    const later = await startGateway(all.config);
    try {
      await expect.poll(() => ready(later.url)).toBe(200);
      expect(await cookieAt(later.url, cookie)).toMatch(/^360=[\w-]{22}\./);
    } finally {
      await later.stop();
    }
  });

  test('is none there also while redis is away', async () => {
    const alone = await startAll();
    try {
      const cookie = cookieOf(await alone.ask('/api/settings'));
      await alone.redis.kill();
      const headers = { cookie };
      expect((await alone.ask('/api/session', { method: 'DELETE', headers })).status).toBe(204);
      expect(cookieOf(await alone.ask('/api/settings', { headers }))).toMatch(/^360=[\w-]{22}\./);
    } finally {
      await alone.stop();
    }
  });
});

test('who signs out without a session is given none', async () => {
  const answer = await all.ask('/api/session', { method: 'DELETE' });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([204, [CLEARED]]);
});

test.each(['GET', 'POST'])('a session is not told of or made by %s', async (method) => {
  const { cookie } = await newcomer();
  const answer = await ask(cookie, '/api/session', method);
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []]);
});

test.each([500, 503, 404])('an account that could not be deleted (%i) keeps its session', async (failed) => {
  const { cookie, sub } = await newcomer();
  status = failed;
  expect((await ask(cookie, '/api/account', 'DELETE')).headers.getSetCookie()).toEqual([]);
  expect((await ask(cookie, '/api/settings')).headers.getSetCookie()).toEqual([]);
  expect(await seen()).toBe(sub);
});

test('whatever else is deleted or asked of an account, the session goes on', async () => {
  const { cookie, sub } = await newcomer();
  for (const [path, method] of [
    ['/api/saved/item-1', 'DELETE'],
    ['/api/account/export', 'GET'],
    ['/api/account', 'POST'],
  ] as const)
    expect((await ask(cookie, path, method)).headers.getSetCookie(), path).toEqual([]);
  expect(await seen()).toBe(sub);
});

test.each(['/api/account', '/api/session'])('nobody is logged out by another site, by %s', async (path) => {
  const { cookie } = await newcomer();
  const headers = { cookie, origin: 'https://elsewhere.example' };
  const answer = await all.ask(path, { method: 'DELETE', headers });
  expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []]);
});

test('while the reader service is away the session stays', async () => {
  const gone = await startAll();
  try {
    const cookie = cookieOf(await gone.ask('/api/settings'));
    await gone.upstream.stop();
    const answer = await gone.ask('/api/account', { method: 'DELETE', headers: { cookie } });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([502, []]);
  } finally {
    await gone.stop();
  }
});

test('behind https the cookie that is taken back is the one that was handed out', async () => {
  const secure = await startAll({ publicOrigin: 'https://360.example' });
  try {
    const cookie = cookieOf(await secure.ask('/api/settings'));
    secure.upstream.answer = (_req, res) => void res.writeHead(204).end();
    const answer = await secure.ask('/api/account', { method: 'DELETE', headers: { cookie } });
    expect(answer.headers.getSetCookie()).toEqual(['__Host-360=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure']);
  } finally {
    await secure.stop();
  }
});
