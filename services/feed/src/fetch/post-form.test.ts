import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSafeFetch, type SafeFetch } from './safe-fetch.ts';

interface Got {
  path: string;
  method: string | undefined;
  type: string | undefined;
  body: string;
}

const REDIRECTS: Record<string, [number, string]> = {
  '/moved': [307, '/taken'],
  '/moved-for-good': [308, '/taken'],
  '/see-other': [303, '/taken'],
  '/found': [302, '/taken'],
  '/round': [307, '/round'],
};

let server: Server;
let inner: Server;
let reached: number;
let origin: string;
let fetch: SafeFetch;
const got: Got[] = [];

const listen = async (one: Server) => {
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  reached = 0;
  inner = createServer((_req, res) => {
    reached += 1;
    res.end();
  });
  const innerOrigin = await listen(inner);
  server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const path = req.url ?? '';
    got.push({ path, method: req.method, type: req.headers['content-type'], body: Buffer.concat(chunks).toString() });
    const [status, location] = path === '/inside' ? [307, `${innerOrigin}/`] : (REDIRECTS[path] ?? []);
    if (status) res.writeHead(status, { location }).end();
    else if (path === '/busy') res.writeHead(503, { 'retry-after': '30' }).end();
    else res.writeHead(202).end('x'.repeat(100_000));
  });
  origin = await listen(server);
  fetch = createSafeFetch({ allowedOrigins: [origin], maxBytes: 1_000, deadlineMs: 2_000, userAgent: 'test' });
});
afterAll(async () => {
  await fetch.close();
  server.close();
  inner.close();
});

const post = (path: string) => fetch.postForm(`${origin}${path}`, new URLSearchParams({ a: '1 & 2', b: 'é' }));

test('a form arrives as one, and the status comes back whatever the answer holds', async () => {
  got.length = 0;
  expect(await post('/taken')).toEqual({ status: 202, retryAfterMs: null });
  expect(got).toEqual([
    { path: '/taken', method: 'POST', type: 'application/x-www-form-urlencoded', body: 'a=1+%26+2&b=%C3%A9' },
  ]);
  expect(await post('/busy')).toEqual({ status: 503, retryAfterMs: 30_000 });
});

test.each(['/moved', '/moved-for-good'])('%s: it is sent on with its body', async (path) => {
  got.length = 0;
  expect((await post(path)).status).toBe(202);
  expect(got.map(({ body }) => body)).toEqual(['a=1+%26+2&b=%C3%A9', 'a=1+%26+2&b=%C3%A9']);
});

test.each([
  ['/see-other', 303],
  ['/found', 302],
])('%s: a redirect that would drop it is the answer', async (path, status) => {
  got.length = 0;
  expect((await post(path)).status).toBe(status);
  expect(got).toHaveLength(1);
});

test('neither a redirect nor an address leads into a network of ours', async () => {
  await expect(post('/inside')).rejects.toMatchObject({ kind: 'refused-address' });
  await expect(fetch.postForm('http://127.0.0.1:1/', new URLSearchParams())).rejects.toMatchObject({
    kind: 'refused-address',
  });
  await expect(fetch.postForm('file:///etc/passwd', new URLSearchParams())).rejects.toMatchObject({
    kind: 'bad-scheme',
  });
  expect(reached).toBe(0);
});

test('a redirect without end ends', async () => {
  await expect(post('/round')).rejects.toMatchObject({ kind: 'too-many-redirects' });
});
