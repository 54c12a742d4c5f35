import { publishEvent } from '@360/chassis/event-channel';
import { stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { connectMongo, pingMongo } from '@360/chassis/mongo/connect-mongo';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { StreamEvent } from '@360/contracts/events';
import type { ReaderConfig } from './config.ts';
import { createNotificationModel } from './notifications/notification.model.ts';
import { createNotificationRepo } from './notifications/notification.repo.ts';
import { createSavedSearchModel } from './saved-searches/saved-search.model.ts';
import { createSavedSearchRepo } from './saved-searches/saved-search.repo.ts';
import { createSearchClient } from './saved-searches/search-client.ts';
import { createWatchRepo } from './saved-searches/watch.repo.ts';

/** Everything the service stands on, wired by hand. @throws when the database does not answer */
export const createContext = async (config: ReaderConfig, logger: Logger) => {
  const mongo = await connectMongo(config.mongoUrl, logger);
  const redis = connectRedis(config.redisUrl, 'producer', logger);
  const models = { savedSearches: createSavedSearchModel(mongo), notifications: createNotificationModel(mongo) };
  if (config.ensureIndexes) for (const model of Object.values(models)) await model.createIndexes();
  const search = createSearchClient({ url: config.searchUrl, identityKey: config.identityKey });
  return {
    config,
    logger,
    metrics: createMetrics('reader'),
    search,
    savedSearches: createSavedSearchRepo(models.savedSearches),
    watched: createWatchRepo(models.savedSearches),
    notifications: createNotificationRepo(models.notifications),
    publish: (event: StreamEvent) => publishEvent(redis, logger, event),
    checks: { mongo: () => pingMongo(mongo), redis: () => redis.ping() },
    close: () => stopInOrder([() => search.close(), async () => redis.disconnect(), () => mongo.close()]),
  };
};
export type ReaderContext = Awaited<ReturnType<typeof createContext>>;
