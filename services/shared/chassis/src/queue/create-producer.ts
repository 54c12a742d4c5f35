import type { JobDeclaration } from '@360/contracts/jobs';
import { Queue } from 'bullmq';
import type { z } from 'zod';
import { withDeadline } from '../deadline.ts';
import type { Logger } from '../logger.ts';
import { connectRedis } from '../redis/connect-redis.ts';

const ENQUEUE_DEADLINE_MS = 2_000;

export interface Producer<Payload> {
  /** @throws Error when the queue does not take the job within two seconds; the caller keeps a mark and tries again */
  add(payload: Payload): Promise<void>;
  /** How many jobs wait or run. */
  depth(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Hands jobs of one declaration to its queue. A job whose dedupe key already waits or runs is not added again, but where
 * the declaration wants it run after the running one.
 */
export const createProducer = <Schema extends z.ZodType>(
  declaration: JobDeclaration<Schema>,
  options: { redisUrl: string; prefix: string; logger: Logger },
): Producer<z.infer<Schema>> => {
  const connection = connectRedis(options.redisUrl, 'producer', options.logger);
  const queue = new Queue(declaration.queue, { connection, prefix: options.prefix });
  queue.on('error', (cause) => options.logger.debug({ err: cause }, 'queue error'));
  return {
    add: async (payload) => {
      const data = declaration.payload.parse(payload);
      const added = queue.add(declaration.queue, data, {
        attempts: declaration.attempts,
        backoff: { type: 'exponential', delay: declaration.backoffMs },
        ...(declaration.delayMs !== undefined && { delay: declaration.delayMs }),
        ...(declaration.dedupeKey && {
          deduplication: {
            id: declaration.dedupeKey(data),
            ...(declaration.againAfterRunning && { keepLastIfActive: true }),
          },
        }),
        removeOnComplete: true,
        removeOnFail: { count: 1_000 },
      });
      await withDeadline(added, ENQUEUE_DEADLINE_MS, 'handing on a job');
    },
    depth: () => queue.getJobCountByTypes('waiting', 'active', 'delayed'),
    close: async () => {
      await queue.close();
      connection.disconnect();
    },
  };
};
