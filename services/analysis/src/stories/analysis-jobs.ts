import type { Logger } from '@360/chassis/logger';
import type { Metrics } from '@360/chassis/metrics';
import { createWorker, type JobWorker } from '@360/chassis/queue/create-worker';
import { storyAnalysis } from '@360/contracts/jobs';
import { FeedAway } from '../evidence/feed-client.ts';
import type { SecondLooks } from './second-looks.ts';
import type { StoryAnalyses } from './story-analyses.ts';
import { waitOut } from './wait-out.ts';

const PAUSE_MS = 1_000;
/** As the driver names errors that mean the database is away. */
const STORE_AWAY = /^Mongo(ServerSelection|Network|Topology|Pool|NotConnected)/;

const isAway = (cause: unknown): boolean =>
  cause instanceof FeedAway || (cause instanceof Error && STORE_AWAY.test(cause.name));

export interface QueueParts {
  redisUrl: string;
  prefix: string;
  logger: Logger;
  metrics: Metrics;
  /** Stories at once. */
  concurrency: number;
}

/** Analyses stories that have settled. A job waits as long as the feed service or the database is away. */
export const startAnalysisJobs = (
  stories: Pick<StoryAnalyses, 'renew'>,
  secondLooks: Pick<SecondLooks, 'note'>,
  queue: QueueParts,
): JobWorker =>
  createWorker(
    storyAnalysis,
    async ({ storyId }, signal) => {
      const patience = { signal, logger: queue.logger, pauseMs: PAUSE_MS, isAway };
      if (await waitOut(() => stories.renew(storyId, signal), patience)) secondLooks.note(storyId);
    },
    queue,
  );
