import { fixedPage, type Page, type Site, startSite } from '@360/testkit/site';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSitePolicies } from '../src/articles/site-policies.ts';
import { judgePolicy } from '../src/articles/site-policy.ts';
import { createSafeFetch, type SafeFetch } from '../src/fetch/safe-fetch.ts';

const NEVER_ABORTED = new AbortController().signal;
const status =
  (code: number, headers: Record<string, string> = {}): Page =>
  (_req, res) =>
    res.writeHead(code, headers).end('no');

let site: Site;
let fetch: SafeFetch;

const judge = () => {
  const policies = createSitePolicies({ fetch, judge: async (policy, url) => judgePolicy(policy, url) });
  return (path: string) => policies.judge(site.origin + path, NEVER_ABORTED);
};

beforeEach(async () => {
  site = await startSite();
  fetch = createSafeFetch({
    allowedOrigins: [site.origin],
    maxBytes: 10_000_000,
    deadlineMs: 2_000,
    userAgent: 'ThreeSixtyNewsBot/test',
  });
});
afterEach(async () => {
  await fetch.close();
  await site.close();
});

test('a site is asked for its rules once, however many pages of it are wanted', async () => {
  site.set('/robots.txt', fixedPage('User-agent: *\nDisallow: /closed', 'text/plain'));
  const allowed = judge();
  expect(await allowed('/open')).toMatchObject({ allowed: true });
  expect(await allowed('/closed')).toMatchObject({ allowed: false });
  expect(site.requests).toEqual(['GET /robots.txt', 'GET /.well-known/tdmrep.json']);
});

describe('a site whose rules cannot be had', () => {
  test.each([401, 403, 404, 410])('for ever (%d) has none', async (code) => {
    site.set('/robots.txt', status(code));
    expect(await judge()('/a')).toMatchObject({ allowed: true });
  });

  test('because they lead in a circle has none', async () => {
    site.set('/robots.txt', status(302, { location: '/robots.txt' }));
    expect(await judge()('/a')).toMatchObject({ allowed: true });
  });

  test.each([500, 503, 429])('for now (%d) is not read for now, and asked again', async (code) => {
    site.set('/robots.txt', status(code, { 'retry-after': '7' }));
    const allowed = judge();
    await expect(allowed('/a')).rejects.toMatchObject({ status: code, retryAfterMs: 7_000 });
    site.set('/robots.txt', fixedPage('User-agent: *\nAllow: /', 'text/plain'));
    expect(await allowed('/a')).toMatchObject({ allowed: true });
  });

  test('because its server hangs up is not read for now', async () => {
    site.set('/robots.txt', (req) => req.socket.destroy());
    await expect(judge()('/a')).rejects.toMatchObject({ kind: 'network' });
  });

  test('because they never end is not read', async () => {
    site.set('/robots.txt', fixedPage('#'.repeat(2_000_001), 'text/plain'));
    await expect(judge()('/a')).rejects.toMatchObject({ kind: 'too-large' });
  });
});
