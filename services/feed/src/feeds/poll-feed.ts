import { createHash } from 'node:crypto';
import { createGroupCommit } from '@360/chassis/group-commit';
import type { Logger } from '@360/chassis/logger';
import { FetchFault } from '../ingest/fetch-fault.ts';
import type { Fetched, FetchedHeaders, SafeFetch } from '../ingest/safe-fetch.ts';
import type { FeedDoc } from './feed.model.ts';
import type { FeedRepo, PollResult } from './feed.repo.ts';
import type { FeedIntake, Taken } from './feed-intake.ts';
import { entryGapMs, maxAgeMs, nextPollTime } from './next-poll.ts';

const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, application/json;q=0.7, */*;q=0.1';
const GONE = 410;
/** Polls that share a look-up or a write. */
const TOGETHER = 64;

interface Parts {
  feeds: FeedRepo;
  fetch: SafeFetch;
  intake: FeedIntake;
  limits: { minIntervalMs: number; maxIntervalMs: number };
  logger: Logger;
  onStored: () => void;
  now?: () => Date;
}

/** A feed's own place in [0, 1), so that feeds with one interval do not come due together. */
const spreadOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE(0) / 2 ** 32;

/** What the last poll found usual, told from when it was made and when it asked to come back. */
const usualGap = ({ lastFetchedAt, nextPollAt }: FeedDoc): number | null =>
  lastFetchedAt === null ? null : 2 * (nextPollAt.getTime() - lastFetchedAt.getTime());

/** Fetches one feed, stores what is new and decides when to come back. A failing feed is that feed's state, no failure here. */
export const createFeedPoller = (parts: Parts) => {
  const { feeds, fetch, intake, limits, logger, onStored, now: clock = () => new Date() } = parts;
  const find = createGroupCommit(async (ids: string[]) => {
    const found = new Map((await feeds.byIds(ids)).map((feed) => [feed._id, feed]));
    return ids.map((id) => found.get(id));
  }, TOGETHER);
  const save = createGroupCommit(async (polls: { id: string; result: PollResult; notModified: boolean }[]) => {
    await feeds.savePolls(polls);
    return polls;
  }, TOGETHER);

  const nextAfter = (feed: FeedDoc, now: number, headers: FetchedHeaders, read: Taken['read'] | null): Date => {
    const gap = read && entryGapMs(read.dates);
    const ttl = read?.ttlMinutes ? read.ttlMinutes * 60_000 : null;
    const at = nextPollTime({
      now,
      ...limits,
      failures: 0,
      retryAfterMs: headers.retryAfterMs,
      freshForMs: maxAgeMs(headers.cacheControl) ?? ttl,
      entryGapMs: gap ?? usualGap(feed),
      spread: spreadOf(feed._id),
    });
    return new Date(at);
  };

  const store = async (feed: FeedDoc, fetched: Fetched & { kind: 'body' }, now: Date) => {
    const { body, url, headers } = fetched;
    const { read, ...counts } = await intake(feed, { body, contentType: headers.contentType, url }, now);
    const result: PollResult = {
      nextPollAt: nextAfter(feed, now.getTime(), headers, read),
      lastFetchedAt: now,
      lastStatus: fetched.status,
      error: null,
      failures: 0,
      etag: headers.etag,
      lastModified: headers.lastModified,
      entries: read.entryCount,
    };
    await save({ id: feed._id, result, notModified: false });
    logger.info({ feed: feed.url, entries: read.entryCount, ...counts }, 'feed read');
    if (counts.added + counts.revised > 0) onStored();
  };

  const saveUnchanged = async (feed: FeedDoc, headers: FetchedHeaders, now: Date) => {
    const nextPollAt = nextAfter(feed, now.getTime(), headers, null);
    const result: PollResult = { nextPollAt, lastFetchedAt: now, lastStatus: 304, error: null, failures: 0 };
    await save({ id: feed._id, result, notModified: true });
  };

  const saveFault = async (feed: FeedDoc, fault: FetchFault, now: Date) => {
    const failures = feed.failures + 1;
    const retry = { failures, retryAfterMs: fault.retryAfterMs, freshForMs: null, entryGapMs: null };
    const at = nextPollTime({ now: now.getTime(), ...limits, spread: spreadOf(feed._id), ...retry });
    const result: PollResult = {
      nextPollAt: new Date(at),
      lastFetchedAt: now,
      lastStatus: fault.status,
      error: fault.message,
      failures,
      ...(fault.status === GONE && { active: false }),
    };
    await save({ id: feed._id, result, notModified: false });
    logger.warn({ feed: feed.url, kind: fault.kind, fault: fault.message, failures }, 'feed failed');
  };

  return async (feedId: string, signal: AbortSignal): Promise<void> => {
    const feed = await find(feedId);
    const now = clock();
    if (!feed?.active || feed.nextPollAt > now) return;
    try {
      const fetched = await fetch.get(feed.url, {
        accept: ACCEPT,
        signal,
        ...(feed.etag && { etag: feed.etag }),
        ...(feed.lastModified && { lastModified: feed.lastModified }),
      });
      if (fetched.kind === 'body') await store(feed, fetched, now);
      else await saveUnchanged(feed, fetched.headers, now);
    } catch (cause) {
      if (!(cause instanceof FetchFault) || signal.aborted) throw cause;
      await saveFault(feed, cause, now);
    }
  };
};
