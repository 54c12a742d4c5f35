import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { Producer } from '@360/chassis/queue/create-producer';
import type { feedPolling } from '@360/contracts/jobs';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { Lease } from '../lease.ts';
import type { FeedRepo } from './feed.repo.ts';

const PAUSE_MS = 250;
const BATCH = 1_000;
/** What a queue costs, it costs by the job. */
const FEEDS_A_JOB = 16;
/** The database is the list of what is due; the queue holds what is soon taken up. */
const MOST_JOBS = 128;
/** A feed that was handed on and is due still after so long is handed on again: the queue may have lost it. */
const TRUST_MS = 60_000;
const MOST_TRUSTED = 10_000;

interface Parts {
  feeds: FeedRepo;
  producer: Producer<z.infer<(typeof feedPolling)['payload']>>;
  /** One process hands on what is due, so that no feed is handed on by two. */
  lease: Lease;
  logger: Logger;
}

const inGroups = <Each>(all: Each[], size: number): Each[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/**
 * Hands every feed whose time has come to the queue, many in one job. The database says what is due, so a queue that
 * lost its jobs is filled again.
 */
export const startDueSweep = ({ feeds, producer, lease, logger }: Parts): Loop => {
  /** For which of its times a feed was handed on last, in ms since 1970. */
  const handedOn = new LRUCache<string, number>({ max: MOST_TRUSTED, ttl: TRUST_MS });
  const loop = startLoop(
    'due feeds',
    () => PAUSE_MS,
    logger,
    async () => {
      if (!(await lease.hold()) || (await producer.depth()) >= MOST_JOBS) return false;
      const due = await feeds.due(new Date(), BATCH);
      const unseen = due.filter(({ _id, nextPollAt }) => handedOn.get(_id) !== nextPollAt.getTime());
      await Promise.all(
        inGroups(unseen, FEEDS_A_JOB).map(async (together) => {
          await producer.add({ feedIds: together.map(({ _id }) => _id) });
          for (const { _id, nextPollAt } of together) handedOn.set(_id, nextPollAt.getTime());
        }),
      );
      return false;
    },
  );
  return {
    ...loop,
    stop: async () => {
      await loop.stop();
      await lease.release();
    },
  };
};
