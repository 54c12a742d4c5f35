import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { Metrics } from '@360/chassis/metrics';
import type { RequestRepo } from './request.repo.ts';

const PAUSE_MS = 30_000;

/** Counts the open requests that passed their deadline, for an alarm to stand on, and tells of each once. */
export const startDeadlineWatch = (requests: RequestRepo, metrics: Metrics, logger: Logger): Loop => {
  const overdue = metrics.gauge('publisher_requests_overdue', 'Open publisher requests that passed their deadline');
  return startLoop(
    'deadlines of publisher requests',
    () => PAUSE_MS,
    logger,
    async () => {
      const now = new Date();
      overdue.set(await requests.countOverdue(now));
      for (let late = await requests.takeOverdue(now); late; late = await requests.takeOverdue(now))
        logger.warn({ reference: late._id, type: late.requestType, dueAt: late.dueAt }, 'publisher request overdue');
      return false;
    },
  );
};
