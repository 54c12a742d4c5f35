import { readEnv, serviceEnv, serviceSettings, storeEnv, storeSettings } from '@360/chassis/env';
import { z } from 'zod';

/**
 * Everything the service takes from its environment; see the README for what each variable means.
 * @throws where one of the two settings for payments is there without the other
 */
export const readConfig = (env: Record<string, string | undefined> = process.env) => {
  const read = readEnv(
    {
      ...serviceEnv,
      ...storeEnv,
      PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }),
      STRIPE_SECRET_KEY: z.string().optional(),
      STRIPE_WEBHOOK_SECRET: z.string().optional(),
      STRIPE_API_URL: z.url({ protocol: /^https?$/ }).optional(),
      SWEEP_SECONDS: z.coerce.number().min(0.05).max(3_600).default(10),
    },
    env,
  );
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = read;
  if ((key === undefined) !== (webhookSecret === undefined))
    throw new Error('The environment is not usable. STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together.');
  return {
    ...serviceSettings(read),
    ...storeSettings(read),
    publicOrigin: new URL(read.PUBLIC_ORIGIN).origin,
    /** Null where no payment provider is set up. */
    stripe: key && webhookSecret ? { key, webhookSecret, url: read.STRIPE_API_URL ?? null } : null,
    /** How often it is looked whether something is due, in milliseconds. */
    sweepEveryMs: read.SWEEP_SECONDS * 1_000,
  };
};
export type BillingConfig = ReturnType<typeof readConfig>;
