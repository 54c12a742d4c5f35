import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway } from '../src/gateway.ts';
import { type All, sendRaw, startAll } from './_harness.ts';

let all: All;
beforeAll(async () => {
  all = await startAll();
});
afterAll(() => all.stop());

test('alive and ready while everything answers', async () => {
  expect(await (await all.ask('/healthz')).json()).toEqual({ ok: true });
  const ready = await all.ask('/readyz');
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { ok: true, checks: { redis: { ok: true }, feed: { ok: true } } },
  ]);
});

test('figures are for this machine only', async () => {
  const metrics = await (await all.ask('/metrics')).text();
  expect(metrics.includes('http_request_duration_seconds')).toBe(true);
  expect((await all.ask('/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
  expect((await all.ask('/metrics', { headers: { forwarded: 'for=203.0.113.9' } })).status).toBe(404);
});

test('an upstream that is not ready is named, without its address', async () => {
  const { url } = all.upstream;
  await all.upstream.stop();
  await expect.poll(async () => (await all.ask('/readyz')).status).toBe(503);
  const text = await (await all.ask('/readyz')).text();
  expect(JSON.parse(text)).toMatchObject({ ok: false, checks: { redis: { ok: true }, feed: { ok: false } } });
  expect(text).not.toContain(url.port);
  expect((await all.ask('/', { headers: { accept: 'text/html' } })).status).toBe(200);
});

test('a start without a built frontend or on a taken port fails with a clear word', async () => {
  await expect(startGateway({ ...all.config, frontendDir: '/nonexistent' })).rejects.toThrow(/frontend is not built/);
  await expect(startGateway({ ...all.config, port: Number(new URL(all.gateway.url).port) })).rejects.toThrow(
    /EADDRINUSE/,
  );
});

test('an unfinished request holds up neither others nor, for long, a stop', async () => {
  const gateway = await startGateway(all.config);
  const hanging = sendRaw(gateway.url, 'GET /api/news HTTP/1.1\r\nHost: x\r\n');
  expect((await fetch(new URL('/healthz', gateway.url))).status).toBe(200);
  await gateway.stop();
  expect(await hanging).toBe('');
});
