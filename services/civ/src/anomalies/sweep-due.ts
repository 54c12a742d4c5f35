import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { DueRepo } from './due.repo.ts';

const BATCH = 100;

interface Parts {
  due: Pick<DueRepo, 'before'>;
  handOn: (storyId: string) => Promise<void>;
  clock: () => Date;
  logger: Logger;
}

/** Hands on stories that are due again. One that is handed on twice is one job. */
export const startDueSweep = ({ due, handOn, clock, logger }: Parts, everyMs: number): Loop =>
  startLoop(
    'stories due',
    () => everyMs,
    logger,
    async () => {
      for (const storyId of await due.before(clock(), BATCH)) await handOn(storyId);
      return false;
    },
  );
