import { followRemovals } from '@360/chassis/follow-removals';
import { stopInOrder } from '@360/chassis/lifecycle';
import { createProducer } from '@360/chassis/queue/create-producer';
import { storyAnalysis } from '@360/contracts/jobs';
import type { AnalysisContext } from './context.ts';
import { startAnalysisJobs } from './stories/analysis-jobs.ts';
import { createSecondLooks } from './stories/second-looks.ts';

/** Everything the service does without being asked: it analyses stories that settle, writes what readers asked for, and follows opt-outs. */
export const startJobs = (context: AnalysisContext) => {
  const { config, logger, metrics, stories, room, analysed } = context;
  const queue = { redisUrl: config.redisUrl, prefix: config.queuePrefix, logger, metrics };
  const producer = createProducer(storyAnalysis, queue);
  const secondLooks = createSecondLooks((storyId) => producer.add({ storyId, asOf: Date.now() }), logger);
  const worker = startAnalysisJobs(stories, secondLooks, { ...queue, concurrency: config.threads });
  const removals = followRemovals({ redisUrl: config.redisUrl, logger, forget: stories.drop });
  const texts = room.startJobs();
  const leftBehind = analysed.startSweep();
  return {
    stop: () =>
      stopInOrder([
        async () => secondLooks.stop(),
        () => texts.stop(),
        () => leftBehind.stop(),
        () => worker.close(),
        () => producer.close(),
        () => removals.stop(),
      ]),
  };
};
