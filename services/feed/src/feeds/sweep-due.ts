import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { Producer } from '@360/chassis/queue/create-producer';
import type { feedPolling } from '@360/contracts/jobs';
import type { z } from 'zod';
import type { FeedRepo } from './feed.repo.ts';

const PAUSE_MS = 1_000;
const BATCH = 500;

/**
 * Hands every feed whose time has come to the queue. The database says what is due, so a queue that lost its jobs is
 * filled again; a feed that already waits is not added twice.
 */
export const startDueSweep = (
  feeds: FeedRepo,
  producer: Producer<z.infer<(typeof feedPolling)['payload']>>,
  logger: Logger,
): Loop =>
  startLoop(
    'due feeds',
    () => PAUSE_MS,
    logger,
    async () => {
      const due = await feeds.dueIds(new Date(), BATCH);
      await Promise.all(due.map((feedId) => producer.add({ feedId })));
      return false;
    },
  );
