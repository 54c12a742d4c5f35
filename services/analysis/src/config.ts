import { neighbourUrlSchema, readEnv, serviceEnv, serviceSettings, storeEnv, storeSettings } from '@360/chassis/env';
import { z } from 'zod';
import { aiSettings, providerEnv } from './providers/provider-env.ts';

/** Everything the service takes from its environment; see the README for what each variable means. */
export const readConfig = (env: Record<string, string | undefined> = process.env) => {
  const read = readEnv(
    {
      ...serviceEnv,
      ...storeEnv,
      ...providerEnv,
      FEED_URL: neighbourUrlSchema,
      SEARCH_URL: neighbourUrlSchema,
      ANALYSIS_THREADS: z.coerce.number().int().min(1).max(32).default(1),
    },
    env,
  );
  return {
    ...serviceSettings(read),
    ...storeSettings(read),
    feedUrl: read.FEED_URL,
    searchUrl: read.SEARCH_URL,
    /** Stories analysed at once in this process. */
    threads: read.ANALYSIS_THREADS,
    ai: aiSettings(read),
  };
};
export type AnalysisConfig = ReturnType<typeof readConfig>;
