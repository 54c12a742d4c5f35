import { readEnv, serviceEnv } from '@360/chassis/env';
import { z } from 'zod';

/** Everything the service takes from its environment; see the README for what each variable means. */
export const readConfig = (env: Record<string, string | undefined> = process.env) => {
  const read = readEnv(
    {
      ...serviceEnv,
      MEILI_URL: z.url({ protocol: /^https?$/ }),
      MEILI_KEY: z.string().optional(),
      INDEX_PREFIX: z
        .string()
        .regex(/^[a-z0-9-]{0,30}$/, 'small letters, digits and hyphens')
        .default('news-'),
      FEED_URL: z.url({ protocol: /^http$/ }),
      READER_URL: z.url({ protocol: /^http$/ }),
      ANALYSIS_URL: z.url({ protocol: /^http$/ }),
    },
    env,
  );
  return {
    http: { host: read.HOST, port: read.PORT },
    role: read.ROLE,
    logLevel: read.LOG_LEVEL,
    redisUrl: read.REDIS_URL,
    queuePrefix: read.QUEUE_PREFIX,
    identityKey: read.IDENTITY_KEY,
    engine: { url: read.MEILI_URL, key: read.MEILI_KEY ?? '' },
    indexPrefix: read.INDEX_PREFIX,
    feedUrl: read.FEED_URL,
    readerUrl: read.READER_URL,
    analysisUrl: read.ANALYSIS_URL,
  };
};
export type SearchConfig = ReturnType<typeof readConfig>;
