import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { Lease } from '../lease.ts';
import type { ArchiveRepo } from './archive.repo.ts';

const BATCH = 500;
const PAUSE_MS = 60_000;

interface Parts {
  archive: ArchiveRepo;
  lease: Lease;
  /** Age from which an item moves, in ms. */
  afterMs: number;
  logger: Logger;
}

/**
 * Moves items into the archive once they are old, so that the lists readers scroll, and their indexes, stay as small as
 * the recent news. An archived item keeps its address and its place in its story.
 */
export const startArchiving = ({ archive, lease, afterMs, logger }: Parts): Loop => {
  const loop = startLoop(
    'archiving',
    () => PAUSE_MS,
    logger,
    async () => {
      if (!(await lease.hold())) return false;
      const moved = await archive.takeBefore(new Date(Date.now() - afterMs), BATCH);
      if (moved > 0) logger.info({ moved }, 'items archived');
      return moved === BATCH;
    },
  );
  return {
    nudge: loop.nudge,
    stop: async () => {
      await loop.stop();
      await lease.release();
    },
  };
};
