import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { Producer } from '@360/chassis/queue/create-producer';
import type { feedPolling } from '@360/contracts/jobs';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { FeedRepo } from './feed.repo.ts';

const PAUSE_MS = 250;
const BATCH = 1_000;
/** A feed that was handed on and is due still after so long is handed on again: the queue may have lost it. */
const TRUST_MS = 60_000;
const MOST_TRUSTED = 10_000;

/**
 * Hands every feed whose time has come to the queue. The database says what is due, so a queue that lost its jobs is
 * filled again; a feed that already waits is not added twice.
 */
export const startDueSweep = (
  feeds: FeedRepo,
  producer: Producer<z.infer<(typeof feedPolling)['payload']>>,
  logger: Logger,
): Loop => {
  /** For which of its times a feed was handed on last, in ms since 1970. */
  const handedOn = new LRUCache<string, number>({ max: MOST_TRUSTED, ttl: TRUST_MS });
  return startLoop(
    'due feeds',
    () => PAUSE_MS,
    logger,
    async () => {
      const due = await feeds.due(new Date(), BATCH);
      const unseen = due.filter(({ _id, nextPollAt }) => handedOn.get(_id) !== nextPollAt.getTime());
      await Promise.all(
        unseen.map(async ({ _id: feedId, nextPollAt }) => {
          await producer.add({ feedId });
          handedOn.set(feedId, nextPollAt.getTime());
        }),
      );
      return false;
    },
  );
};
