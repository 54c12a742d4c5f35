import { stopInOrder } from '@360/chassis/lifecycle';
import type { AnalysisContext } from './context.ts';
import { startAnalysisJobs } from './stories/analysis-jobs.ts';
import { followRemovals } from './stories/follow-removals.ts';

/** Everything the service does without being asked: it analyses stories that settle, writes what readers asked for, and follows opt-outs. */
export const startJobs = (context: AnalysisContext) => {
  const { config, logger, metrics, stories, room } = context;
  const queue = { redisUrl: config.redisUrl, prefix: config.queuePrefix, logger, metrics };
  const worker = startAnalysisJobs(stories, { ...queue, concurrency: config.threads });
  const removals = followRemovals({ redisUrl: config.redisUrl, logger, stories });
  const texts = room.startJobs();
  return { stop: () => stopInOrder([() => texts.stop(), () => worker.close(), async () => removals.stop()]) };
};
