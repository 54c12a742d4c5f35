import { subscribeEvents } from '@360/chassis/event-channel';
import type { Logger } from '@360/chassis/logger';
import { startLoop } from '@360/chassis/loop';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { StreamEvent } from '@360/contracts/events';
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

/**
 * Looks whether every publisher whose words a report holds still stands. One that is missing in two rounds in a row has
 * opted out: the feed service, being built anew, may know none for a while. @throws Away
 */
const createSweep = ({ reports, news, withdraw }: Parts) => {
  let missing: ReadonlySet<string> = new Set();
  return async (signal: AbortSignal): Promise<void> => {
    const gone = new Set<string>();
    for (const outletId of await reports.outletIds())
      if (!(await news.hasPublisher(outletId, signal))) gone.add(outletId);
    for (const outletId of gone) if (missing.has(outletId)) await withdraw({ outletId });
    missing = gone;
  };
};

/**
 * Withdraws reports as soon as a publisher opts out; what was told while nobody listened is found by a look at all
 * publishers, once in `sweepEveryMs`.
 */
export const followRemovals = (parts: Parts): { stop: () => Promise<void> } => {
  const { config, logger, withdraw } = parts;
  const redis = connectRedis(config.redisUrl, 'subscriber', logger);
  const stopping = new AbortController();
  const warn = (cause: unknown) => {
    if (!stopping.signal.aborted) logger.warn({ err: cause }, 'removal not followed');
  };
  const onEvent = async (event: StreamEvent): Promise<void> => {
    if (event.type === 'items.removed') await withdraw({ itemIds: event.itemIds });
    if (event.type === 'publisher.removed') await withdraw({ outletId: event.publisherId });
  };
  subscribeEvents(redis, logger, (event) => void onEvent(event).catch(warn)).catch(warn);
  const sweep = createSweep(parts);
  const loop = startLoop(
    'publishers that went',
    () => config.sweepEveryMs,
    logger,
    async () => {
      await sweep(stopping.signal);
      return false;
    },
  );
  return {
    stop: async () => {
      stopping.abort();
      redis.disconnect();
      await loop.stop();
    },
  };
};
