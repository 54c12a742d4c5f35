import { subscribeEvents } from '@360/chassis/event-channel';
import type { Logger } from '@360/chassis/logger';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { StreamEvent } from '@360/contracts/events';
import type { StoryAnalyses } from './story-analyses.ts';

interface Parts {
  redisUrl: string;
  logger: Logger;
  stories: Pick<StoryAnalyses, 'drop'>;
}

const removedBy = (event: StreamEvent): { itemIds: string[] } | { outletId: string } | null => {
  if (event.type === 'items.removed') return { itemIds: event.itemIds };
  if (event.type === 'publisher.removed') return { outletId: event.publisherId };
  return null;
};

/**
 * Drops what holds words of a publisher that opts out as soon as it is told. Where an event is lost, the story's own job
 * does the same some seconds later.
 */
export const followRemovals = ({ redisUrl, logger, stories }: Parts): { stop: () => void } => {
  const redis = connectRedis(redisUrl, 'subscriber', logger);
  const warn = (cause: unknown) => logger.warn({ err: cause }, 'removal not followed');
  subscribeEvents(redis, logger, (event) => {
    const removed = removedBy(event);
    if (removed) stories.drop(removed).catch(warn);
  }).catch(warn);
  return { stop: () => redis.disconnect() };
};
