import { Redis, type RedisOptions } from 'ioredis';
import type { Logger } from '../logger.ts';

/**
 * What the connection is for. `producer` fails a command at once when Redis is away, so that a request never hangs;
 * `worker` (which BullMQ requires to wait for ever) and `subscriber` wait for it to come back.
 */
export type RedisUse = 'producer' | 'worker' | 'subscriber';

const RECONNECT_MAX_MS = 1_000;

const OPTIONS: Record<RedisUse, Pick<RedisOptions, 'maxRetriesPerRequest' | 'commandTimeout' | 'autoResubscribe'>> = {
  producer: { maxRetriesPerRequest: 1, commandTimeout: 2_000 },
  worker: { maxRetriesPerRequest: null },
  subscriber: { maxRetriesPerRequest: null, autoResubscribe: true },
};

/** Opens a connection that reconnects by itself, forever, at most a second apart. */
export const connectRedis = (url: string, use: RedisUse, logger: Logger): Redis => {
  const redis = new Redis(url, {
    ...OPTIONS[use],
    connectTimeout: 2_000,
    retryStrategy: (attempt: number) => Math.min(50 * 2 ** attempt, RECONNECT_MAX_MS),
  });
  let down = false;
  redis.on('error', (cause) => {
    if (!down) logger.warn({ err: cause, use }, 'redis unreachable');
    down = true;
  });
  redis.on('ready', () => {
    if (down) logger.info({ use }, 'redis back');
    down = false;
  });
  return redis;
};
