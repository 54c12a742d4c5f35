import { setTimeout as sleep } from 'node:timers/promises';
import { EngineAway } from '../engine/engine.ts';
import { FeedAway } from './feed-client.ts';
import type { Patience } from './patience.ts';
import { WritingsAway } from './writings-client.ts';

const isNewsAway = (cause: unknown): boolean => cause instanceof EngineAway || cause instanceof FeedAway;
/** The same, and where the service of posts or of briefings is away. */
export const isAnyAway = (cause: unknown): boolean => isNewsAway(cause) || cause instanceof WritingsAway;

/**
 * Does a piece of work that may be repeated, again and again until nothing it needs is away: by default neither the
 * search engine nor the feed service. @throws what else goes wrong, and the reason of `signal` once that ends it
 */
export const untilBack = async <Result>(
  work: () => Promise<Result>,
  { signal, logger, pauses }: Patience,
  isAway = isNewsAway,
): Promise<Result> => {
  for (let waits = 0; ; waits++) {
    signal.throwIfAborted();
    try {
      return await work();
    } catch (cause) {
      if (!isAway(cause)) throw cause;
      if (waits === 0) logger.warn({ err: cause }, 'indexing waits');
    }
    await sleep(pauses.away, undefined, { signal });
  }
};
