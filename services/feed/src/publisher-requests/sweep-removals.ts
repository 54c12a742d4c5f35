import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { Producer } from '@360/chassis/queue/create-producer';
import type { publisherRemoval } from '@360/contracts/jobs';
import type { z } from 'zod';
import type { Remover } from './remove-publisher.ts';
import type { RequestRepo } from './request.repo.ts';

const PAUSE_MS = 1_000;
const BATCH = 100;

/** Hands every approved opt-out that is not enforced yet to the queue; the database says which, so none is forgotten. */
export const startRemovalSweep = (
  requests: RequestRepo,
  producer: Producer<z.infer<(typeof publisherRemoval)['payload']>>,
  logger: Logger,
): Loop =>
  startLoop(
    'approved opt-outs',
    () => PAUSE_MS,
    logger,
    async () => {
      for (const reference of await requests.awaitingRemoval(BATCH)) await producer.add({ reference });
      return false;
    },
  );

/** One job: goes on with a removal as long as it can without waiting. What is left, the next sweep hands on again. */
export const workRemoval =
  (remover: Remover) =>
  async ({ reference }: { reference: string }, signal: AbortSignal): Promise<void> => {
    while (!signal.aborted && (await remover.advance(reference)) === 'more');
  };
