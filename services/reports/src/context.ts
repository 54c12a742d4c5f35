import { publishEvent } from '@360/chassis/event-channel';
import { stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { connectMongo, pingMongo } from '@360/chassis/mongo/connect-mongo';
import { createProducer } from '@360/chassis/queue/create-producer';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import { reportRendering } from '@360/contracts/jobs';
import type { ReportsConfig } from './config.ts';
import { createAllowances } from './neighbours/allowances.ts';
import { createNewsClient } from './neighbours/news.ts';
import { createReadingsClient } from './neighbours/readings.ts';
import { createKeptBytes } from './reports/kept-bytes.ts';
import { createReportModel } from './reports/report.model.ts';
import { createReportRepo } from './reports/report.repo.ts';

/** Everything the service stands on, wired by hand. @throws when the database does not answer */
export const createContext = async (config: ReportsConfig, logger: Logger) => {
  const mongo = await connectMongo(config.mongoUrl, logger);
  const redis = connectRedis(config.redisUrl, 'producer', logger);
  const model = createReportModel(mongo);
  const kept = createKeptBytes(mongo);
  if (config.ensureIndexes) {
    await model.createIndexes();
    await kept.ensureIndexes();
  }
  const reports = createReportRepo(model, ({ _id: reportId, sub: to, step, progress }) =>
    publishEvent(redis, logger, { type: 'report.progress', to, reportId, step, progress }),
  );
  const queue = createProducer(reportRendering, { redisUrl: config.redisUrl, prefix: config.queuePrefix, logger });
  const news = createNewsClient(config);
  const readings = createReadingsClient(config);
  const allowances = createAllowances(config);
  return {
    ...{ config, logger, metrics: createMetrics('reports'), reports, kept, news, readings, allowances },
    handOn: (reportId: string) => queue.add({ reportId }),
    checks: { mongo: () => pingMongo(mongo), redis: () => redis.ping() },
    close: () =>
      stopInOrder([
        () => queue.close(),
        () => news.close(),
        () => readings.close(),
        () => allowances.close(),
        async () => redis.disconnect(),
        () => mongo.close(),
      ]),
  };
};
export type ReportsContext = Awaited<ReturnType<typeof createContext>>;
