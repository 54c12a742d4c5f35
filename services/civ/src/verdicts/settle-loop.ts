import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { FlagRepo } from '../flags/flag.repo.ts';
import type { ReviewRepo } from '../reviews/review.repo.ts';
import type { Settle } from './settle.ts';

const BATCH = 100;

interface Parts {
  flags: Pick<FlagRepo, 'openAfter' | 'unfinished'>;
  reviews: Pick<ReviewRepo, 'countByFlag'>;
  settle: Settle;
  clock: () => Date;
  logger: Logger;
}

/**
 * Looks at everything that is open and reviewed, since members and items grow old enough without anybody's doing, and finishes what a
 * process that died has settled and not told of.
 */
export const startSettling = ({ flags, reviews, settle, clock, logger }: Parts, everyMs: number): Loop =>
  startLoop(
    'settling',
    () => everyMs,
    logger,
    async () => {
      for (const flag of await flags.unfinished(BATCH)) await settle.finish(flag);
      for (let after = '', page = BATCH; page === BATCH; ) {
        const open = await flags.openAfter(after, BATCH);
        const reviewed = await reviews.countByFlag(open.map(({ _id }) => _id));
        for (const id of reviewed.keys()) await settle.trySettle(id, clock());
        page = open.length;
        after = open.at(-1)?._id ?? after;
      }
      return false;
    },
  );
