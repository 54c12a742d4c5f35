import { followRemovals, type Removed } from '@360/chassis/follow-removals';
import { stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import type { Metrics } from '@360/chassis/metrics';
import { createProducer } from '@360/chassis/queue/create-producer';
import { createWorker } from '@360/chassis/queue/create-worker';
import { openSearchHandOn } from '@360/chassis/queue/search-hand-on';
import type { StreamEvent } from '@360/contracts/events';
import { articleGeneration, briefingGeneration, readerRemoval } from '@360/contracts/jobs';
import { Router } from 'express';
import type { Connection } from 'mongoose';
import { createArticleModel } from '../articles/article.model.ts';
import { createArticleRepo } from '../articles/article.repo.ts';
import { articleRoutes } from '../articles/article.routes.ts';
import { createArticles } from '../articles/articles.ts';
import { createBriefingModel } from '../briefings/briefing.model.ts';
import { createBriefingRepo } from '../briefings/briefing.repo.ts';
import { briefingRequestRoutes, briefingRoutes } from '../briefings/briefing.routes.ts';
import { createBriefings } from '../briefings/briefings.ts';
import { createHandedInFileModel } from '../briefings/handed-in-file.model.ts';
import { createHandedInFiles } from '../briefings/handed-in-file.repo.ts';
import type { FeedClient } from '../evidence/feed-client.ts';
import { createNavigator } from '../navigator/navigate.ts';
import { navigatorRoutes } from '../navigator/navigator.routes.ts';
import type { ProviderSettings } from '../providers/provider-env.ts';
import type { TextWriter } from '../providers/writer.ts';
import { briefingsHandedOn } from '../search-index/briefings-handed-on.ts';
import { searchIndexRoutes } from '../search-index/search-index.routes.ts';
import type { StoryAnalyses } from '../stories/story-analyses.ts';
import type { StoryAnalysisRepo } from '../stories/story-analysis.repo.ts';
import type { JobState } from './job-states.ts';
import { ownTextRoutes } from './own-text.routes.ts';
import { createRoomClient } from './room-client.ts';
import { startStillSweep } from './sweep-still.ts';
import { createTextWork } from './text-work.ts';

/** Texts at once in one process; most of their time is spent waiting for others. */
const AT_ONCE = 4;

export interface RoomParts {
  config: { redisUrl: string; queuePrefix: string; feedUrl: string; searchUrl: string; identityKey: Uint8Array };
  mongo: Connection;
  logger: Logger;
  metrics: Metrics;
  feed: Pick<FeedClient, 'item'>;
  stories: Pick<StoryAnalyses, 'find'>;
  analyses: Pick<StoryAnalysisRepo, 'isSuperseded'>;
  writer: TextWriter;
  providers: readonly ProviderSettings[];
  publish: (event: StreamEvent) => Promise<void>;
}

/** Texts that readers ask for: articles, custom briefings, answers of the navigator. */
export const openReadingRoom = (parts: RoomParts) => {
  const { config, mongo, logger, metrics, publish } = parts;
  const queue = { redisUrl: config.redisUrl, prefix: config.queuePrefix, logger };
  const models = {
    articles: createArticleModel(mongo),
    briefings: createBriefingModel(mongo),
    files: createHandedInFileModel(mongo),
  };
  const room = createRoomClient(config);
  const textWork = createTextWork();
  const articleQueue = createProducer(articleGeneration, queue);
  const briefingQueue = createProducer(briefingGeneration, queue);
  const articleRepo = createArticleRepo(models.articles, ({ _id: articleId, sub: to, step, progress }: JobState) =>
    publish({ type: 'article.ready', to, articleId, step, progress }),
  );
  const searchIndex = openSearchHandOn('briefings', mongo, queue);
  const storedBriefings = createBriefingRepo(
    models.briefings,
    ({ _id: briefingId, sub: to, step, progress }: JobState) =>
      publish({ type: 'briefing.progress', to, briefingId, step, progress }),
  );
  const briefingRepo = briefingsHandedOn(storedBriefings, searchIndex);
  const articles = createArticles({
    ...{ ...parts, articles: articleRepo, room, textWork },
    handOn: (articleId) => articleQueue.add({ articleId }),
  });
  const files = createHandedInFiles(models.files);
  const briefings = createBriefings({
    ...{ ...parts, briefings: briefingRepo, files, room, textWork },
    handOn: (briefingId) => briefingQueue.add({ briefingId }),
  });
  const navigate = createNavigator({ ...parts, room, textWork });

  /** Takes away everything of a reader whose account is deleted; what is under way for them ends. */
  const erase = async (sub: string): Promise<void> => {
    await files.dropAll(await briefingRepo.idsOf(sub));
    await Promise.all([briefingRepo.erase(sub), articleRepo.erase(sub)]);
  };

  /** Writes what was asked for, takes up what was left, and follows opt-outs. */
  const startJobs = () => {
    const terms = { ...queue, metrics, concurrency: AT_ONCE };
    const workers = [
      createWorker(articleGeneration, ({ articleId }, signal) => articles.run(articleId, signal), terms),
      createWorker(briefingGeneration, ({ briefingId }, signal) => briefings.run(briefingId, signal), terms),
      createWorker(readerRemoval, ({ sub }) => erase(sub), terms),
    ];
    const sweeps = [
      startStillSweep('articles', articleRepo.still, (articleId) => articleQueue.add({ articleId }), logger),
      startStillSweep('briefings', briefingRepo.still, (briefingId) => briefingQueue.add({ briefingId }), logger),
      searchIndex.startSweep(),
    ];
    const forget = async (of: Removed): Promise<void> => {
      await Promise.all([articleRepo.drop(of), briefingRepo.drop(of)]);
    };
    const removals = followRemovals({ redisUrl: config.redisUrl, logger, forget });
    return {
      stop: () =>
        stopInOrder([
          ...[...sweeps.map((sweep) => () => sweep.stop()), ...workers.map((worker) => () => worker.close())],
          () => removals.stop(),
        ]),
    };
  };

  return {
    ensureIndexes: async (): Promise<void> => {
      for (const model of Object.values(models)) await model.createIndexes();
    },
    /** Addresses that read their bodies themselves. */
    rawRoutes: (): Router => {
      const router = Router();
      router.use(briefingRequestRoutes({ briefings }));
      router.use(navigatorRoutes({ navigate, logger }));
      return router;
    },
    routes: (): Router => {
      const router = Router();
      router.use(articleRoutes({ articles, logger }));
      router.use(briefingRoutes({ briefings }));
      router.use(searchIndexRoutes({ briefings: briefingRepo }));
      router.use(ownTextRoutes({ briefings: briefingRepo, articles: articleRepo }));
      return router;
    },
    startJobs,
    close: () =>
      stopInOrder([
        () => articleQueue.close(),
        () => briefingQueue.close(),
        () => searchIndex.close(),
        () => textWork.close(),
        () => room.close(),
      ]),
  };
};
