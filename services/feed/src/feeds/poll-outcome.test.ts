import { describe, expect, test } from 'vitest';
import type { FetchedHeaders } from '../fetch/safe-fetch.ts';
import type { FeedDoc } from './feed.model.ts';
import { afterBody, afterFault, afterNotModified, type BodyFacts } from './poll-outcome.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = new Date('2026-03-02T12:00:00Z');
const LIMITS = { minIntervalMs: 2 * MINUTE, maxIntervalMs: HOUR };
const ago = (ms: number) => new Date(NOW.getTime() - ms);

const FEED: FeedDoc = {
  _id: 'f',
  url: 'https://outlet.example/feed',
  movedTo: null,
  seenMove: null,
  kind: 'feed',
  accounts: [],
  publisherId: 'outlet',
  domain: null,
  category: null,
  language: null,
  active: true,
  nextPollAt: NOW,
  lastFetchedAt: null,
  lastStatus: null,
  error: null,
  failures: 0,
  failingSince: null,
  lastSuccessAt: null,
  resting: null,
  etag: null,
  lastModified: null,
  cursor: null,
  entries: 0,
  notModified: 0,
  unchanged: 0,
  entryGapMs: null,
  hub: null,
  topic: null,
  push: null,
};
const HEADERS = {
  contentType: null,
  etag: '"e"',
  lastModified: null,
  cacheControl: null,
  expires: null,
  link: null,
  retryAfterMs: null,
} as FetchedHeaders;
const READ = { ttlMinutes: null, hub: null, dates: [], entryCount: 3 };
const BODY: BodyFacts = {
  status: 200,
  url: FEED.url,
  headers: HEADERS,
  movedPermanentlyTo: null,
  read: READ,
  isNews: true,
};

const waitOf = ({ nextPollAt }: { nextPollAt: Date }) => nextPollAt.getTime() - NOW.getTime();
/** Feeds of one interval are spread over a tenth of it. */
const expectWait = (result: { nextPollAt: Date }, ms: number) => {
  expect(waitOf(result)).toBeGreaterThanOrEqual(ms);
  expect(waitOf(result)).toBeLessThanOrEqual(ms * 1.1);
};

describe('after a success', () => {
  test('all trace of failing is gone, and what the feed looks like is known', () => {
    const failing = {
      ...FEED,
      failures: 4,
      failingSince: ago(DAY),
      error: 'It was away.',
      resting: 'missing' as const,
    };
    const result = afterBody(failing, BODY, LIMITS, NOW);
    expect(result).toMatchObject({ failures: 0, failingSince: null, error: null, resting: null, lastSuccessAt: NOW });
    expect(result).toMatchObject({ lastStatus: 200, etag: '"e"', entries: 3, unchanged: 0 });
  });

  test('the pace of the entries is kept for answers that bring none', () => {
    const dates = [0, 40 * MINUTE, 80 * MINUTE];
    const first = afterBody(FEED, { ...BODY, read: { ...READ, dates } }, LIMITS, NOW);
    expectWait(first, 20 * MINUTE);
    const known = { ...FEED, entryGapMs: first.entryGapMs ?? null };
    expectWait(afterNotModified(known, BODY, LIMITS, NOW), 22 * MINUTE);
    expectWait(afterBody(known, { ...BODY, isNews: false }, LIMITS, NOW), 22 * MINUTE);
  });

  test('answers in vain are counted until there is news', () => {
    expect(afterNotModified({ ...FEED, unchanged: 4 }, BODY, LIMITS, NOW).unchanged).toBe(5);
    expect(afterBody({ ...FEED, unchanged: 4 }, { ...BODY, isNews: false }, LIMITS, NOW).unchanged).toBe(5);
    expect(afterBody({ ...FEED, unchanged: 4 }, BODY, LIMITS, NOW).unchanged).toBe(0);
  });

  test.each<[string, Partial<FetchedHeaders>, Partial<BodyFacts['read']>, number]>([
    ['max-age', { cacheControl: 'max-age=1800' }, {}, 30 * MINUTE],
    ['Expires', { expires: new Date(NOW.getTime() + 40 * MINUTE).toUTCString() }, {}, 40 * MINUTE],
    ["the feed's ttl", {}, { ttlMinutes: 30 }, 30 * MINUTE],
    ['max-age before ttl', { cacheControl: 'max-age=1200' }, { ttlMinutes: 50 }, 20 * MINUTE],
    ['Retry-After', { retryAfterMs: 3 * HOUR }, {}, 3 * HOUR],
    ['skipHours', {}, { skipHours: [12, 13] }, 2 * HOUR],
    ['skipDays', {}, { skipDays: ['Monday'] }, 12 * HOUR],
  ])('%s is heeded', (_name, headers, read, ms) => {
    const facts = { ...BODY, headers: { ...HEADERS, ...headers }, read: { ...READ, ...read } };
    expectWait(afterBody(FEED, facts, LIMITS, NOW), ms);
  });

  test('a redirect for good is noted, and followed once it is believed', () => {
    const to = 'https://new.example/feed';
    const seen = afterBody(FEED, { ...BODY, movedPermanentlyTo: to }, LIMITS, NOW);
    expect(seen.seenMove).toEqual({ to, since: NOW, polls: 1 });
    expect(seen).not.toHaveProperty('movedTo');
    const before = { ...FEED, seenMove: { to, since: ago(DAY), polls: 2 } };
    expect(afterNotModified(before, { ...BODY, movedPermanentlyTo: to }, LIMITS, NOW)).toMatchObject({ movedTo: to });
  });
});

describe('a hub', () => {
  const HUB = 'https://hub.example/';
  test('is taken from the feed, its topic from the feed itself or where it was read', () => {
    const named = { ...BODY, read: { ...READ, hub: HUB } };
    expect(afterBody(FEED, named, LIMITS, NOW)).toMatchObject({ hub: HUB, topic: FEED.url, push: null });
    const self = 'https://outlet.example/canonical';
    const result = afterBody(FEED, { ...BODY, read: { ...READ, hub: HUB, self } }, LIMITS, NOW);
    expect(result).toMatchObject({ hub: HUB, topic: self });
  });

  test('in the headers goes before the one in the feed', () => {
    const link = `<${HUB}>; rel="hub", <https://outlet.example/t>; rel="self"`;
    const facts = { ...BODY, headers: { ...HEADERS, link }, read: { ...READ, hub: 'https://other.example/' } };
    expect(afterBody(FEED, facts, LIMITS, NOW)).toMatchObject({ hub: HUB, topic: 'https://outlet.example/t' });
  });

  test('that stays the same leaves its state, another one begins anew, none ends it', () => {
    const subscribed = { ...FEED, hub: HUB, topic: FEED.url, push: 'active' as const };
    const same = afterBody(subscribed, { ...BODY, read: { ...READ, hub: HUB } }, LIMITS, NOW);
    expect(same).not.toHaveProperty('push');
    expectWait(same, HOUR);
    const other = { ...BODY, read: { ...READ, hub: 'https://other.example/' } };
    expect(afterBody(subscribed, other, LIMITS, NOW)).toMatchObject({ hub: 'https://other.example/', push: null });
    expect(afterBody(subscribed, BODY, LIMITS, NOW)).toMatchObject({ hub: null, topic: null, push: null });
  });

  test.each(['javascript:alert(1)', `https://hub.example/${'a'.repeat(3_000)}`])('%.30s is none', (hub) => {
    expect(afterBody(FEED, { ...BODY, read: { ...READ, hub } }, LIMITS, NOW)).not.toHaveProperty('hub');
  });
});

describe('after a failure', () => {
  const fault = (status: number | null, retryAfterMs: number | null = null) => ({
    status,
    message: 'No.',
    retryAfterMs,
  });

  test.each<[string, FeedDoc, number | null, number | null, number]>([
    ['the minimum is doubled', FEED, null, null, 4 * MINUTE],
    ['and doubled', { ...FEED, failures: 4 }, 500, null, 64 * MINUTE],
    ['up to a day', { ...FEED, failures: 400 }, 500, null, DAY],
    ['429 without a word waits ten minutes', FEED, 429, null, 10 * MINUTE],
    ['503 too', FEED, 503, null, 10 * MINUTE],
    ['Retry-After holds', FEED, 503, 2 * HOUR, 2 * HOUR],
    ['410 rests at once', FEED, 410, null, 30 * DAY],
    ['404 does not', FEED, 404, null, 4 * MINUTE],
    ['404 for six days does not', { ...FEED, failures: 9, failingSince: ago(6 * DAY) }, 404, null, DAY],
    ['404 for a week rests', { ...FEED, failures: 9, failingSince: ago(7 * DAY) }, 404, null, 30 * DAY],
    ['500 for a year does not rest', { ...FEED, failures: 400, failingSince: ago(365 * DAY) }, 500, null, DAY],
  ])('%s', (_name, feed, status, retryAfterMs, ms) => {
    expectWait(afterFault(feed, fault(status, retryAfterMs), LIMITS, NOW), ms);
  });

  test('it is told since when, and why it rests', () => {
    expect(afterFault(FEED, fault(500), LIMITS, NOW)).toMatchObject({ failures: 1, failingSince: NOW, resting: null });
    const failing = { ...FEED, failures: 3, failingSince: ago(HOUR) };
    expect(afterFault(failing, fault(500), LIMITS, NOW)).toMatchObject({ failures: 4, failingSince: ago(HOUR) });
    expect(afterFault(FEED, fault(410), LIMITS, NOW).resting).toBe('gone');
    expect(afterFault({ ...failing, failingSince: ago(8 * DAY) }, fault(404), LIMITS, NOW).resting).toBe('missing');
  });

  test('a feed that had moved is looked for at its listed address before it rests', () => {
    const moved = { ...FEED, movedTo: 'https://new.example/feed' };
    const result = afterFault(moved, fault(410), LIMITS, NOW);
    expect(result).toMatchObject({ movedTo: null, seenMove: null, resting: null });
    expectWait(result, 4 * MINUTE);
    expect(afterFault(moved, fault(500), LIMITS, NOW)).not.toHaveProperty('movedTo');
  });
});
