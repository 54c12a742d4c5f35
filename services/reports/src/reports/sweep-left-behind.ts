import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { Allowances } from '../neighbours/allowances.ts';
import { giveBack } from './give-back.ts';
import type { KeptBytesStore } from './kept-bytes.ts';
import type { ReportRepo } from './report.repo.ts';

const PAUSE_MS = 5_000;

interface Parts {
  reports: ReportRepo;
  kept: Pick<KeptBytesStore, 'dropAll'>;
  allowances: Pick<Allowances, 'giveBack'>;
  handOn: (reportId: string) => Promise<void>;
  logger: Logger;
}

/**
 * Takes up what was left: reports that do not move go to their queue again, those that were never paid for and those that
 * were deleted go for good, and what is owed is given back.
 */
export const startLeftBehindSweep = (parts: Parts): Loop => {
  const { reports, kept, handOn, logger } = parts;
  return startLoop(
    'reports left behind',
    () => PAUSE_MS,
    logger,
    async () => {
      for (const id of await reports.still(new Date())) await handOn(id);
      await reports.leaveUnpaid(new Date());
      const gone = await reports.goneForGood();
      await kept.dropAll(gone);
      for (const id of gone) await reports.remove(id);
      for (const doc of await reports.owed()) if (!(await giveBack(doc, parts))) break;
      return false;
    },
  );
};
