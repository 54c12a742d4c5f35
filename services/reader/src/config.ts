import {
  neighbourUrlSchema,
  readEnv,
  secretKeySchema,
  serviceEnv,
  serviceSettings,
  storeEnv,
  storeSettings,
} from '@360/chassis/env';
import { z } from 'zod';

/** What an Ed25519 key is made of. */
const SHARE_KEY_BYTES = 32;

/** Everything the service takes from its environment; see the README for what each variable means. */
export const readConfig = (env: Record<string, string | undefined> = process.env) => {
  const read = readEnv(
    {
      ...serviceEnv,
      ...storeEnv,
      SEARCH_URL: neighbourUrlSchema,
      FEED_URL: neighbourUrlSchema,
      ANALYSIS_URL: neighbourUrlSchema,
      REPORTS_URL: neighbourUrlSchema,
      CIV_URL: neighbourUrlSchema,
      BILLING_URL: neighbourUrlSchema,
      SHARE_KEY: secretKeySchema.refine((key) => key.length === SHARE_KEY_BYTES, `exactly ${SHARE_KEY_BYTES} bytes`),
      SAVED_SEARCH_CHECK_SECONDS: z.coerce.number().min(0.05).max(86_400).default(300),
      PUBLISHER_SWEEP_SECONDS: z.coerce.number().min(0.05).max(86_400).default(3_600),
    },
    env,
  );
  return {
    ...serviceSettings(read),
    ...storeSettings(read),
    searchUrl: read.SEARCH_URL,
    feedUrl: read.FEED_URL,
    analysisUrl: read.ANALYSIS_URL,
    reportsUrl: read.REPORTS_URL,
    civUrl: read.CIV_URL,
    billingUrl: read.BILLING_URL,
    shareKey: read.SHARE_KEY,
    /** How often a saved search is checked, in milliseconds. */
    checkEveryMs: read.SAVED_SEARCH_CHECK_SECONDS * 1_000,
    /** How often it is looked whether publishers still stand, in milliseconds. */
    sweepEveryMs: read.PUBLISHER_SWEEP_SECONDS * 1_000,
  };
};
export type ReaderConfig = ReturnType<typeof readConfig>;
