import { stopInOrder } from '@360/chassis/lifecycle';
import { createProducer } from '@360/chassis/queue/create-producer';
import { createWorker } from '@360/chassis/queue/create-worker';
import { feedPolling } from '@360/contracts/jobs';
import type { FeedContext } from './context.ts';
import { createFeedIntake } from './feeds/feed-intake.ts';
import { createFeedPoller } from './feeds/poll-feed.ts';
import { startDueSweep } from './feeds/sweep-due.ts';
import { startSourceSync } from './feeds/sync-sources.ts';
import { createParsePool } from './ingest/parse-pool.ts';
import { createEntryStore } from './ingest/store-entries.ts';
import { startGrouper } from './stories/grouper.ts';
import { createLease } from './stories/lease.ts';
import { createStoryRefresher } from './stories/refresh-stories.ts';

const PARSE_LIMITS = { timeoutMs: 10_000, memoryMb: 256 };

/** Everything the service does without being asked: the feed list, what is due, the polls, the stories. */
export const startJobs = (context: FeedContext) => {
  const { config, logger, metrics, feeds } = context;
  const queue = { redisUrl: config.redisUrl, prefix: config.queuePrefix, logger };
  const refresher = createStoryRefresher(context);
  const grouper = startGrouper({ ...context, refresher, lease: createLease(context.mongo, 'grouper') });
  const parser = createParsePool(PARSE_LIMITS);
  const intake = createFeedIntake({ parser, entries: createEntryStore(context) });
  const poll = createFeedPoller({
    feeds,
    fetch: context.fetch,
    intake,
    limits: config.polling,
    logger,
    onStored: grouper.nudge,
  });
  const producer = createProducer(feedPolling, queue);
  const worker = createWorker(feedPolling, ({ feedId }, signal) => poll(feedId, signal), {
    ...queue,
    metrics,
    concurrency: config.polling.concurrency,
  });
  const sweep = startDueSweep(feeds, producer, logger);
  const sources = startSourceSync({ ...config.sources, ...context });
  return {
    stop: () =>
      stopInOrder([
        () => sources.stop(),
        () => sweep.stop(),
        () => worker.close(),
        () => grouper.stop(),
        () => parser.close(),
        () => producer.close(),
      ]),
  };
};
