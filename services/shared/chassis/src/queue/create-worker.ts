import type { JobDeclaration } from '@360/contracts/jobs';
import { Worker } from 'bullmq';
import type { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics.ts';
import { connectRedis } from '../redis/connect-redis.ts';
import { requestContext } from '../request-context.ts';

/** A worker that died is noticed after at most this long; the lock of a live one is renewed at half of it. */
const LOCK_MS = 6_000;
const STALLED_CHECK_MS = 2_000;

export interface JobWorker {
  close(): Promise<void>;
}

/**
 * Works one queue. The handler must be idempotent: a job is run again when its worker dies, as often as it takes
 * (`maxStalledCount` is no limit here, since a crash of the machine is not the job's fault).
 */
export const createWorker = <Schema extends z.ZodType>(
  declaration: JobDeclaration<Schema>,
  handle: (payload: z.infer<Schema>, signal: AbortSignal) => Promise<void>,
  options: { redisUrl: string; prefix: string; logger: Logger; metrics: Metrics; concurrency: number },
): JobWorker => {
  const { logger, metrics } = options;
  const connection = connectRedis(options.redisUrl, 'worker', logger);
  const stopping = new AbortController();
  const worker = new Worker(
    declaration.queue,
    (job) =>
      requestContext.run({ requestId: `job-${job.id}` }, async () => {
        const end = metrics.jobs.startTimer({ queue: declaration.queue });
        try {
          await handle(declaration.payload.parse(job.data), stopping.signal);
          end({ outcome: 'done' });
        } catch (cause) {
          end({ outcome: 'failed' });
          throw cause;
        }
      }),
    {
      connection,
      prefix: options.prefix,
      concurrency: options.concurrency,
      lockDuration: LOCK_MS,
      stalledInterval: STALLED_CHECK_MS,
      maxStalledCount: Number.MAX_SAFE_INTEGER,
    },
  );
  worker.on('failed', (job, cause) => {
    // cut off by our own stop: the job is whole and the next worker takes it up
    const level = stopping.signal.aborted ? 'info' : 'error';
    logger[level]({ err: cause, job: job?.data, attempt: job?.attemptsMade }, 'job failed');
  });
  worker.on('error', (cause) => logger.debug({ err: cause }, 'worker error'));
  return {
    close: async () => {
      stopping.abort();
      await worker.close();
      connection.disconnect();
    },
  };
};
