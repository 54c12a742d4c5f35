import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@360/chassis/logger';

interface Patience {
  signal: AbortSignal;
  logger: Logger;
  /** Between two tries, in milliseconds. */
  pauseMs: number;
  isAway: (cause: unknown) => boolean;
}

/**
 * Does work that may be repeated, again and again while what it needs is away.
 * @throws what else goes wrong, and the reason of `signal` once that ends it
 */
export const waitOut = async <Outcome>(work: () => Promise<Outcome>, patience: Patience): Promise<Outcome> => {
  const { signal, logger, pauseMs, isAway } = patience;
  for (let waits = 0; ; waits++) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (cause) {
      if (!isAway(cause)) throw cause;
      if (waits === 0) logger.warn({ err: cause }, 'analysis waits');
    }
    await sleep(pauseMs, undefined, { signal });
  }
};
