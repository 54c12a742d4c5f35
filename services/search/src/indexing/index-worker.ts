import { randomUUID } from 'node:crypto';
import type { Logger } from '@360/chassis/logger';
import type { Metrics } from '@360/chassis/metrics';
import type { Producer } from '@360/chassis/queue/create-producer';
import { createWorker, type JobWorker } from '@360/chassis/queue/create-worker';
import { searchIndexing } from '@360/contracts/jobs';
import type { z } from 'zod';
import type { Pauses } from './pauses.ts';
import { untilBack } from './until-back.ts';
import { type WriterParts, writeDocuments } from './write-documents.ts';
import { WritingsAway } from './writings-client.ts';

export type IndexingJob = z.infer<(typeof searchIndexing)['payload']>;

export interface QueueParts {
  redisUrl: string;
  prefix: string;
  logger: Logger;
  metrics: Metrics;
  pauses: Pauses;
}

const CONCURRENCY = 2;

/**
 * Brings what has changed into the index. A job waits as long as the search engine or the feed service is away; one for
 * posts or briefings whose service is away goes to `later`, so that news never waits for it. One that this process is
 * stopped in the midst of goes back to the queue as a new one, so that waiting never uses up its tries.
 */
export const startIndexWorker = (
  parts: WriterParts,
  producer: Pick<Producer<IndexingJob>, 'add'>,
  later: Pick<Producer<IndexingJob>, 'add'>,
  queue: QueueParts,
): JobWorker => {
  const { logger, pauses } = queue;
  const work = async (job: IndexingJob, signal: AbortSignal): Promise<void> => {
    try {
      await untilBack(() => writeDocuments(parts, job.kind, job.ids, signal), { signal, logger, pauses });
    } catch (cause) {
      const again = { ...job, round: randomUUID() };
      if (signal.aborted) await producer.add(again);
      else if (cause instanceof WritingsAway) await later.add(again);
      else throw cause;
    }
  };
  return createWorker(searchIndexing, work, { ...queue, concurrency: CONCURRENCY });
};
