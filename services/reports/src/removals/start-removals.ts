import { followRemovals } from '@360/chassis/follow-removals';
import type { Logger } from '@360/chassis/logger';
import type { NewsClient } from '../neighbours/news.ts';
import type { ReportRepo } from '../reports/report.repo.ts';
import type { Withdraw } from './withdraw.ts';

interface Parts {
  config: { redisUrl: string; sweepEveryMs: number };
  logger: Logger;
  reports: Pick<ReportRepo, 'outletIds'>;
  news: Pick<NewsClient, 'hasPublisher'>;
  withdraw: Withdraw;
}

/** Withdraws reports that hold words of what a publisher takes back. */
export const startRemovals = ({ config, logger, reports, news, withdraw }: Parts) =>
  followRemovals({
    ...{ redisUrl: config.redisUrl, logger, forget: withdraw },
    sweep: { everyMs: config.sweepEveryMs, held: reports.outletIds, isKnown: news.hasPublisher },
  });
