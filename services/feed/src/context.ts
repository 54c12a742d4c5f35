import { publishEvent } from '@360/chassis/event-channel';
import { stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { connectMongo, pingMongo } from '@360/chassis/mongo/connect-mongo';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { StreamEvent } from '@360/contracts/events';
import type { FeedConfig } from './config.ts';
import { createFeedModel } from './feeds/feed.model.ts';
import { createFeedRepo } from './feeds/feed.repo.ts';
import { createSafeFetch } from './ingest/safe-fetch.ts';
import { createAnswerCache } from './items/answer-cache.ts';
import { createItemModel } from './items/item.model.ts';
import { createItemRepo } from './items/item.repo.ts';
import { createRevisionModel } from './items/revision.model.ts';
import { createLiveChannels } from './live/live-channels.ts';
import { createPictureService } from './media/picture.service.ts';
import { createPictureCache } from './media/picture-cache.ts';
import { createPublisherModel } from './publishers/publisher.model.ts';
import { createPublisherRepo } from './publishers/publisher.repo.ts';
import { createPublisherDirectory } from './publishers/publisher-directory.ts';
import { createStoryModel } from './stories/story.model.ts';
import { createStoryRepo } from './stories/story.repo.ts';

/** Everything the service stands on, wired by hand. @throws when the database or the picture folder is not usable */
export const createContext = async (config: FeedConfig, logger: Logger) => {
  const mongo = await connectMongo(config.mongoUrl, logger);
  const redis = connectRedis(config.redisUrl, 'producer', logger);
  const models = {
    publishers: createPublisherModel(mongo),
    feeds: createFeedModel(mongo),
    items: createItemModel(mongo),
    revisions: createRevisionModel(mongo),
    stories: createStoryModel(mongo),
  };
  if (config.ensureIndexes) for (const model of Object.values(models)) await model.createIndexes();

  const fetch = createSafeFetch(config.fetching);
  const publishers = createPublisherRepo(models.publishers);
  const items = createItemRepo(models.items, models.revisions);
  const cache = await createPictureCache(config.media.folder, config.media.maxBytes);
  return {
    config,
    logger,
    metrics: createMetrics('feed'),
    mongo,
    fetch,
    publishers,
    directory: createPublisherDirectory(publishers),
    feeds: createFeedRepo(models.feeds),
    items,
    stories: createStoryRepo(models.stories),
    answers: createAnswerCache(),
    live: createLiveChannels(config.sources.live, fetch),
    pictures: createPictureService({
      cache,
      fetch,
      addressOf: async (itemId) => (await items.byId(itemId))?.imageUrl ?? null,
    }),
    publish: (event: StreamEvent) => publishEvent(redis, logger, event),
    checks: { mongo: () => pingMongo(mongo), redis: () => redis.ping() },
    close: () => stopInOrder([() => fetch.close(), async () => redis.disconnect(), () => mongo.close()]),
  };
};
export type FeedContext = Awaited<ReturnType<typeof createContext>>;
