import { stopInOrder } from '@360/chassis/lifecycle';
import { createProducer } from '@360/chassis/queue/create-producer';
import { createWorker } from '@360/chassis/queue/create-worker';
import { civOutcome, feedPolling } from '@360/contracts/jobs';
import { startArticles } from './articles/start-articles.ts';
import type { FeedContext } from './context.ts';
import { startEngagementCount } from './engagement/count-engagement.ts';
import { startCountingOutletDays } from './evidence/count-outlet-days.ts';
import { createFeedIntake } from './feeds/feed-intake.ts';
import { addressOf } from './feeds/feed-move.ts';
import { createFeedPoller } from './feeds/poll-feed.ts';
import { pollTogether } from './feeds/poll-together.ts';
import { startDueSweep } from './feeds/sweep-due.ts';
import { startSourceSync } from './feeds/sync-sources.ts';
import { createEntryStore } from './ingest/store-entries.ts';
import { createLease } from './lease.ts';
import { createPostReader } from './posts/post-reader.ts';
import { guardEntries } from './publisher-requests/guard-entries.ts';
import { removalStores } from './publisher-requests/removal-store.ts';
import { createRemover } from './publisher-requests/remove-publisher.ts';
import { createRemovalSettler } from './publisher-requests/settle-removals.ts';
import { startPublisherRequests } from './publisher-requests/start-requests.ts';
import { startArchiving } from './retention/archive-items.ts';
import { startSettlingRevisions } from './revisions/settle-revisions.ts';
import { engagementHandedOn } from './search-index/hand-on-engagement.ts';
import { startGrouper } from './stories/grouper.ts';
import { createStoryRefresher } from './stories/refresh-stories.ts';
import type { TakePush } from './websub/receive-push.ts';
import { createSubscriber, startHubLoop } from './websub/subscriber.ts';

/** What was asked for is read and stored too within twice the time one fetch may take. */
const ARRIVALS_PER_FETCH = 2;

/** Everything the service does without being asked: the feed list, what is due, the polls, the stories. */
export const startJobs = (context: FeedContext) => {
  const { config, logger, metrics, feeds } = context;
  const queue = { redisUrl: config.redisUrl, prefix: config.queuePrefix, logger };
  const refresher = createStoryRefresher(context);
  const settleRemovals = createRemovalSettler(context);
  const grouper = startGrouper({ ...context, refresher, settleRemovals, lease: createLease(context.mongo, 'grouper') });
  const remover = createRemover({
    ...context,
    stores: removalStores(context),
    arrivalMs: ARRIVALS_PER_FETCH * config.fetching.deadlineMs,
  });
  const counting = { ...context, ...engagementHandedOn(context) };
  const entries = guardEntries(createEntryStore(counting), {
    ...context,
    remover,
  });
  const intake = createFeedIntake({ parser: context.parser, entries });
  const poll = createFeedPoller({
    feeds,
    fetch: context.politeFetch,
    intake,
    entries,
    posts: createPostReader({ fetch: context.fetch, config: config.posts }),
    limits: config.polling,
    logger,
    onStored: grouper.nudge,
  });
  const producer = createProducer(feedPolling, queue);
  const worker = createWorker(feedPolling, pollTogether(poll, config.polling.concurrency), {
    ...queue,
    metrics,
    concurrency: config.polling.concurrency,
  });
  const civOutcomes = createWorker(civOutcome, ({ outcomes }) => context.setCivFlags(outcomes), {
    ...queue,
    metrics,
    concurrency: 1,
  });
  const sweep = startDueSweep({ feeds, producer, lease: createLease(context.mongo, 'due feeds'), logger });
  const { callbackBase } = config.websub;
  const takePush: TakePush = async (feed, body, contentType, now) => {
    const { added, revised } = await intake(feed, { body, contentType, url: addressOf(feed) }, now);
    if (added + revised > 0) grouper.nudge();
  };
  const hubs = callbackBase ? startHubLoop(createSubscriber({ ...context, callbackBase }), logger) : undefined;
  const sources = startSourceSync({ ...config.sources, posts: config.posts, ...context });
  const articles = startArticles(context, grouper.nudge);
  const publisherRequests = startPublisherRequests(context, remover);
  const engagement = startEngagementCount({
    ...counting,
    lease: createLease(context.mongo, 'engagement'),
  });
  const settling = startSettlingRevisions({ ...context, lease: createLease(context.mongo, 'revisions') });
  const outletDays = startCountingOutletDays({ ...context, lease: createLease(context.mongo, 'outlet days') });
  const archiving = startArchiving({
    ...context,
    lease: createLease(context.mongo, 'archiving'),
    afterMs: config.archiveAfterMs,
  });
  return {
    takePush,
    stop: () =>
      stopInOrder([
        () => engagement.stop(),
        () => outletDays.stop(),
        () => archiving.stop(),
        () => settling.stop(),
        () => publisherRequests.stop(),
        () => articles.stop(),
        () => sources.stop(),
        async () => hubs?.stop(),
        () => sweep.stop(),
        () => worker.close(),
        () => civOutcomes.close(),
        () => grouper.stop(),
        () => producer.close(),
      ]),
  };
};
