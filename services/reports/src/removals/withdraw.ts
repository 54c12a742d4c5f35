import type { KeptBytesStore } from '../reports/kept-bytes.ts';
import type { ReportRepo, Taken } from '../reports/report.repo.ts';

/** Told to the reader of a report that holds words of a publisher that opted out. */
const WITHDRAWN =
  'A publisher in this report has opted out, so the report was withdrawn. You can have it made again without that publisher, at no cost.';
/** The subject may have been a headline of that publisher. */
const SUBJECT = 'Withdrawn report';

/**
 * Takes back every report that holds words of what a publisher took back, its files first: they may be made again from
 * what is left. May be repeated.
 */
export const createWithdraw =
  ({
    reports,
    kept,
  }: {
    reports: Pick<ReportRepo, 'holding' | 'withdraw' | 'release'>;
    kept: Pick<KeptBytesStore, 'dropAll'>;
  }) =>
  async (of: Taken): Promise<void> => {
    for (let ids = await reports.holding(of); ids.length > 0; ids = await reports.holding(of)) {
      await kept.dropAll(ids);
      for (const id of ids) {
        await reports.withdraw(id, WITHDRAWN, SUBJECT);
        // one that had failed or was cancelled holds nothing any more
        await reports.release(id);
      }
      await kept.dropAll(ids);
    }
  };
export type Withdraw = ReturnType<typeof createWithdraw>;
