import type { Logger } from '@360/chassis/logger';
import { createProducer, type Producer } from '@360/chassis/queue/create-producer';
import { searchIndexing } from '@360/contracts/jobs';
import { createIndexHandOn, type IndexingJob } from './hand-on.ts';

/** The hand-on with its queue, which is opened at the first use: a process that only answers readers needs none. */
export const openIndexHandOn = (queue: { redisUrl: string; prefix: string; logger: Logger }) => {
  let producer: Producer<IndexingJob> | undefined;
  const add = (job: IndexingJob): Promise<void> => {
    producer ??= createProducer(searchIndexing, queue);
    return producer.add(job);
  };
  return { ...createIndexHandOn({ producer: { add } }), close: async () => producer?.close() };
};
