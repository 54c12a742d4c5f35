import { flagSchema, readEnv, serviceEnv } from '@360/chassis/env';
import { z } from 'zod';

/** Everything the service takes from its environment; see the README for what each variable means. */
export const readConfig = (env: Record<string, string | undefined> = process.env) => {
  const read = readEnv(
    {
      ...serviceEnv,
      MONGO_URL: z.string().startsWith('mongodb'),
      ENSURE_INDEXES: flagSchema.default(false),
      SEARCH_URL: z.url({ protocol: /^http$/ }),
      SAVED_SEARCH_CHECK_SECONDS: z.coerce.number().min(0.05).max(86_400).default(300),
    },
    env,
  );
  return {
    http: { host: read.HOST, port: read.PORT },
    role: read.ROLE,
    logLevel: read.LOG_LEVEL,
    mongoUrl: read.MONGO_URL,
    redisUrl: read.REDIS_URL,
    identityKey: read.IDENTITY_KEY,
    ensureIndexes: read.ENSURE_INDEXES,
    searchUrl: read.SEARCH_URL,
    /** How often a saved search is checked, in milliseconds. */
    checkEveryMs: read.SAVED_SEARCH_CHECK_SECONDS * 1_000,
  };
};
export type ReaderConfig = ReturnType<typeof readConfig>;
