import { followRemovals } from '@360/chassis/follow-removals';
import type { Logger } from '@360/chassis/logger';
import type { FlagRepo } from '../flags/flag.repo.ts';
import type { NewsClient } from '../neighbours/news-client.ts';

interface Parts {
  config: { redisUrl: string; publisherSweepMs: number };
  flags: Pick<FlagRepo, 'idsOf' | 'remove' | 'outletIds'>;
  news: Pick<NewsClient, 'hasPublisher'>;
  logger: Logger;
}

/**
 * Takes away the flags of what a publisher takes back, with every word of the publisher in them. What members wrote of
 * those items stays theirs.
 */
export const startRemovals = ({ config, flags, news, logger }: Parts) =>
  followRemovals({
    ...{ redisUrl: config.redisUrl, logger },
    forget: async (removed) => flags.remove(await flags.idsOf(removed)),
    sweep: { everyMs: config.publisherSweepMs, held: flags.outletIds, isKnown: news.hasPublisher },
  });
