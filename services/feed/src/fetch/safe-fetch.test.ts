import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTcpServer } from 'node:net';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FetchFault } from './fetch-fault.ts';
import { createSafeFetch, type FetchRequest, type SafeFetch } from './safe-fetch.ts';

const FEED = '<rss version="2.0"><channel><title>t</title></channel></rss>';
const MAX_BYTES = 200_000;
const DEADLINE_MS = 1_500;

const ZEROS = Buffer.alloc(50_000_000);
const GZIP_BOMB = gzipSync(ZEROS);
const BROTLI_BOMB = brotliCompressSync(ZEROS, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
const DOUBLE_BOMB = gzipSync(GZIP_BOMB);

const servers: { close: () => void }[] = [];
const listen = async (handler: RequestListener): Promise<string> => {
  const server: Server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push({ close: () => void server.close().closeAllConnections() });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

let origin: string;
let inside: string;
/** Another server that may be read too. */
let elsewhere: string;
let elsewhereRequests = 0;
let fetch: SafeFetch;
let insideRequests = 0;
let sentBytes = 0;
let seen: Record<string, string | string[] | undefined> = {};

/** Writes for ever, or up to `limit` bytes, as fast as the reader takes it. */
const pour = (write: (chunk: Buffer) => boolean, onDrain: (next: () => void) => void, limit: number): void => {
  const chunk = Buffer.alloc(64 * 1024, 'x');
  const next = (): void => {
    while (sentBytes < limit) {
      sentBytes += chunk.length;
      if (!write(chunk)) {
        onDrain(next);
        return;
      }
    }
  };
  next();
};

const ROUTES: Record<string, RequestListener> = {
  '/feed': (_req, res) => res.setHeader('content-type', 'application/rss+xml').setHeader('etag', '"1"').end(FEED),
  '/conditional': (req, res) => {
    seen = req.headers;
    res.statusCode = req.headers['if-none-match'] === '"1"' ? 304 : 200;
    res.setHeader('cache-control', 'max-age=60').end();
  },
  '/bare-304': (_req, res) => res.writeHead(304).end(),
  '/gone': (_req, res) => res.writeHead(410).end('gone'),
  '/busy': (_req, res) => res.writeHead(429, { 'retry-after': '120' }).end(),
  '/later': (_req, res) => res.writeHead(503, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() }).end(),
  '/large': (_req, res) =>
    pour(
      (c) => res.write(c),
      (next) => res.once('drain', next),
      100 * 1024 * 1024,
    ),
  '/declared-large': (_req, res) => res.setHeader('content-length', MAX_BYTES + 1).end('x'.repeat(MAX_BYTES + 1)),
  '/endless': (_req, res) =>
    pour(
      (c) => res.write(c),
      (next) => res.once('drain', next),
      Number.POSITIVE_INFINITY,
    ),
  '/drip': (_req, res) => {
    const timer = setInterval(() => res.write('x'), 20);
    res.on('close', () => clearInterval(timer));
  },
  '/silent': () => undefined,
  '/broken': (_req, res) => {
    res.setHeader('content-length', 1000).write('x');
    setTimeout(() => res.destroy(), 20);
  },
  '/headers': (_req, res) => res.setHeader('x-padding', 'x'.repeat(60_000)).end(FEED),
  '/gzip': (_req, res) => res.setHeader('content-encoding', 'gzip').end(gzipSync(FEED)),
  '/br': (_req, res) => res.setHeader('content-encoding', 'br').end(brotliCompressSync(FEED)),
  '/deflate': (_req, res) => res.setHeader('content-encoding', 'deflate').end(deflateSync(FEED)),
  '/deflate-raw': (_req, res) => res.setHeader('content-encoding', 'deflate').end(deflateRawSync(FEED)),
  '/twice': (_req, res) => res.setHeader('content-encoding', 'gzip, br').end(brotliCompressSync(gzipSync(FEED))),
  '/thrice': (_req, res) => res.setHeader('content-encoding', 'gzip, gzip, gzip').end('x'),
  '/unknown-packing': (_req, res) => res.setHeader('content-encoding', 'lzma').end('x'),
  '/no-gzip': (_req, res) => res.setHeader('content-encoding', 'gzip').end(FEED),
  '/gzip-bomb': (_req, res) => res.setHeader('content-encoding', 'gzip').end(GZIP_BOMB),
  '/br-bomb': (_req, res) => res.setHeader('content-encoding', 'br').end(BROTLI_BOMB),
  '/double-bomb': (_req, res) => res.setHeader('content-encoding', 'gzip, gzip').end(DOUBLE_BOMB),
  '/moved': (_req, res) => res.writeHead(301, { location: '/moved-again' }).end(),
  '/moved-again': (_req, res) => res.writeHead(302, { location: '/feed' }).end(),
  '/keyed': (req, res) => {
    seen = req.headers;
    res.end('{}');
  },
  '/keyed-moved': (_req, res) => res.writeHead(302, { location: '/keyed' }).end(),
  '/keyed-away': (_req, res) => res.writeHead(302, { location: `${elsewhere}/keyed` }).end(),
  '/loop': (_req, res) => res.writeHead(302, { location: '/loop' }).end(),
  '/nowhere': (_req, res) => res.writeHead(302).end(),
  '/to-inside': (_req, res) => res.writeHead(302, { location: `${inside}/secret` }).end(),
  '/to-file': (_req, res) => res.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/to-metadata': (_req, res) => res.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
  '/to-user': (_req, res) => res.writeHead(302, { location: origin.replace('//', '//user:pass@') }).end(),
  '/endless-redirect': (_req, res) => {
    res.writeHead(302, { location: '/feed' });
    pour(
      (c) => res.write(c),
      (next) => res.once('drain', next),
      Number.POSITIVE_INFINITY,
    );
  },
};

beforeAll(async () => {
  origin = await listen((req, res) => (ROUTES[req.url ?? ''] ?? ((_q, r) => r.writeHead(404).end()))(req, res));
  inside = await listen((_req, res) => {
    insideRequests++;
    res.end('secret');
  });
  elsewhere = await listen((_req, res) => {
    elsewhereRequests++;
    res.end('{}');
  });
  fetch = createSafeFetch({
    allowedOrigins: [origin, elsewhere],
    maxBytes: MAX_BYTES,
    deadlineMs: DEADLINE_MS,
    userAgent: 'ThreeSixtyNewsBot/1.0 (+https://news.example/bot)',
  });
});

afterAll(async () => {
  await fetch.close();
  for (const server of servers) server.close();
});

const get = (path: string, request: Partial<FetchRequest> = {}) =>
  fetch.get(`${origin}${path}`, { accept: '*/*', ...request });
const faultOf = async (work: Promise<unknown>): Promise<Partial<FetchFault>> =>
  work.then(
    () => ({ kind: undefined }) as unknown as FetchFault,
    (fault) => fault,
  );

describe('a key', () => {
  const authorization = 'Bearer secret';

  test('goes to the origin it is meant for, also after a redirect there, and nowhere without being asked', async () => {
    await get('/keyed-moved', { authorization });
    expect(seen.authorization).toBe(authorization);
    await get('/keyed');
    expect(seen.authorization).toBeUndefined();
  });

  test('goes to no other origin, though that may be read', async () => {
    expect(await faultOf(get('/keyed-away', { authorization }))).toMatchObject({ kind: 'refused-address' });
    expect(elsewhereRequests).toBe(0);
    await get('/keyed-away');
    expect(elsewhereRequests).toBe(1);
  });
});

describe('a feed that answers', () => {
  test('comes back with its headers', async () => {
    expect(await get('/feed')).toMatchObject({
      kind: 'body',
      status: 200,
      url: `${origin}/feed`,
      movedPermanentlyTo: null,
      headers: { contentType: 'application/rss+xml', etag: '"1"', retryAfterMs: null },
    });
  });

  test('is asked only for what changed', async () => {
    const request = { etag: '"1"', lastModified: 'Sat, 07 Sep 2002 00:00:01 GMT' };
    const answer = await get('/conditional', request);
    expect(answer).toMatchObject({ kind: 'not-modified', headers: { cacheControl: 'max-age=60' } });
    expect(seen).toMatchObject({
      'if-modified-since': request.lastModified,
      'user-agent': 'ThreeSixtyNewsBot/1.0 (+https://news.example/bot)',
    });
  });

  test.each(['/gzip', '/br', '/deflate', '/deflate-raw', '/twice'])('%s is unpacked', async (path) => {
    const answer = await get(path);
    expect(answer.kind === 'body' && new TextDecoder().decode(answer.body)).toBe(FEED);
  });

  test('is followed where it moved, and the permanent part of the way is told', async () => {
    expect(await get('/moved')).toMatchObject({ url: `${origin}/feed`, movedPermanentlyTo: `${origin}/moved-again` });
  });

  test('is read after a redirect whose own body never ends', async () => {
    expect(await get('/endless-redirect')).toMatchObject({ url: `${origin}/feed`, movedPermanentlyTo: null });
  });
});

describe('a feed that cannot be read', () => {
  test.each([
    ['/gone', { kind: 'http-status', status: 410, retryAfterMs: null }],
    ['/missing', { kind: 'http-status', status: 404 }],
    ['/busy', { kind: 'http-status', status: 429, retryAfterMs: 120_000 }],
    ['/bare-304', { kind: 'http-status', status: 304 }],
    ['/nowhere', { kind: 'http-status', status: 302 }],
    ['/large', { kind: 'too-large' }],
    ['/declared-large', { kind: 'too-large' }],
    ['/endless', { kind: 'too-large' }],
    ['/gzip-bomb', { kind: 'too-large' }],
    ['/br-bomb', { kind: 'too-large' }],
    ['/double-bomb', { kind: 'too-large' }],
    ['/headers', { kind: 'too-large' }],
    ['/drip', { kind: 'timed-out' }],
    ['/silent', { kind: 'timed-out' }],
    ['/broken', { kind: 'network' }],
    ['/unknown-packing', { kind: 'network' }],
    ['/thrice', { kind: 'network' }],
    ['/no-gzip', { kind: 'network' }],
    ['/loop', { kind: 'too-many-redirects' }],
    ['/to-inside', { kind: 'refused-address' }],
    ['/to-metadata', { kind: 'refused-address' }],
    ['/to-user', { kind: 'refused-address' }],
    ['/to-file', { kind: 'bad-scheme' }],
  ])('%s', async (path, expected) => {
    sentBytes = 0;
    const fault = await faultOf(get(path));
    expect(fault).toMatchObject({ name: 'FetchFault', ...expected });
    // What the operating system keeps on its way between two sockets is sent although nobody reads it.
    expect(sentBytes).toBeLessThan(20 * 1024 * 1024);
    expect(insideRequests).toBe(0);
  });

  test('tells the date it wants to be asked again as a pause', async () => {
    const { retryAfterMs } = await faultOf(get('/later'));
    expect(retryAfterMs).toBeGreaterThan(3_500_000);
    expect(retryAfterMs).toBeLessThanOrEqual(3_600_000);
  });

  test('one request may have a limit of its own', async () => {
    expect(await faultOf(get('/feed', { maxBytes: 10 }))).toMatchObject({ kind: 'too-large' });
  });

  test('a closed port is a network fault whose sentence names no address', async () => {
    const server = createTcpServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const closed = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await new Promise((resolve) => server.close(resolve));
    const other = createSafeFetch({ allowedOrigins: [closed], maxBytes: 1, deadlineMs: DEADLINE_MS, userAgent: 'x' });
    const fault = await faultOf(other.get(closed, { accept: '*/*' }));
    expect(fault.kind).toBe('network');
    expect(fault.message).not.toMatch(/127|ECONN|\d{4}/);
    await other.close();
  });

  test('a caller that gives up gets its own reason back', async () => {
    const stop = new AbortController();
    const work = get('/silent', { signal: stop.signal });
    stop.abort(new Error('stopping'));
    await expect(work).rejects.toThrow('stopping');
  });
});
