import { stopInOrder } from '@360/chassis/lifecycle';
import { createProducer } from '@360/chassis/queue/create-producer';
import { createWorker } from '@360/chassis/queue/create-worker';
import { anomalyFlagging, readerRemovalCiv } from '@360/contracts/jobs';
import { createCheckStory } from './anomalies/check-story.ts';
import { startDueSweep } from './anomalies/sweep-due.ts';
import type { CivContext } from './context.ts';
import { startRemovals } from './removals/start-removals.ts';
import { startSettling } from './verdicts/settle-loop.ts';

/**
 * Everything the service does without being asked: it looks for anomalies in stories that were analysed, settles what
 * time makes ready, and forgets what publishers and readers take back.
 */
export const startJobs = (context: CivContext): { stop: () => Promise<void> } => {
  const { config, logger, metrics, eraseMember } = context;
  const queue = { redisUrl: config.redisUrl, prefix: config.queuePrefix, logger };
  const producer = createProducer(anomalyFlagging, queue);
  const checkStory = createCheckStory(context);
  const terms = { ...queue, metrics, concurrency: 1 };
  const workers = [
    createWorker(anomalyFlagging, ({ storyId }, signal) => checkStory(storyId, signal), terms),
    createWorker(readerRemovalCiv, ({ sub }) => eraseMember(sub), terms),
  ];
  const due = startDueSweep({ ...context, handOn: (storyId) => producer.add({ storyId }) }, config.sweepEveryMs);
  const settling = startSettling(context, config.sweepEveryMs);
  const removals = startRemovals(context);
  return {
    stop: () =>
      stopInOrder([
        ...workers.map((worker) => () => worker.close()),
        () => due.stop(),
        () => settling.stop(),
        () => removals.stop(),
        () => producer.close(),
      ]),
  };
};
