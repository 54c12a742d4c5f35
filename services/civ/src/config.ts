import { neighbourUrlSchema, readEnv, serviceEnv, serviceSettings, storeEnv, storeSettings } from '@360/chassis/env';
import { z } from 'zod';

/** Everything the service takes from its environment; see the README for what each variable means. */
export const readConfig = (env: Record<string, string | undefined> = process.env) => {
  const read = readEnv(
    {
      ...serviceEnv,
      ...storeEnv,
      FEED_URL: neighbourUrlSchema,
      ANALYSIS_URL: neighbourUrlSchema,
      CIV_SWEEP_SECONDS: z.coerce.number().min(0.05).max(86_400).default(60),
      PUBLISHER_SWEEP_SECONDS: z.coerce.number().min(0.05).max(86_400).default(3_600),
    },
    env,
  );
  return {
    ...serviceSettings(read),
    ...storeSettings(read),
    feedUrl: read.FEED_URL,
    analysisUrl: read.ANALYSIS_URL,
    /** How often it is looked what can be settled and what is due, in milliseconds. */
    sweepEveryMs: read.CIV_SWEEP_SECONDS * 1_000,
    /** How often it is looked whether publishers still stand, in milliseconds. */
    publisherSweepMs: read.PUBLISHER_SWEEP_SECONDS * 1_000,
  };
};
export type CivConfig = ReturnType<typeof readConfig>;
