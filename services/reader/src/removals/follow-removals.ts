import { subscribeEvents } from '@360/chassis/event-channel';
import type { Logger } from '@360/chassis/logger';
import { startLoop } from '@360/chassis/loop';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { StreamEvent } from '@360/contracts/events';
import { createForget, type ForgetParts } from './forget.ts';
import { createPublisherSweep } from './sweep-publishers.ts';

type Parts = ForgetParts &
  Omit<Parameters<typeof createPublisherSweep>[0], 'forget'> & {
    config: { redisUrl: string; sweepEveryMs: number };
    logger: Logger;
  };

/**
 * Forgets what a publisher takes back as soon as it is told; what was told while nobody listened is found by a look at
 * all publishers, once in `sweepEveryMs`.
 */
export const followRemovals = (parts: Parts): { stop: () => Promise<void> } => {
  const { config, logger } = parts;
  const forget = createForget(parts);
  const redis = connectRedis(config.redisUrl, 'subscriber', logger);
  const stopping = new AbortController();
  const warn = (cause: unknown) => {
    if (!stopping.signal.aborted) logger.warn({ err: cause }, 'removal not followed');
  };

  const onEvent = async (event: StreamEvent): Promise<void> => {
    if (event.type === 'items.removed') await forget.items(event.itemIds);
    if (event.type === 'publisher.removed') await forget.publisher(event.publisherId);
  };
  subscribeEvents(redis, logger, (event) => void onEvent(event).catch(warn)).catch(warn);

  const sweep = createPublisherSweep({ ...parts, forget });
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
