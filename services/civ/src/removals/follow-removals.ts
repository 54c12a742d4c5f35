import { subscribeEvents } from '@360/chassis/event-channel';
import type { Logger } from '@360/chassis/logger';
import { startLoop } from '@360/chassis/loop';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { StreamEvent } from '@360/contracts/events';
import type { FlagRepo } from '../flags/flag.repo.ts';
import type { NewsClient } from '../neighbours/news-client.ts';

interface Parts {
  config: { redisUrl: string; publisherSweepMs: number };
  flags: Pick<FlagRepo, 'idsOf' | 'remove' | 'outletIds'>;
  news: Pick<NewsClient, 'hasPublisher'>;
  logger: Logger;
}

/**
 * Takes away the flags of what a publisher takes back as soon as it is told, with every word of the publisher in them.
 * What was told while nobody listened is found by a look at all publishers, once in `publisherSweepMs`; one that is
 * missing in two rounds in a row is gone: the feed service, being built anew, may know none for a while. What members
 * wrote of those items stays theirs.
 */
export const followRemovals = ({ config, flags, news, logger }: Parts): { stop: () => Promise<void> } => {
  const stopping = new AbortController();
  const warn = (cause: unknown) => {
    if (!stopping.signal.aborted) logger.warn({ err: cause }, 'removal not followed');
  };
  const forget = async (of: { itemIds: string[] } | { outletId: string }): Promise<void> =>
    flags.remove(await flags.idsOf(of));

  const onEvent = async (event: StreamEvent): Promise<void> => {
    if (event.type === 'items.removed') await forget({ itemIds: event.itemIds });
    if (event.type === 'publisher.removed') await forget({ outletId: event.publisherId });
  };
  const redis = connectRedis(config.redisUrl, 'subscriber', logger);
  subscribeEvents(redis, logger, (event) => void onEvent(event).catch(warn)).catch(warn);

  let missing: ReadonlySet<string> = new Set();
  const loop = startLoop(
    'publishers that went',
    () => config.publisherSweepMs,
    logger,
    async () => {
      const gone: string[] = [];
      for (const id of await flags.outletIds()) if (!(await news.hasPublisher(id, stopping.signal))) gone.push(id);
      for (const outletId of gone) if (missing.has(outletId)) await forget({ outletId });
      missing = new Set(gone);
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
