import type { Logger } from '@360/chassis/logger';
import { createProducer } from '@360/chassis/queue/create-producer';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import { searchRebuilding } from '@360/contracts/jobs';
import { createProgressStore } from './rebuild-progress.ts';

/** Where building the index anew is asked for and told of, in every process; one that keeps the index does it. */
export const openRebuilds = (options: { redisUrl: string; prefix: string; logger: Logger }) => {
  const producer = createProducer(searchRebuilding, options);
  const redis = connectRedis(options.redisUrl, 'producer', options.logger);
  const { say, read } = createProgressStore(redis, options.prefix, options.logger);
  return {
    /** Where one waits or runs already, nothing is added. Throws when the queue does not take it. */
    ask: () => producer.add({}),
    say,
    progress: read,
    close: async (): Promise<void> => {
      await producer.close();
      redis.disconnect();
    },
  };
};
export type Rebuilds = ReturnType<typeof openRebuilds>;
