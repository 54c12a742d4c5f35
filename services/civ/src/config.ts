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
      CIV_SWEEP_SECONDS: z.coerce.number().min(0.05).max(86_400).default(60),
      PUBLISHER_SWEEP_SECONDS: z.coerce.number().min(0.05).max(86_400).default(3_600),
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
    /** How often it is looked what can be settled and what is due, in milliseconds. */
    sweepEveryMs: read.CIV_SWEEP_SECONDS * 1_000,
    /** How often it is looked whether publishers still stand, in milliseconds. */
    publisherSweepMs: read.PUBLISHER_SWEEP_SECONDS * 1_000,
  };
};
export type CivConfig = ReturnType<typeof readConfig>;
