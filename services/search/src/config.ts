import { neighbourUrlSchema, readEnv, serviceEnv, serviceSettings } from '@360/chassis/env';
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
      FEED_URL: neighbourUrlSchema,
      READER_URL: neighbourUrlSchema,
      ANALYSIS_URL: neighbourUrlSchema,
    },
    env,
  );
  return {
    ...serviceSettings(read),
    engine: { url: read.MEILI_URL, key: read.MEILI_KEY ?? '' },
    indexPrefix: read.INDEX_PREFIX,
    feedUrl: read.FEED_URL,
    readerUrl: read.READER_URL,
    analysisUrl: read.ANALYSIS_URL,
  };
};
export type SearchConfig = ReturnType<typeof readConfig>;
