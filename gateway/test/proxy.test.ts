import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { verifyIdentity } from '@360/chassis/identity';
import { problemSchema } from '@360/contracts/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type All, cookieOf, IDENTITY_KEY, sendRaw, startAll } from './_harness.ts';

let all: All;
beforeAll(async () => {
  all = await startAll();
});
afterAll(() => all.stop());

let usual: All['upstream']['answer'];
beforeAll(() => {
  usual = all.upstream.answer;
});
beforeEach(() => {
  all.upstream.answer = usual;
  all.upstream.asked.length = 0;
});

const problemOf = async (answer: Response) => problemSchema.parse(await answer.json());
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
    expect(identity).toMatchObject({ roles: ['reader'], plan: 'free', sub: `anon:${identity.sid}` });
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

describe('an upstream that fails', () => {
  const expectNoTrace = (problem: { error: string }) =>
    expect(JSON.stringify(problem)).not.toMatch(/127\.0\.0\.1|localhost|ECONN|socket|:\d{4}/i);

  test('reset before an answer: 502', async () => {
    all.upstream.answer = (req) => req.socket.destroy();
    const answer = await all.ask('/api/news');
    expect(answer.status).toBe(502);
    const problem = await problemOf(answer);
    expect(problem.code).toBe('upstream_unavailable');
    expect(problem.requestId).toBe(answer.headers.get('x-request-id'));
    expectNoTrace(problem);
  });

  test('speaking nonsense: 502', async () => {
    all.upstream.answer = (req) => req.socket.end('SSH-2.0-nonsense\r\n');
    const answer = await all.ask('/api/news');
    expect([answer.status, (await problemOf(answer)).code]).toEqual([502, 'upstream_unavailable']);
  });

  test('no answer in time: 504', async () => {
    all.upstream.answer = () => undefined;
    const answer = await all.ask('/api/news');
    expect(answer.status).toBe(504);
    const problem = await problemOf(answer);
    expect(problem.code).toBe('upstream_timeout');
    expectNoTrace(problem);
  });

  test('stalled in the middle of a body: the reader sees it broken off, not whole', async () => {
    all.upstream.answer = (_req, res) => void res.writeHead(200, { 'content-length': '100' }).write('half');
    const answer = await all.ask('/api/news');
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  test('broken off in the middle of a chunked body: not taken for the end', async () => {
    all.upstream.answer = (req, res) => {
      res.write('half');
      setTimeout(() => req.socket.destroy(), 20);
    };
    const answer = await all.ask('/api/news');
    await expect(answer.text()).rejects.toThrow();
  });

  test('a read whose kept connection was closed is asked again', async () => {
    const own = await startAll();
    try {
      const used = new WeakSet<object>();
      own.upstream.answer = (req, res) => {
        if (used.has(req.socket)) {
          req.socket.destroy();
          return;
        }
        used.add(req.socket);
        res.end('{}');
      };
      for (let each = 0; each < 3; each += 1) {
        const answer = await own.ask('/api/news');
        expect([answer.status, await answer.text()]).toEqual([200, '{}']);
      }
      expect(own.upstream.asked.length).toBeGreaterThan(3);
    } finally {
      await own.stop();
    }
  });

  test('a write is never sent twice', async () => {
    all.upstream.answer = (req) => req.socket.destroy();
    expect((await all.ask('/api/news', { method: 'POST', body: '{}' })).status).toBe(502);
    expect((await all.ask('/api/news', { method: 'DELETE' })).status).toBe(502);
    expect(all.upstream.asked.map(({ method }) => method)).toEqual(['POST', 'DELETE']);
  });
});

describe('a reader who fails', () => {
  test('leaving takes the request to the service down', async () => {
    const patient = await startAll({ upstreamTimeoutMs: 600_000 });
    try {
      const asked = Promise.withResolvers<void>();
      const gone = Promise.withResolvers<void>();
      patient.upstream.answer = (req) => {
        req.socket.once('close', () => gone.resolve());
        asked.resolve();
      };
      const { hostname, port } = new URL(patient.gateway.url);
      const socket = connect({ host: hostname, port: Number(port) });
      socket.write('GET /api/news HTTP/1.1\r\nHost: x\r\n\r\n');
      await asked.promise;
      socket.destroy();
      await gone.promise;
    } finally {
      await patient.stop();
    }
  });

  test('a body declared too large is refused before it is sent', async () => {
    const raw = await sendRaw(
      all.gateway.url,
      'POST /api/news HTTP/1.1\r\nHost: x\r\nContent-Length: 10001\r\n\r\n',
      /requestId/,
    );
    expect(raw).toMatch(/^HTTP\/1\.1 413 /);
    expect(raw).toContain('"code":"bad_request"');
    expect(all.upstream.asked).toHaveLength(0);
  });

  test('a body that grows too large is cut off, at the service too', async () => {
    const arrived = Promise.withResolvers<void>();
    const cut = Promise.withResolvers<void>();
    all.upstream.answer = (req) => {
      req.resume().once('error', () => cut.resolve());
      arrived.resolve();
    };
    let sent = 0;
    const stream = new ReadableStream<Uint8Array>({
      async pull(controller) {
        if (sent > 0) await arrived.promise;
        controller.enqueue(new Uint8Array(4_000));
        sent += 4_000;
      },
    });
    const answer = await all.ask('/api/news', { method: 'POST', body: stream, duplex: 'half' } as RequestInit);
    expect([answer.status, (await problemOf(answer)).code]).toEqual([413, 'bad_request']);
    await cut.promise;
  });

  test('a body at the limit is not', async () => {
    all.upstream.answer = (req, res) => void req.resume().on('end', () => res.end('{}'));
    expect((await all.ask('/api/news', { method: 'POST', body: new Uint8Array(10_000) })).status).toBe(200);
  });

  test('an early refusal by the service reaches a reader who is still sending', async () => {
    all.upstream.answer = (_req, res) => void res.writeHead(400, { connection: 'close' }).end('{"no":1}');
    const answer = await all.ask('/api/news', { method: 'POST', body: new Uint8Array(10_000) });
    expect(answer.status).toBe(400);
  });

  test('two requests that could be read in two ways are refused', async () => {
    const raw = await sendRaw(
      all.gateway.url,
      'POST /api/news HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/news HTTP/1.1\r\nHost: x\r\n\r\n',
    );
    expect(raw).toMatch(/^HTTP\/1\.1 400 /);
    expect(all.upstream.asked).toHaveLength(0);
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

test('a service that is not there: 502 in words for a reader', async () => {
  const { url } = all.upstream;
  await all.upstream.stop();
  const answer = await all.ask('/api/news');
  expect([answer.status, (await problemOf(answer)).code]).toEqual([502, 'upstream_unavailable']);
  all.upstream.server.listen(Number(url.port), url.hostname);
  await once(all.upstream.server, 'listening');
  expect((await all.ask('/api/news')).status).toBe(200);
});
