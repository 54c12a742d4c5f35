import { publishEvent } from '@360/chassis/event-channel';
import { stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { connectMongo, pingMongo } from '@360/chassis/mongo/connect-mongo';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { StreamEvent } from '@360/contracts/events';
import type { ReportsConfig } from './config.ts';

/** Everything the service stands on, wired by hand. @throws when the database does not answer */
export const createContext = async (config: ReportsConfig, logger: Logger) => {
  const mongo = await connectMongo(config.mongoUrl, logger);
  const redis = connectRedis(config.redisUrl, 'producer', logger);
  return {
    config,
    logger,
    metrics: createMetrics('reports'),
    publish: (event: StreamEvent) => publishEvent(redis, logger, event),
    checks: { mongo: () => pingMongo(mongo), redis: () => redis.ping() },
    close: () => stopInOrder([async () => redis.disconnect(), () => mongo.close()]),
  };
};
export type ReportsContext = Awaited<ReturnType<typeof createContext>>;
