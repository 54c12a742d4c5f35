import type { Logger } from '@360/chassis/logger';
import { createProducer, type Producer } from '@360/chassis/queue/create-producer';
import { storyAnalysis } from '@360/contracts/jobs';
import { type AnalysisJob, createAnalysisHandOn } from './hand-on.ts';

/** The hand-on with its queue, which is opened at the first use: a process that only answers readers needs none. */
export const openAnalysisHandOn = (queue: { redisUrl: string; prefix: string; logger: Logger }) => {
  let producer: Producer<AnalysisJob> | undefined;
  const add = (job: AnalysisJob): Promise<void> => {
    producer ??= createProducer(storyAnalysis, queue);
    return producer.add(job);
  };
  return { ...createAnalysisHandOn({ producer: { add } }), close: async () => producer?.close() };
};
