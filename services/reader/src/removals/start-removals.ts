import { followRemovals } from '@360/chassis/follow-removals';
import type { Logger } from '@360/chassis/logger';
import type { FollowRepo } from '../follows/follow.repo.ts';
import type { SavedItemRepo } from '../library/saved-item.repo.ts';
import type { NewsClient } from '../neighbours/news-client.ts';
import { createForget, type ForgetParts } from './forget.ts';

type Parts = ForgetParts & {
  saved: Pick<SavedItemRepo, 'outletIds'>;
  follows: Pick<FollowRepo, 'publisherIds'>;
  news: Pick<NewsClient, 'publisher'>;
  config: { redisUrl: string; sweepEveryMs: number };
  logger: Logger;
};

/** Forgets what readers hold of what a publisher takes back. */
export const startRemovals = (parts: Parts) => {
  const { saved, follows, news, config, logger } = parts;
  return followRemovals({
    ...{ redisUrl: config.redisUrl, logger, forget: createForget(parts) },
    sweep: {
      everyMs: config.sweepEveryMs,
      held: async () => [...(await saved.outletIds()), ...(await follows.publisherIds())],
      isKnown: async (id, signal) => (await news.publisher(id, signal)) !== null,
    },
  });
};
