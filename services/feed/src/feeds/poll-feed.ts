import { createGroupCommit } from '@360/chassis/group-commit';
import type { Logger } from '@360/chassis/logger';
import { FetchFault } from '../fetch/fetch-fault.ts';
import type { SafeFetch } from '../fetch/safe-fetch.ts';
import { HostBusy } from '../hosts/polite-fetch.ts';
import type { EntryStore } from '../ingest/store-entries.ts';
import type { PostReader } from '../posts/post-reader.ts';
import type { FeedDoc } from './feed.model.ts';
import type { FeedRepo, PollResult } from './feed.repo.ts';
import type { FeedIntake } from './feed-intake.ts';
import { addressOf } from './feed-move.ts';
import { afterBody, afterFault, afterNotModified, type PollLimits } from './poll-outcome.ts';

const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/rdf+xml;q=0.9, application/xml;q=0.8, text/xml;q=0.8, application/json;q=0.7, */*;q=0.1';
const OK = 200;
/** Polls that share a look-up or a write: a moment's wait of each saves the database most of its work. */
const TOGETHER = { most: 64, lingerMs: 20 };

interface Parts {
  feeds: FeedRepo;
  fetch: SafeFetch;
  intake: FeedIntake;
  posts: PostReader;
  entries: EntryStore;
  limits: PollLimits;
  logger: Logger;
  onStored: () => void;
  now?: () => Date;
}

interface Polled {
  result: PollResult;
  notModified: boolean;
  added: number;
  revised: number;
}

/** Asks one feed, stores what is new and decides when to come back. A failing feed is that feed's state, no failure here. */
export const createFeedPoller = (parts: Parts) => {
  const { feeds, fetch, intake, posts, entries, limits, logger, onStored, now: clock = () => new Date() } = parts;
  const find = createGroupCommit(async (ids: string[]) => {
    const found = new Map((await feeds.byIds(ids)).map((feed) => [feed._id, feed]));
    return ids.map((id) => found.get(id));
  }, TOGETHER);
  const save = createGroupCommit(async (polls: { id: string; result: PollResult; notModified: boolean }[]) => {
    await feeds.savePolls(polls);
    return polls;
  }, TOGETHER);

  const readFeed = async (feed: FeedDoc, now: Date, signal: AbortSignal): Promise<Polled> => {
    const fetched = await fetch.get(addressOf(feed), {
      accept: ACCEPT,
      signal,
      ...(feed.etag && { etag: feed.etag }),
      ...(feed.lastModified && { lastModified: feed.lastModified }),
    });
    if (fetched.kind === 'not-modified') {
      return { result: afterNotModified(feed, fetched, limits, now), notModified: true, added: 0, revised: 0 };
    }
    const { body, url, headers } = fetched;
    const { read, added, revised } = await intake(feed, { body, contentType: headers.contentType, url }, now);
    const result = afterBody(feed, { ...fetched, read, isNews: added + revised > 0 }, limits, now);
    return { result, notModified: false, added, revised };
  };

  const readPosts = async (feed: FeedDoc, now: Date, signal: AbortSignal): Promise<Polled> => {
    const { entries: found, headers, cursor } = await posts.read(feed, signal);
    const counts = await entries.store(feed, found, now);
    const dates = found.map(({ publishedAt }) => publishedAt);
    const read = { ttlMinutes: null, hub: null, dates, entryCount: found.length };
    const isNews = counts.added + counts.revised > 0;
    const facts = { status: OK, url: feed.url, headers, movedPermanentlyTo: null, read, isNews };
    return { result: { ...afterBody(feed, facts, limits, now), cursor }, notModified: false, ...counts };
  };

  const saveFault = async (feed: FeedDoc, fault: FetchFault, now: Date) => {
    const result = afterFault(feed, fault, limits, now);
    await save({ id: feed._id, result, notModified: false });
    logger.warn({ feed: feed.url, kind: fault.kind, fault: fault.message, failures: result.failures }, 'feed failed');
  };

  return async (feedId: string, signal: AbortSignal): Promise<void> => {
    const feed = await find(feedId);
    const now = clock();
    if (!feed?.active || feed.nextPollAt > now) return;
    try {
      const read = (feed.kind ?? 'feed') === 'feed' ? readFeed : readPosts;
      const { result, notModified, added, revised } = await read(feed, now, signal);
      await save({ id: feed._id, result, notModified });
      logger.info({ feed: feed.url, notModified, added, revised }, 'feed read');
      if (added + revised > 0) onStored();
    } catch (cause) {
      if (cause instanceof HostBusy) return await feeds.postpone(feedId, cause.until);
      if (!(cause instanceof FetchFault) || signal.aborted) throw cause;
      await saveFault(feed, cause, now);
    }
  };
};
