import { publishEvent } from '@360/chassis/event-channel';
import { stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { connectMongo, pingMongo } from '@360/chassis/mongo/connect-mongo';
import { createProducer } from '@360/chassis/queue/create-producer';
import { createMarkedHandOn } from '@360/chassis/queue/marked-hand-on';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { StreamEvent } from '@360/contracts/events';
import { anomalyFlagging } from '@360/contracts/jobs';
import { ANALYSIS_VERSION } from './analyse/analysis-version.ts';
import type { AnalysisConfig } from './config.ts';
import { createFeedClient } from './evidence/feed-client.ts';
import { readEvidence } from './evidence/read-evidence.ts';
import { createBreakers } from './providers/breaker.ts';
import { createBudget } from './providers/budget.ts';
import { openWriter } from './providers/open-writer.ts';
import { openReadingRoom } from './reading-room/reading-room.ts';
import { createSearchHelp } from './search-help/search-help.ts';
import { analysesHandedOn } from './stories/analyses-handed-on.ts';
import { createAnnouncer } from './stories/announcer.ts';
import { createStoryAnalyses } from './stories/story-analyses.ts';
import { createStoryAnalysisModel } from './stories/story-analysis.model.ts';
import { createStoryAnalysisRepo } from './stories/story-analysis.repo.ts';
import { createStoryWork } from './stories/story-work.ts';
import { createTickets } from './stories/tickets.ts';
import { createWrittenModel } from './written/written.model.ts';
import { createWrittenRepo } from './written/written.repo.ts';

/** Everything the service stands on, wired by hand. @throws when the database does not answer */
export const createContext = async (config: AnalysisConfig, logger: Logger) => {
  const mongo = await connectMongo(config.mongoUrl, logger);
  const redis = connectRedis(config.redisUrl, 'producer', logger);
  const models = { analyses: createStoryAnalysisModel(mongo), written: createWrittenModel(mongo) };
  if (config.ensureIndexes) for (const model of Object.values(models)) await model.createIndexes();
  const tickets = createTickets(mongo);
  await tickets.begin();
  const feed = createFeedClient({ url: config.feedUrl, identityKey: config.identityKey });
  const work = createStoryWork(config.threads);
  const flagging = createProducer(anomalyFlagging, {
    ...{ redisUrl: config.redisUrl, prefix: config.queuePrefix, logger },
  });
  const analysed = createMarkedHandOn({
    ...{ connection: mongo, collection: 'flagging_marks', logger },
    handOn: async (ids) => {
      for (const storyId of ids) await flagging.add({ storyId });
    },
  });
  const analyses = analysesHandedOn(createStoryAnalysisRepo(models.analyses), analysed);
  const written = createWrittenRepo(models.written);
  const publish = (event: StreamEvent) => publishEvent(redis, logger, event);
  const announcer = createAnnouncer(publish);
  const metrics = createMetrics('analysis');
  const budget = createBudget(redis, config.queuePrefix, config.ai, Date.now);
  const writer = openWriter({ ai: config.ai, budget, logger });
  // a search waits so short a time that its breaker tells nothing of texts
  const searchHelp = createSearchHelp(config.ai.providers, {
    ...{ breaker: createBreakers(Date.now), budget, clock: Date.now, logger },
  });
  const parts = {
    ...{ analyses, written, tickets, announcer, analyse: work.analyse, version: ANALYSIS_VERSION },
    readEvidence: (storyId: string, signal: AbortSignal) => readEvidence(storyId, feed, signal),
  };
  const stories = createStoryAnalyses(parts);
  const room = openReadingRoom({
    ...{ config, mongo, logger, metrics, feed, stories, analyses, writer, publish },
    providers: config.ai.providers,
  });
  if (config.ensureIndexes) await room.ensureIndexes();
  return {
    config,
    logger,
    metrics,
    feed,
    work,
    ...parts,
    analysed,
    providers: config.ai.providers,
    budget,
    writer,
    searchHelp,
    stories,
    room,
    checks: { mongo: () => pingMongo(mongo), redis: () => redis.ping() },
    close: () =>
      stopInOrder([
        () => room.close(),
        () => work.close(),
        () => feed.close(),
        () => flagging.close(),
        () => announcer.stop(),
        async () => redis.disconnect(),
        () => mongo.close(),
      ]),
  };
};
export type AnalysisContext = Awaited<ReturnType<typeof createContext>>;
