import { createHash } from 'node:crypto';
import type { Logger } from '@360/chassis/logger';
import { FetchFault } from '../ingest/fetch-fault.ts';
import { normaliseEntry } from '../ingest/normalise-entry.ts';
import type { ParsedFeed } from '../ingest/parse-feed.ts';
import type { ParsePool } from '../ingest/parse-pool.ts';
import type { Fetched, FetchedHeaders, SafeFetch } from '../ingest/safe-fetch.ts';
import type { EntryStore } from '../ingest/store-entries.ts';
import type { FeedDoc } from './feed.model.ts';
import type { FeedRepo } from './feed.repo.ts';
import { entryGapMs, maxAgeMs, nextPollTime } from './next-poll.ts';

const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, application/json;q=0.7, */*;q=0.1';
const GONE = 410;

interface Parts {
  feeds: FeedRepo;
  fetch: SafeFetch;
  parser: ParsePool;
  entries: EntryStore;
  limits: { minIntervalMs: number; maxIntervalMs: number };
  logger: Logger;
  onStored: () => void;
}

/** A feed's own place in [0, 1), so that feeds with one interval do not come due together. */
const spreadOf = (id: string): number => createHash('sha256').update(id).digest().readUInt32BE(0) / 2 ** 32;

const datesOf = (feed: ParsedFeed): number[] =>
  feed.entries.flatMap(({ publishedAt }) => (publishedAt === null ? [] : [publishedAt]));

/** Fetches one feed, stores what is new and decides when to come back. A failing feed is that feed's state, no failure here. */
export const createFeedPoller = ({ feeds, fetch, parser, entries, limits, logger, onStored }: Parts) => {
  const nextAfter = (feed: FeedDoc, now: number, headers: FetchedHeaders | null, parsed: ParsedFeed | null) => {
    const gap = parsed && entryGapMs(datesOf(parsed));
    const ttl = parsed?.ttlMinutes ? parsed.ttlMinutes * 60_000 : null;
    const at = nextPollTime({
      now,
      ...limits,
      failures: 0,
      retryAfterMs: headers?.retryAfterMs ?? null,
      freshForMs: maxAgeMs(headers?.cacheControl ?? null) ?? ttl,
      entryGapMs: gap ?? usualGap(feed),
      spread: spreadOf(feed._id),
    });
    return new Date(at);
  };

  const store = async (feed: FeedDoc, fetched: Fetched & { kind: 'body' }, now: Date) => {
    const parsed = await parser.parse(fetched.body, fetched.headers.contentType, fetched.url);
    const context = { feedUrl: fetched.url, feedLanguage: parsed.language ?? feed.language, fetchedAt: now.getTime() };
    const normalised = parsed.entries.flatMap((entry) => normaliseEntry(entry, context) ?? []);
    const counts = await entries.store(feed, normalised, now);
    await feeds.savePoll(
      feed._id,
      {
        nextPollAt: nextAfter(feed, now.getTime(), fetched.headers, parsed),
        lastFetchedAt: now,
        lastStatus: fetched.status,
        error: null,
        failures: 0,
        etag: fetched.headers.etag,
        lastModified: fetched.headers.lastModified,
        entries: parsed.entries.length,
      },
      false,
    );
    logger.info({ feed: feed.url, entries: parsed.entries.length, ...counts }, 'feed read');
    if (counts.added + counts.revised > 0) onStored();
  };

  const saveFault = async (feed: FeedDoc, fault: FetchFault, now: Date) => {
    const failures = feed.failures + 1;
    const retry = { failures, retryAfterMs: fault.retryAfterMs, freshForMs: null, entryGapMs: null };
    const at = nextPollTime({ now: now.getTime(), ...limits, spread: spreadOf(feed._id), ...retry });
    await feeds.savePoll(
      feed._id,
      {
        nextPollAt: new Date(at),
        lastFetchedAt: now,
        lastStatus: fault.status,
        error: fault.message,
        failures,
        ...(fault.status === GONE && { active: false }),
      },
      false,
    );
    logger.warn({ feed: feed.url, kind: fault.kind, fault: fault.message, failures }, 'feed failed');
  };

  return async (feedId: string, signal: AbortSignal): Promise<void> => {
    const feed = await feeds.byId(feedId);
    const now = new Date();
    if (!feed?.active || feed.nextPollAt > now) return;
    try {
      const fetched = await fetch.get(feed.url, {
        accept: ACCEPT,
        signal,
        ...(feed.etag && { etag: feed.etag }),
        ...(feed.lastModified && { lastModified: feed.lastModified }),
      });
      if (fetched.kind === 'body') return await store(feed, fetched, now);
      const nextPollAt = nextAfter(feed, now.getTime(), fetched.headers, null);
      await feeds.savePoll(
        feed._id,
        { nextPollAt, lastFetchedAt: now, lastStatus: 304, error: null, failures: 0 },
        true,
      );
    } catch (cause) {
      if (!(cause instanceof FetchFault) || signal.aborted) throw cause;
      await saveFault(feed, cause, now);
    }
  };
};

/** What the last poll found usual, told from when it was made and when it asked to come back. */
const usualGap = ({ lastFetchedAt, nextPollAt }: FeedDoc): number | null =>
  lastFetchedAt === null ? null : 2 * (nextPollAt.getTime() - lastFetchedAt.getTime());
