import { problemSchema } from '@360/contracts/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type All, APP_JS, FAVICON, INDEX_HTML, sendRaw, startAll } from './_harness.ts';

let all: All;
beforeAll(async () => {
  all = await startAll();
});
afterAll(() => all.stop());

const get = (path: string, ...headers: string[]) =>
  sendRaw(all.gateway.url, [`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers, '', ''].join('\r\n'));
/** The answer with its body. */
const whole = (path: string, accept: string) =>
  sendRaw(all.gateway.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept: ${accept}\r\n\r\n`, /^$/);
const statusOf = (raw: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(raw)?.[1]);

const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "media-src 'self' blob: https: https://www.youtube-nocookie.com",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "worker-src 'self'",
  "manifest-src 'self'",
].join(';');

describe('headers of every answer', () => {
  test.each(['/', '/assets/app-1a2b3c.js', '/api/news', '/api/none', '/healthz'])('%s', async (path) => {
    const { headers } = await all.ask(path);
    expect(headers.get('content-security-policy')).toBe(POLICY);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('no frame at all when nothing may be embedded', async () => {
    const bare = await startAll({ embedOrigins: [] });
    const policy = (await bare.ask('/')).headers.get('content-security-policy');
    await bare.stop();
    expect(policy).toContain(";frame-src 'none';media-src 'self' blob: https:;");
  });
});

describe('the frontend', () => {
  test('files with a hash in their name are kept for ever, compressed as the reader can take it', async () => {
    for (const [accepts, encoding] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', null],
      ['', null],
    ] as const) {
      const answer = await all.ask('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': accepts } });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-encoding'), accepts).toBe(encoding);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(await answer.text()).toBe(APP_JS);
    }
  });

  test('the document and the rest are asked for again, and answered with 304', async () => {
    for (const path of ['/', '/favicon.svg', '/story/abc?x=1']) {
      const headers = { accept: 'text/html' };
      const first = await all.ask(path, { headers });
      expect(first.status, path).toBe(200);
      expect(first.headers.get('cache-control')).toMatch(/^(private, )?no-cache$/);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]{22}"$/);
      // By hand, since `fetch` adds `Cache-Control: no-cache` to a conditional request, which asks for the whole answer.
      const again = await get(path, 'Accept: text/html', 'Accept-Encoding: gzip', `If-None-Match: ${etag}`);
      expect(again).toMatch(/^HTTP\/1\.1 304 [\s\S]*\r\n\r\n$/);
      expect(statusOf(await get(path, 'Accept: text/html', 'If-None-Match: "other"'))).toBe(200);
    }
  });

  test('each encoding has its own validator', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (each) =>
        (await all.ask('/', { headers: { 'accept-encoding': each } })).headers.get('etag'),
      ),
    );
    expect(new Set(etags).size).toBe(3);
  });

  test('every address of a page is the document; what is not a page is not found', async () => {
    for (const path of ['/', '/index.html', '/story/abc', '/live/1', '/nowhere'])
      for (const accept of ['text/html,*/*', '*/*'])
        expect(await (await all.ask(path, { headers: { accept } })).text(), path).toBe(INDEX_HTML);
    expect((await all.ask('/nowhere', { headers: { accept: 'application/json' } })).status).toBe(404);
    for (const path of ['/assets/none.js', '/assets/', '/assets', '/api', '/api/', '/api/none', '/favicon.ico']) {
      const answer = await all.ask(path, { headers: { accept: 'image/*,*/*' } });
      expect(answer.status, path).toBe(404);
      expect(problemSchema.parse(await answer.json()).code).toBe('not_found');
    }
    expect((await all.ask('/assets/none.js', { headers: { accept: 'text/html' } })).status).toBe(404);
    expect((await all.ask('/api/none', { headers: { accept: 'text/html' } })).status).toBe(404);
    for (const path of ['/internal/search/items', '/internal/search/stories?ids=a'])
      expect((await all.ask(path, { headers: { accept: 'application/json' } })).status, path).toBe(404);
    expect(all.upstream.asked.filter(({ url }) => url?.startsWith('/internal'))).toEqual([]);
    expect((await all.ask('/nowhere', { method: 'POST', headers: { accept: 'text/html' } })).status).toBe(404);
  });

  test('HEAD says the length and sends nothing', async () => {
    const answer = await all.ask('/favicon.svg', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      String(FAVICON.length),
      '',
    ]);
  });
});

describe('strange addresses', () => {
  test.each([
    '/../package.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/%2e%2e/package.json',
    '/assets/%2e%2e%2fpackage.json',
    '/assets/..%5cpackage.json',
    '/..\\package.json',
    '/api/news/../../readyz',
    '/api/news/%2e%2e/secret',
    '/api/news/a%2fb',
    '/api/news/%00',
    '/%zz',
    '/%c0%ae%c0%ae/',
    'nonsense',
  ])('%s is refused', async (path) => {
    const before = all.upstream.asked.length;
    expect(statusOf(await get(path, 'Accept: text/html'))).toBe(400);
    expect(all.upstream.asked).toHaveLength(before);
  });

  test('of a browser that asks for a page is shown one, which says that nothing is there', async () => {
    for (const path of ['/shared/%E0%A4%A', '/item/%', '/story/a%2fb']) {
      const raw = await whole(path, 'text/html,application/xhtml+xml,*/*;q=0.8');
      expect([statusOf(raw), raw.includes(INDEX_HTML)]).toEqual([400, true]);
      expect(raw).not.toMatch(/^set-cookie/im);
    }
    for (const [path, accept] of [
      ['/api/news/%zz', 'text/html'],
      ['/assets/%zz', 'text/html'],
      ['/shared/%zz', '*/*'],
    ])
      expect(await whole(path ?? '', accept ?? '')).toContain('This address is not well formed.');
  });

  test('an absolute address means its path; its host means nothing', async () => {
    expect(statusOf(await get('http://127.0.0.1:1/api/news?limit=3'))).toBe(200);
    expect(all.upstream.asked.at(-1)?.url).toBe('/api/news?limit=3');
    const before = all.upstream.asked.length;
    await get('http://x/api/news/../../secret', 'Accept: text/html');
    expect(all.upstream.asked).toHaveLength(before);
  });

  test('a similar prefix is not the prefix', async () => {
    expect(statusOf(await get('/api/newsroom'))).toBe(404);
    expect(statusOf(await get('/api/news/'))).toBe(200);
  });

  test('too long an address or header is a clean 4xx', async () => {
    expect(statusOf(await get(`/api/news?q=${'x'.repeat(9_000)}`))).toBe(414);
    expect(statusOf(await get(`/api/news?q=${'x'.repeat(40_000)}`))).toBe(431);
    expect(statusOf(await get('/api/news', `X-Long: ${'x'.repeat(40_000)}`))).toBe(431);
    expect(statusOf(await get('/api/news', 'Bad Header: 1'))).toBe(400);
    expect((await all.ask('/healthz')).status).toBe(200);
  });
});

describe('methods', () => {
  test('OPTIONS is answered here, without opening the product to other sites', async () => {
    const before = all.upstream.asked.length;
    const answer = await all.ask('/api/news', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('allow')).toContain('GET');
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(all.upstream.asked).toHaveLength(before);
  });

  test('unknown ones are refused', async () => {
    const raw = await sendRaw(all.gateway.url, 'PROPFIND /api/news HTTP/1.1\r\nHost: x\r\n\r\n', /requestId/);
    expect(statusOf(raw)).toBe(405);
    expect(raw.toLowerCase()).toContain('\r\nallow: get, head');
  });

  test('a request to change protocols is an ordinary request', async () => {
    expect(statusOf(await get('/api/news', 'Upgrade: websocket', 'Sec-WebSocket-Key: eA=='))).toBe(200);
    expect(all.upstream.asked.at(-1)?.headers.upgrade).toBeUndefined();
  });
});

describe('writes', () => {
  const write = (headers: Record<string, string>, method = 'POST') =>
    all.ask('/api/news', { method, headers }).then(({ status }) => status);

  test('from another site are refused', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await write({ origin: 'https://evil.example' }, method), method).toBe(403);
    expect(await write({ origin: 'null' })).toBe(403);
    const raw = await sendRaw(
      all.gateway.url,
      'POST /api/news HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: cross-site\r\nContent-Length: 0\r\n\r\n',
      /requestId/,
    );
    expect(statusOf(raw)).toBe(403);
    expect(raw).toContain('"code":"forbidden"');
  });

  test('from our own pages and from programs are not', async () => {
    expect(await write({ origin: all.gateway.url })).toBe(200);
    expect(await write({})).toBe(200);
  });

  test('with a public origin, only from that one', async () => {
    const open = await startAll({ publicOrigin: 'https://360.example' });
    const status = async (origin: string) =>
      (await open.ask('/api/news', { method: 'POST', headers: { origin } })).status;
    expect(await status('https://360.example')).toBe(200);
    expect(await status(open.gateway.url)).toBe(403);
    expect(await status('https://360.example.evil.example')).toBe(403);
    await open.stop();
  });

  test('reading from anywhere is allowed', async () => {
    expect((await all.ask('/api/news', { headers: { origin: 'https://evil.example' } })).status).toBe(200);
  });
});
