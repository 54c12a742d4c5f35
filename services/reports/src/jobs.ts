import { stopInOrder } from '@360/chassis/lifecycle';
import { createWorker } from '@360/chassis/queue/create-worker';
import { readerRemovalReports, reportRendering } from '@360/contracts/jobs';
import type { ReportsContext } from './context.ts';
import { makeReport } from './making/make-report.ts';
import { startRemovals } from './removals/start-removals.ts';
import { createWithdraw } from './removals/withdraw.ts';
import { startLeftBehindSweep } from './reports/sweep-left-behind.ts';

/** Reports at once in one process, each in a thread of its own. */
const AT_ONCE = 2;

/** Everything the service does without being asked: it makes reports, takes up what was left, follows opt-outs and deleted accounts. */
export const startJobs = (context: ReportsContext): { stop: () => Promise<void> } => {
  const { config, logger, metrics, reports, kept } = context;
  const terms = { redisUrl: config.redisUrl, prefix: config.queuePrefix, logger, metrics, concurrency: AT_ONCE };
  const erase = async (sub: string): Promise<void> => {
    await kept.dropAll(await reports.allOf(sub));
    await reports.erase(sub);
  };
  const making = createWorker(reportRendering, ({ reportId }, signal) => makeReport(reportId, context, signal), terms);
  const erasing = createWorker(readerRemovalReports, ({ sub }) => erase(sub), terms);
  const left = startLeftBehindSweep(context);
  const removals = startRemovals({ ...context, withdraw: createWithdraw(context) });
  return {
    stop: () => stopInOrder([() => left.stop(), () => removals.stop(), () => making.close(), () => erasing.close()]),
  };
};
