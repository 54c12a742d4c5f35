import { stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { connectMongo, pingMongo } from '@360/chassis/mongo/connect-mongo';
import { createProducer } from '@360/chassis/queue/create-producer';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import { civOutcome } from '@360/contracts/jobs';
import { createDueModel, createDueRepo } from './anomalies/due.repo.ts';
import type { CivConfig } from './config.ts';
import { createFlagModel } from './flags/flag.model.ts';
import { createFlagRepo } from './flags/flag.repo.ts';
import { createPresentFlags } from './flags/present-flag.ts';
import { createReadStatus } from './flags/status.read.ts';
import { createReadVerified } from './flags/verified.read.ts';
import { createEraseMember } from './members/erase-member.ts';
import { createMemberModel } from './members/member.model.ts';
import { createMemberRepo } from './members/member.repo.ts';
import { createNewsClient } from './neighbours/news-client.ts';
import { createReviewModel } from './reviews/review.model.ts';
import { createReviewRepo } from './reviews/review.repo.ts';
import { createOutcomes } from './verdicts/outcomes.ts';
import { createSettle } from './verdicts/settle.ts';

/**
 * Everything the service stands on, wired by hand. @param clock tells the time by which members and items grow old
 * @throws when the database does not answer
 */
export const createContext = async (config: CivConfig, logger: Logger, clock: () => Date) => {
  const mongo = await connectMongo(config.mongoUrl, logger);
  const redis = connectRedis(config.redisUrl, 'producer', logger);
  const models = {
    flags: createFlagModel(mongo),
    reviews: createReviewModel(mongo),
    members: createMemberModel(mongo),
    due: createDueModel(mongo),
  };
  if (config.ensureIndexes) for (const model of Object.values(models)) await model.createIndexes();
  const queue = { redisUrl: config.redisUrl, prefix: config.queuePrefix, logger };
  const outcomeQueue = createProducer(civOutcome, queue);
  const news = createNewsClient(config);
  const flags = createFlagRepo(models.flags);
  const reviews = createReviewRepo(models.reviews);
  const members = createMemberRepo(models.members);
  const outcomes = createOutcomes(flags, (told) => outcomeQueue.add({ outcomes: told }));
  return {
    ...{ config, logger, clock, news, flags, reviews, members },
    metrics: createMetrics('civ'),
    due: createDueRepo(models.due),
    settle: createSettle({ flags, reviews, members, outcomes, logger }),
    presentFlags: createPresentFlags(reviews),
    readStatus: createReadStatus({ flags, members, clock }),
    readVerified: createReadVerified(models.flags),
    eraseMember: createEraseMember({ members, reviews }),
    checks: { mongo: () => pingMongo(mongo), redis: () => redis.ping() },
    close: () =>
      stopInOrder([
        () => outcomeQueue.close(),
        () => news.close(),
        async () => redis.disconnect(),
        () => mongo.close(),
      ]),
  };
};
export type CivContext = Awaited<ReturnType<typeof createContext>>;
