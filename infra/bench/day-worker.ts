import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '@360/chassis/logger';
import { readConfig } from '../../services/feed/src/config.ts';
import { createContext } from '../../services/feed/src/context.ts';
import { createFeedIntake } from '../../services/feed/src/feeds/feed-intake.ts';
import { createFeedPoller } from '../../services/feed/src/feeds/poll-feed.ts';
import { startSourceSync } from '../../services/feed/src/feeds/sync-sources.ts';
import { createEntryStore } from '../../services/feed/src/ingest/store-entries.ts';
import { createLease } from '../../services/feed/src/lease.ts';
import { createPostReader } from '../../services/feed/src/posts/post-reader.ts';
import { createRemovalSettler } from '../../services/feed/src/publisher-requests/settle-removals.ts';
import { startGrouper } from '../../services/feed/src/stories/grouper.ts';
import { createStoryRefresher } from '../../services/feed/src/stories/refresh-stories.ts';

// Run by day.ts: the polling and grouping of the feed service in one process, on a clock it is told.

const BATCH = 1_000;
const QUIET_MS = 200;

/** One step of the clock, and what it came to. */
export interface DayStep {
  now: number;
  /** Wait until every item is in its story. */
  settle: boolean;
  /** Ask every feed once more, so that nothing is left that was published meanwhile. */
  last: boolean;
}
export interface DayReport {
  polls: number;
  /** Longest time a poll came after it was due, in ms of the clock. */
  latest: number;
  items: number;
  stories: number;
  /** The most memory the process has held so far, in bytes. */
  rss: number;
}

const config = readConfig();
const logger = createLogger('day', config.logLevel);
const context = await createContext(config, logger);
let now = 0;
let polls = 0;
let latest = 0;

const refresher = createStoryRefresher(context);
const settleRemovals = createRemovalSettler(context);
const grouper = startGrouper({ ...context, refresher, settleRemovals, lease: createLease(context.mongo, 'grouper') });
const { parser } = context;
const entries = createEntryStore({ ...context, renewStories: context.trending.renew });
const poll = createFeedPoller({
  feeds: context.feeds,
  fetch: context.politeFetch,
  intake: createFeedIntake({ parser, entries }),
  entries,
  posts: createPostReader({ fetch: context.fetch, config: config.posts }),
  limits: config.polling,
  logger,
  onStored: grouper.nudge,
  now: () => new Date(now),
});
const sources = startSourceSync({ ...config.sources, posts: config.posts, ...context });
const never = new AbortController().signal;

const pollDue = async (): Promise<void> => {
  for (;;) {
    const due = await context.feeds.due(new Date(now), BATCH);
    if (due.length === 0) return;
    const queue = due.values();
    const worker = async () => {
      for (const { _id } of queue) await poll(_id, never);
    };
    await Promise.all(Array.from({ length: config.polling.concurrency }, worker));
    polls += due.length;
  }
};

const settle = async (): Promise<void> => {
  while ((await context.items.atStage('new', 1)).length + (await context.items.atStage('grouped', 1)).length > 0)
    await sleep(QUIET_MS);
};

const makeAllDue = () => context.mongo.collection('feeds').updateMany({}, { $set: { nextPollAt: new Date(0) } });

const step = async ({ now: at, settle: whole, last }: DayStep): Promise<DayReport> => {
  latest = Math.max(latest, now === 0 ? 0 : at - now);
  now = at;
  if (last) await makeAllDue();
  await pollDue();
  if (whole) await settle();
  return {
    polls,
    latest,
    items: whole ? await context.items.count() : 0,
    stories: whole ? await context.stories.count() : 0,
    rss: process.resourceUsage().maxRSS * 1_024,
  };
};

process.on('message', (message: DayStep | 'stop') => {
  if (message === 'stop') {
    void sources
      .stop()
      .then(() => grouper.stop())
      .then(() => context.close())
      .then(() => process.exit(0));
  } else void step(message).then((report) => process.send?.(report));
});
const listed = Number(process.argv[2]);
while ((await context.mongo.collection('feeds').countDocuments({ active: true })) < listed) await sleep(QUIET_MS);
// the list made them due in the real present
await makeAllDue();
process.send?.('ready');
