import { publishEvent } from '@360/chassis/event-channel';
import { stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { connectMongo, pingMongo } from '@360/chassis/mongo/connect-mongo';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { StreamEvent } from '@360/contracts/events';
import { openAnalysisHandOn } from './analysis/hand-on-queue.ts';
import { createAnglesRead } from './angles/angles.read.ts';
import { createPageRepo } from './articles/page.repo.ts';
import { createPagePool } from './articles/page-pool.ts';
import { createSetCivFlags } from './community/set-civ-flags.ts';
import type { FeedConfig } from './config.ts';
import { createEngagementModel } from './engagement/engagement.model.ts';
import { createEngagementRepo } from './engagement/engagement.repo.ts';
import { createItemEngagement } from './engagement/item-engagement.ts';
import { createEvidenceRepo } from './evidence/evidence.repo.ts';
import { createOutletDayModel } from './evidence/outlet-day.model.ts';
import { createOutletRecords } from './evidence/outlet-records.read.ts';
import { createStorySource } from './evidence/story-source.read.ts';
import { createCustomSourceModel } from './feeds/custom-source.model.ts';
import { createCustomSourceRepo } from './feeds/custom-source.repo.ts';
import { createFeedDiscovery } from './feeds/discover-feeds.ts';
import { createFeedModel } from './feeds/feed.model.ts';
import { createFeedRepo } from './feeds/feed.repo.ts';
import { createNameServers } from './fetch/name-servers.ts';
import { createSafeFetch } from './fetch/safe-fetch.ts';
import { createHostModel } from './hosts/host.model.ts';
import { createHostTurns } from './hosts/host-turns.ts';
import { createPoliteFetch } from './hosts/polite-fetch.ts';
import { createParsePool, PARSE_LIMITS } from './ingest/parse-pool.ts';
import { createAnswerCache } from './items/answer-cache.ts';
import { createItemModel } from './items/item.model.ts';
import { createItemRepo } from './items/item.repo.ts';
import { createLiveChannels } from './live/live-channels.ts';
import { createPictureService } from './media/picture.service.ts';
import { createPictureCache } from './media/picture-cache.ts';
import { createPageReader } from './pages/read-page.service.ts';
import { guardSources } from './publisher-requests/guard-sources.ts';
import { createItemRemovalRepo } from './publisher-requests/item-removal.repo.ts';
import { createProofCheck } from './publisher-requests/prove-domain.ts';
import { createRefusedDomainModel, createRefusedDomains } from './publisher-requests/refused-domains.ts';
import { createRemovedItemModel } from './publisher-requests/removed-item.model.ts';
import { createRemovedItemRepo } from './publisher-requests/removed-item.repo.ts';
import { createRequestModel } from './publisher-requests/request.model.ts';
import { createRequestRepo } from './publisher-requests/request.repo.ts';
import { createPublisherModel } from './publishers/publisher.model.ts';
import { createPublisherRepo } from './publishers/publisher.repo.ts';
import { createPublisherDirectory } from './publishers/publisher-directory.ts';
import { createRelatedRepo } from './related/related.repo.ts';
import { createArchiveModel } from './retention/archive.model.ts';
import { createArchiveRepo } from './retention/archive.repo.ts';
import { createItemRevisionRepo } from './revisions/item-revision.repo.ts';
import { createRevisionModel } from './revisions/revision.model.ts';
import { createRevisionRepo } from './revisions/revision.repo.ts';
import { createDocumentRepo } from './search-index/document.repo.ts';
import { openIndexHandOn } from './search-index/hand-on-queue.ts';
import { steadyFigure } from './status/steady-figure.ts';
import { createStoryModel } from './stories/story.model.ts';
import { createStoryRepo } from './stories/story.repo.ts';
import { createTrendingTopics } from './trending/topics.read.ts';
import { createTrendingRepo } from './trending/trending.repo.ts';
import { createSubscriptionModel } from './websub/subscription.model.ts';
import { createSubscriptionRepo } from './websub/subscription.repo.ts';

/** A request is given up at its deadline; noticing that may take a moment more. */
const REQUEST_SLACK_MS = 5_000;
/** For a page that a reader names, who waits for it. */
const NAMED_PAGE_LIMITS = { timeoutMs: 5_000, memoryMb: 384 };

/** Everything the service stands on, wired by hand. @throws when the database or the picture folder is not usable */
export const createContext = async (config: FeedConfig, logger: Logger) => {
  const mongo = await connectMongo(config.mongoUrl, logger);
  const redis = connectRedis(config.redisUrl, 'producer', logger);
  const models = {
    publishers: createPublisherModel(mongo),
    feeds: createFeedModel(mongo),
    customSources: createCustomSourceModel(mongo),
    hosts: createHostModel(mongo),
    subscriptions: createSubscriptionModel(mongo),
    items: createItemModel(mongo),
    archive: createArchiveModel(mongo),
    revisions: createRevisionModel(mongo),
    stories: createStoryModel(mongo),
    outletDays: createOutletDayModel(mongo),
    engagements: createEngagementModel(mongo),
    requests: createRequestModel(mongo),
    refusedDomains: createRefusedDomainModel(mongo),
    removedItems: createRemovedItemModel(mongo),
  };
  if (config.ensureIndexes) for (const model of Object.values(models)) await model.createIndexes();

  const names = createNameServers(config.nameServers);
  const fetch = createSafeFetch({ ...config.fetching, ...(names.lookup && { lookup: names.lookup }) });
  const gapMs = config.polling.hostGapMs;
  const turns = createHostTurns(models.hosts, {
    gapMs,
    longestMs: gapMs + config.fetching.deadlineMs + REQUEST_SLACK_MS,
  });
  const refused = createRefusedDomains(models.refusedDomains);
  const sources = { publishers: createPublisherRepo(models.publishers), feeds: createFeedRepo(models.feeds) };
  const { publishers, feeds } = guardSources(sources, refused);
  const items = createItemRepo(models.items, models.archive);
  const revisions = createRevisionRepo(models.revisions, models.items, models.archive);
  const stories = createStoryRepo(models.stories);
  const evidence = createEvidenceRepo(models, models.outletDays);
  const parser = createParsePool(PARSE_LIMITS);
  const cache = await createPictureCache(config.media.folder, config.media.maxBytes);
  const queue = { redisUrl: config.redisUrl, prefix: config.queuePrefix, logger };
  const politeFetch = createPoliteFetch({ fetch, turns, exempt: config.fetching.allowedOrigins });
  const namedPages = createPagePool(NAMED_PAGE_LIMITS);
  const searchIndex = openIndexHandOn(queue);
  const analysis = openAnalysisHandOn(queue);
  return {
    config,
    logger,
    metrics: createMetrics('feed'),
    mongo,
    fetch,
    politeFetch,
    readPage: createPageReader({ fetch: politeFetch, pool: namedPages, refused, items }),
    publishers,
    directory: createPublisherDirectory(publishers),
    feeds,
    custom: createCustomSourceRepo(models.customSources),
    parser,
    discover: createFeedDiscovery({ fetch, parser }),
    subscriptions: createSubscriptionRepo(models.subscriptions),
    items,
    archive: createArchiveRepo(models.archive, models.items),
    turns,
    pages: createPageRepo(models.items, models.hosts),
    stories,
    evidence,
    storySource: createStorySource({ items, stories, publishers, evidence }),
    outletRecords: createOutletRecords({ evidence, publishers }),
    searchDocuments: createDocumentRepo(models.items, models.archive, models.stories),
    itemAngles: createAnglesRead(models.items, models.archive, models.stories),
    searchIndex,
    analysis,
    related: createRelatedRepo(models.items, models.archive),
    trending: createTrendingRepo(models.stories, models.items, models.archive),
    topics: createTrendingTopics(models.items),
    engagements: createEngagementRepo(models.engagements),
    itemEngagement: createItemEngagement(models.items),
    setCivFlags: createSetCivFlags(models.items, models.archive),
    answers: createAnswerCache(),
    live: createLiveChannels(config.sources.live, fetch),
    pictures: createPictureService({
      cache,
      fetch,
      addressOf: async (itemId) => (await items.byId(itemId))?.imageUrl ?? null,
    }),
    revisions,
    itemRevisions: createItemRevisionRepo(models.revisions, models.items),
    corrections: steadyFigure(revisions.countsPerPublisher),
    requests: createRequestRepo(models.requests),
    refused,
    itemRemoval: createItemRemovalRepo(models.items, models.archive),
    ledger: createRemovedItemRepo(models.removedItems),
    proveDomain: createProofCheck({ fetch, names, allowedOrigins: config.fetching.allowedOrigins }),
    publish: (event: StreamEvent) => publishEvent(redis, logger, event),
    checks: { mongo: () => pingMongo(mongo), redis: () => redis.ping() },
    close: () =>
      stopInOrder([
        () => parser.close(),
        () => namedPages.close(),
        () => fetch.close(),
        () => searchIndex.close(),
        () => analysis.close(),
        async () => redis.disconnect(),
        () => mongo.close(),
      ]),
  };
};
export type FeedContext = Awaited<ReturnType<typeof createContext>>;
