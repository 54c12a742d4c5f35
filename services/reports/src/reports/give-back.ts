import type { Logger } from '@360/chassis/logger';
import type { Allowances } from '../neighbours/allowances.ts';
import { readerOf } from './reader-of.ts';
import type { ReportDoc } from './report.model.ts';
import type { ReportRepo } from './report.repo.ts';

/** What is to be given back waits no longer for the billing service than this; the sweep does it later. */
const GIVE_BACK_MS = 3_000;

export interface GiveBackParts {
  reports: Pick<ReportRepo, 'settled'>;
  allowances: Pick<Allowances, 'giveBack'>;
  logger: Logger;
}

/** Gives back what is owed for a report that came to nothing. May be repeated. Says whether nothing is owed any more. */
export const giveBack = async (
  doc: Pick<ReportDoc, '_id' | 'sub' | 'owed'>,
  { reports, allowances, logger }: GiveBackParts,
): Promise<boolean> => {
  if (!doc.owed) return true;
  try {
    await allowances.giveBack(doc._id, readerOf(doc), AbortSignal.timeout(GIVE_BACK_MS));
    await reports.settled(doc._id);
    return true;
  } catch (cause) {
    logger.warn({ err: cause }, 'allowance not given back yet');
    return false;
  }
};
