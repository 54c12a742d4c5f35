import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';

const PAUSE_MS = 5_000;

/** Hands texts that have not moved for a while to their queue again, so that a queue that lost its jobs is filled anew. */
export const startStillSweep = (
  name: string,
  still: (now: Date) => Promise<string[]>,
  handOn: (id: string) => Promise<void>,
  logger: Logger,
): Loop =>
  startLoop(
    name,
    () => PAUSE_MS,
    logger,
    async () => {
      for (const id of await still(new Date())) await handOn(id);
      return false;
    },
  );
