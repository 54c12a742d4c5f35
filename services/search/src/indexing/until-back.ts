import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@360/chassis/logger';
import { EngineAway } from '../engine/engine.ts';
import { FeedAway } from './feed-client.ts';

const PAUSE_MS = 1_000;

const isAway = (cause: unknown): boolean => cause instanceof EngineAway || cause instanceof FeedAway;

/**
 * Does a piece of work that may be repeated, each second until neither the search engine nor the feed service is away.
 * @throws what else goes wrong, and the reason of `signal` once that ends it
 */
export const untilBack = async <Result>(
  work: () => Promise<Result>,
  { signal, logger }: { signal: AbortSignal; logger: Logger },
): Promise<Result> => {
  for (let waits = 0; ; waits++) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (cause) {
      if (!isAway(cause)) throw cause;
      if (waits === 0) logger.warn({ err: cause }, 'indexing waits');
    }
    await sleep(PAUSE_MS, undefined, { signal });
  }
};
