import { verifyIdentity } from '@360/chassis/identity';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SESSION_MAX_AGE_S, signSession } from '../src/auth/session-token.ts';
import { type All, cookieOf, IDENTITY_KEY, SESSION_KEY, startAll } from './_harness.ts';

let all: All;
beforeAll(async () => {
  all = await startAll();
});
afterAll(() => all.stop());

const HTML = { accept: 'text/html' };
const sidSeen = async () =>
  (await verifyIdentity(all.upstream.asked.at(-1)?.headers['x-360-identity'] as string, IDENTITY_KEY)).sid;

describe('the anonymous session', () => {
  test('is handed out with the first document, for 400 days, out of reach of scripts', async () => {
    const [cookie] = (await all.ask('/', { headers: HTML })).headers.getSetCookie();
    expect(cookie).toMatch(/^360=[\w-]{22}\.[0-9a-z]+\.[\w-]{43}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/);
  });

  test('is not handed out again to who carries it', async () => {
    const cookie = cookieOf(await all.ask('/', { headers: HTML }));
    expect((await all.ask('/', { headers: { ...HTML, cookie } })).headers.getSetCookie()).toEqual([]);
    expect((await all.ask('/api/news', { headers: { cookie } })).headers.getSetCookie()).toEqual([]);
  });

  test('comes with a call that carries none, and never with files, health or errors of address', async () => {
    expect((await all.ask('/api/news')).headers.getSetCookie()).toHaveLength(1);
    for (const path of ['/assets/app-1a2b3c.js', '/assets/none.js', '/favicon.svg', '/healthz', '/readyz', '/api/none'])
      expect((await all.ask(path)).headers.getSetCookie(), path).toEqual([]);
  });

  test.each([
    ['forged', `${'A'.repeat(22)}.abc123.${'B'.repeat(43)}`],
    ['signed with another key', signSession('A'.repeat(22), Date.now() / 1_000, Buffer.alloc(32, 1))],
    ['over', signSession('A'.repeat(22), Date.now() / 1_000 - SESSION_MAX_AGE_S - 1, SESSION_KEY)],
    ['empty', ''],
    ['nonsense', '%%%;;;=\u00e4'],
    ['very long', 'x'.repeat(5_000)],
  ])('%s: a new session, no error', async (_name, value) => {
    const answer = await all.ask('/api/news', { headers: { cookie: `360=${value}` } });
    expect(answer.status).toBe(200);
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(await sidSeen()).not.toBe('A'.repeat(22));
  });

  test('is renewed, not changed, in the second half of its life', async () => {
    const sid = 'C'.repeat(22);
    const old = signSession(sid, Date.now() / 1_000 - SESSION_MAX_AGE_S / 2 - 60, SESSION_KEY);
    const answer = await all.ask('/api/news', { headers: { cookie: `360=${old}` } });
    expect(cookieOf(answer)).toMatch(new RegExp(`^360=${sid}\\.`));
    expect(cookieOf(answer)).not.toBe(`360=${old}`);
    expect(await sidSeen()).toBe(sid);
  });

  test('is found beside another cookie of the same name', async () => {
    const cookie = cookieOf(await all.ask('/', { headers: HTML }));
    const answer = await all.ask('/api/news', { headers: { cookie: `a=b; 360=planted; ${cookie}` } });
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(cookie).toContain(await sidSeen());
  });

  test('many first requests at once all succeed', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => all.ask('/api/news')));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(answers.map(cookieOf)).size).toBe(20);
  });
});

test('behind https the cookie is bound to the host and the transport is', async () => {
  const secure = await startAll({ publicOrigin: 'https://360.example' });
  try {
    const answer = await secure.ask('/', { headers: HTML });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-360=.*; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/);
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
    const again = await secure.ask('/api/news', { headers: { cookie: cookieOf(answer) } });
    expect(again.headers.getSetCookie()).toEqual([]);
    const plain = cookieOf(answer).replace('__Host-', '');
    expect((await secure.ask('/api/news', { headers: { cookie: plain } })).headers.getSetCookie()).toHaveLength(1);
  } finally {
    await secure.stop();
  }
});
