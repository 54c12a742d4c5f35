import { verifyIdentity } from '@360/chassis/identity';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUCKETS } from '../src/middleware/rate-buckets.ts';
import { type All, IDENTITY_KEY, startAll } from './_harness.ts';

let all: All;
beforeAll(async () => {
  all = await startAll({ buckets: { ...BUCKETS, push: 4 }, publicOrigin: 'https://news.example' });
});
afterAll(() => all.stop());

test('a hub reaches the feed service as nobody in particular, byte for byte, and gets no cookie', async () => {
  const bodies: Buffer[] = [];
  all.upstream.answer = async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    bodies.push(Buffer.concat(chunks));
    res.writeHead(202).end();
  };
  const answer = await all.ask('/websub/some-id', {
    method: 'POST',
    headers: {
      'content-type': 'application/atom+xml',
      'x-hub-signature': 'sha256=00',
      // a hub that states its own origin is no page of another site
      origin: 'https://hub.example',
      'sec-fetch-site': 'cross-site',
      cookie: '360=anything',
    },
    body: '<feed>\r\n \t</feed>',
  });
  expect(answer.status).toBe(202);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(bodies[0]?.toString()).toBe('<feed>\r\n \t</feed>');
  const asked = all.upstream.asked.at(-1);
  expect(asked?.headers).toMatchObject({ 'x-hub-signature': 'sha256=00', 'content-type': 'application/atom+xml' });
  expect(asked?.headers.cookie).toBeUndefined();
  const identity = await verifyIdentity(String(asked?.headers[IDENTITY_HEADER]), IDENTITY_KEY);
  expect(identity).toMatchObject({ sub: 'anon:hub', roles: ['reader'] });
});

test('the challenge of a hub comes back through the door', async () => {
  all.upstream.answer = (req, res) => res.end(new URL(req.url ?? '', 'http://x').searchParams.get('hub.challenge'));
  const answer = await all.ask('/websub/some-id?hub.mode=subscribe&hub.challenge=abc');
  expect(await answer.text()).toBe('abc');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a body above the limit is refused before the service sees it', async () => {
  const answer = await all.ask('/websub/some-id', { method: 'POST', body: 'x'.repeat(20_000) });
  expect(answer.status).toBe(413);
});

test('hubs are counted in a bucket of their own, so that neither they nor readers use up the points of the other', async () => {
  all.upstream.answer = (_req, res) => res.writeHead(202).end();
  const push = async () => (await all.ask('/websub/some-id', { method: 'POST' })).status;
  // where the shared count is slow, each gateway counts for itself meanwhile
  await expect.poll(push, { interval: 1 }).toBe(429);
  expect((await all.ask('/api/news')).status).not.toBe(429);
});

test('nothing else below the address of hubs reaches the service', async () => {
  const before = all.upstream.asked.length;
  for (const path of ['/websub', '/websub/', '/websub/a/b']) await all.ask(path, { method: 'POST' });
  expect(all.upstream.asked).toHaveLength(before);
});
