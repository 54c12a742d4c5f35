import type { StreamEvent } from '@360/contracts/events';
import { subscribeEvents } from './event-channel.ts';
import type { Logger } from './logger.ts';
import { startLoop } from './loop.ts';
import { connectRedis } from './redis/connect-redis.ts';

/** What a publisher takes back: some items, or all that is an outlet's. */
export type Removed = { itemIds: string[] } | { outletId: string };

interface Sweep {
  everyMs: number;
  /** Outlets something is held of; one may come several times. */
  held: () => Promise<readonly string[]>;
  /** Whether the feed service knows an outlet. */
  isKnown: (outletId: string, signal: AbortSignal) => Promise<boolean>;
}

interface Parts {
  redisUrl: string;
  logger: Logger;
  /** May be told the same several times. */
  forget: (removed: Removed) => Promise<unknown>;
  /** Finds what was told while nobody listened. */
  sweep?: Sweep;
}

const removedBy = (event: StreamEvent): Removed | null => {
  if (event.type === 'items.removed') return { itemIds: event.itemIds };
  if (event.type === 'publisher.removed') return { outletId: event.publisherId };
  return null;
};

/** An outlet that is missing in two rounds in a row is gone: the feed service, being built anew, may know none for a while. */
const createRound = ({ held, isKnown }: Sweep, forget: Parts['forget']) => {
  let missing: ReadonlySet<string> = new Set();
  return async (signal: AbortSignal): Promise<void> => {
    const gone = new Set<string>();
    for (const outletId of new Set(await held())) if (!(await isKnown(outletId, signal))) gone.add(outletId);
    for (const outletId of gone) if (missing.has(outletId)) await forget({ outletId });
    missing = gone;
  };
};

/** Has a service forget what a publisher takes back as soon as it is told, and what it was not told of by its `sweep`. */
export const followRemovals = ({ redisUrl, logger, forget, sweep }: Parts): { stop: () => Promise<void> } => {
  const redis = connectRedis(redisUrl, 'subscriber', logger);
  const stopping = new AbortController();
  const warn = (cause: unknown) => {
    if (!stopping.signal.aborted) logger.warn({ err: cause }, 'removal not followed');
  };
  const onEvent = async (event: StreamEvent): Promise<void> => {
    const removed = removedBy(event);
    if (removed) await forget(removed);
  };
  subscribeEvents(redis, logger, (event) => void onEvent(event).catch(warn)).catch(warn);
  const round = sweep && createRound(sweep, forget);
  const loop =
    sweep &&
    startLoop(
      'publishers that went',
      () => sweep.everyMs,
      logger,
      async () => {
        await round?.(stopping.signal);
        return false;
      },
    );
  return {
    stop: async () => {
      stopping.abort();
      redis.disconnect();
      await loop?.stop();
    },
  };
};
