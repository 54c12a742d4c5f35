import type { IncomingMessage } from 'node:http';
import { verifyIdentity } from '@360/chassis/identity';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startGateway } from '../src/gateway.ts';
import { type All, cookieOf, IDENTITY_KEY, sendRaw, startAll, startUpstream } from './_harness.ts';

let all: All;
let usual: All['upstream']['answer'];
beforeAll(async () => {
  all = await startAll();
  usual = all.upstream.answer;
});
afterAll(() => all.stop());
beforeEach(() => {
  all.upstream.answer = usual;
  all.upstream.asked.length = 0;
});

const lastAsked = () => all.upstream.asked.at(-1);

describe('what goes on to a service', () => {
  test('nothing that only the gateway may say, and nothing of the connection', async () => {
    await sendRaw(
      all.gateway.url,
      [
        'GET /api/news?limit=2 HTTP/1.1',
        'Host: 360.example',
        'Cookie: 360=whatever; other=1',
        'Authorization: Bearer stolen',
        'X-360-Identity: forged',
        'x-360-anything: 1',
        'X-Forwarded-For: 1.2.3.4',
        'X-Forwarded-Proto: https',
        'Forwarded: for=1.2.3.4',
        'Via: 1.1 somewhere',
        'X-Request-Id: chosen-by-a-stranger',
        'Connection: close, x-mine, x-360-identity, content-length',
        'X-Mine: 1',
        'Keep-Alive: timeout=5',
        'TE: trailers',
        'Upgrade: h2c',
        'Proxy-Authorization: Basic eDp5',
        'Accept-Language: ar',
        '',
        '',
      ].join('\r\n'),
    );
    const { headers, url } = lastAsked() as IncomingMessage;
    expect(url).toBe('/api/news?limit=2');
    expect(headers['accept-language']).toBe('ar');
    for (const name of [
      'cookie',
      'authorization',
      'x-360-anything',
      'x-forwarded-for',
      'x-forwarded-proto',
      'forwarded',
      'via',
      'x-mine',
      'te',
      'upgrade',
      'proxy-authorization',
    ])
      expect(headers[name], name).toBeUndefined();
    expect(headers.host).toBe(all.upstream.url.host);
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    const identity = await verifyIdentity(headers['x-360-identity'] as string, IDENTITY_KEY);
    expect(identity).toMatchObject({ roles: ['reader'], sub: `anon:${identity.sid}` });
  });

  test('the same reader under the same session, another under another', async () => {
    const sids: string[] = [];
    const cookie = cookieOf(await all.ask('/'));
    for (const headers of [{ cookie }, { cookie }, {}]) {
      await all.ask('/api/news', { headers });
      sids.push((await verifyIdentity(lastAsked()?.headers['x-360-identity'] as string, IDENTITY_KEY)).sid);
    }
    expect(sids[0]).toBe(sids[1]);
    expect(sids[2]).not.toBe(sids[0]);
  });

  test('a body, byte by byte, and the method', async () => {
    let received = '';
    all.upstream.answer = (req, res) => {
      req.on('data', (chunk) => {
        received += chunk;
      });
      req.on('end', () => res.writeHead(201, { location: '/api/news/1' }).end());
    };
    const body = JSON.stringify({ text: 'ä'.repeat(500) });
    const answer = await all.ask('/api/news', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe('/api/news/1');
    expect(received).toBe(body);
    expect(lastAsked()?.method).toBe('POST');
  });
});

describe('what comes back to a reader', () => {
  test('status, validators, ranges, links and encoding as they are; no cookie of a service, no trace of it', async () => {
    all.upstream.answer = (_req, res) =>
      res
        .writeHead(206, {
          etag: 'W/"1"',
          'cache-control': 'public, max-age=15',
          link: ['</api/news?cursor=a>; rel="next"', '</api/news>; rel="first"'],
          'content-range': 'bytes 0-3/10',
          vary: 'Accept-Encoding',
          'set-cookie': 'evil=1',
          'x-powered-by': 'Express',
          server: 'feed/1',
          'x-360-identity': 'echoed',
          'x-request-id': 'of-the-service',
          'x-frame-options': 'ALLOWALL',
          'content-security-policy': 'sandbox',
        })
        .end('1234');
    const cookie = cookieOf(await all.ask('/'));
    const answer = await all.ask('/api/media/1', {
      headers: { cookie, range: 'bytes=0-3', 'if-none-match': 'W/"0"', 'accept-encoding': 'br' },
    });
    expect(lastAsked()?.headers).toMatchObject({
      range: 'bytes=0-3',
      'if-none-match': 'W/"0"',
      'accept-encoding': expect.stringMatching(/^br\b/),
    });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe('1234');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      etag: 'W/"1"',
      'cache-control': 'public, max-age=15',
      link: '</api/news?cursor=a>; rel="next", </api/news>; rel="first"',
      'content-range': 'bytes 0-3/10',
      vary: 'Accept-Encoding',
      'x-frame-options': 'DENY',
    });
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'self';.*, sandbox$/);
    for (const name of ['set-cookie', 'x-powered-by', 'server', 'x-360-identity'])
      expect(answer.headers.get(name), name).toBeNull();
    expect(answer.headers.get('x-request-id')).not.toBe('of-the-service');
  });

  test('a compressed body is not touched', async () => {
    const { gzipSync } = await import('node:zlib');
    const packed = gzipSync('{"items":[1]}');
    all.upstream.answer = (_req, res) =>
      res.writeHead(200, { 'content-encoding': 'gzip', 'content-length': packed.length }).end(packed);
    const raw = await sendRaw(
      all.gateway.url,
      'GET /api/news HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      /\r\n\r\n[\s\S]{20}/,
    );
    expect(raw.toLowerCase()).toContain('content-encoding: gzip');
    expect(Buffer.from(raw.split('\r\n\r\n')[1] ?? '', 'latin1').equals(packed)).toBe(true);
  });

  test('304 and HEAD have no body', async () => {
    all.upstream.answer = (_req, res) => res.writeHead(304, { etag: '"1"' }).end();
    expect((await all.ask('/api/news')).status).toBe(304);
    all.upstream.answer = (_req, res) => res.writeHead(200, { 'content-length': '5' }).end();
    const head = await all.ask('/api/news', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '5']);
    expect(await head.text()).toBe('');
  });

  test('an answer that carries a new cookie is not for shared caches', async () => {
    all.upstream.answer = (_req, res) => res.writeHead(200, { 'cache-control': 'public, max-age=15' }).end('{}');
    const answer = await all.ask('/api/news');
    expect(answer.headers.getSetCookie()).toHaveLength(1);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });
});

test('connections to a service are kept', async () => {
  const sockets = new Set<object>();
  all.upstream.answer = (req, res) => {
    sockets.add(req.socket);
    res.end('{}');
  };
  for (let each = 0; each < 5; each += 1) await (await all.ask('/api/news')).text();
  expect(sockets.size).toBe(1);
});

test.each([
  ['GET', '/api/stories/0123/briefing', 'analysis'],
  ['GET', '/api/stories/0123/briefing/changes?since=x', 'analysis'],
  ['GET', '/api/stories/0123/evidence', 'analysis'],
  ['GET', '/api/stories/0123', 'feed'],
  ['GET', '/api/stories/0123/else', 'feed'],
  ['POST', '/api/personas/cross-compare', 'analysis'],
])('%s %s is answered by the %s service', async (method, path, service) => {
  const analysis = await startUpstream();
  const gateway = await startGateway({ ...all.config, upstreams: { ...all.config.upstreams, analysis: analysis.url } });
  await fetch(new URL(path, gateway.url), { method });
  await gateway.stop();
  await analysis.stop();
  expect(analysis.asked.map(({ url }) => url)).toEqual(service === 'analysis' ? [path] : []);
  expect(all.upstream.asked.map(({ url }) => url)).toEqual(service === 'feed' ? [path] : []);
});
