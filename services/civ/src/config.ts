import { flagSchema, readEnv, serviceEnv } from '@360/chassis/env';
import { z } from 'zod';

/** Everything the service takes from its environment; see the README for what each variable means. */
export const readConfig = (env: Record<string, string | undefined> = process.env) => {
  const read = readEnv(
    {
      ...serviceEnv,
      MONGO_URL: z.string().startsWith('mongodb'),
      ENSURE_INDEXES: flagSchema.default(false),
      FEED_URL: z.url({ protocol: /^http$/ }),
      ANALYSIS_URL: z.url({ protocol: /^http$/ }),
    },
    env,
  );
  return {
    http: { host: read.HOST, port: read.PORT },
    role: read.ROLE,
    logLevel: read.LOG_LEVEL,
    mongoUrl: read.MONGO_URL,
    redisUrl: read.REDIS_URL,
    queuePrefix: read.QUEUE_PREFIX,
    identityKey: read.IDENTITY_KEY,
    ensureIndexes: read.ENSURE_INDEXES,
    feedUrl: read.FEED_URL,
    analysisUrl: read.ANALYSIS_URL,
  };
};
export type CivConfig = ReturnType<typeof readConfig>;
