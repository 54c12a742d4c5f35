import { stopInOrder } from '@360/chassis/lifecycle';
import { createProducer } from '@360/chassis/queue/create-producer';
import { createWorker } from '@360/chassis/queue/create-worker';
import { publisherRemoval } from '@360/contracts/jobs';
import type { FeedContext } from '../context.ts';
import type { Remover } from './remove-publisher.ts';
import { startRemovalSweep, workRemoval } from './sweep-removals.ts';
import { startDeadlineWatch } from './watch-deadlines.ts';

/** What is done about publishers' requests without being asked: approved opt-outs are enforced, deadlines watched. */
export const startPublisherRequests = ({ config, requests, metrics, logger }: FeedContext, remover: Remover) => {
  const queue = { redisUrl: config.redisUrl, prefix: config.queuePrefix, logger };
  const producer = createProducer(publisherRemoval, queue);
  const worker = createWorker(publisherRemoval, workRemoval(remover), { ...queue, metrics, concurrency: 1 });
  const sweep = startRemovalSweep(requests, producer, logger);
  const deadlines = startDeadlineWatch(requests, metrics, logger);
  return {
    stop: () => stopInOrder([() => deadlines.stop(), () => sweep.stop(), () => worker.close(), () => producer.close()]),
  };
};
