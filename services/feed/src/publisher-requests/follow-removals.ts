import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { AnswerCache } from '../items/answer-cache.ts';
import type { PictureService } from '../media/picture.service.ts';
import type { LedgerPlace, RemovedItemRepo } from './removed-item.repo.ts';

const PAUSE_MS = 2_000;
const BATCH = 1_000;
/** Clocks of two machines may differ, and a line may be written later than its time says. */
const OVERLAP_MS = 60_000;

interface Parts {
  ledger: RemovedItemRepo;
  pictures: PictureService;
  answers: AnswerCache;
  logger: Logger;
}

/**
 * Drops what this process keeps for itself of removed items: its folder of pictures, gone through once at the start, and
 * its kept answers. Every process does, whatever its role.
 */
export const startRemovalFollower = ({ ledger, pictures, answers, logger }: Parts): Loop => {
  let place: LedgerPlace | undefined;

  const sweepFolder = async (): Promise<void> => {
    const ids = await pictures.itemIds();
    for (let start = 0; start < ids.length; start += BATCH)
      await pictures.remove(await ledger.among(ids.slice(start, start + BATCH)));
  };

  return startLoop(
    'removals',
    () => PAUSE_MS,
    logger,
    async () => {
      if (!place) {
        const start = new Date(Date.now() - OVERLAP_MS);
        await sweepFolder();
        place = { at: start, id: '' };
      }
      const removed = await ledger.since(place, BATCH);
      const last = removed.at(-1);
      if (!last) return false;
      await pictures.remove(removed.map(({ _id }) => _id));
      answers.clear();
      const settled = new Date(Date.now() - OVERLAP_MS);
      place = removed.length < BATCH && last.removedAt > settled ? place : { at: last.removedAt, id: last._id };
      return removed.length === BATCH;
    },
  );
};
