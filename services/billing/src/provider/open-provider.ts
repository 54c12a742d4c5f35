import type { Logger } from '@360/chassis/logger';
import type { Connection } from 'mongoose';
import Stripe from 'stripe';
import type { BillingConfig } from '../config.ts';
import { openStandIn, STAND_IN_KEY, type StandIn } from '../stand-in/stand-in.ts';

const ANSWER_MS = 10_000;
const RETRIES = 2;

const connect = (key: string, url: string | null): Stripe => {
  const at = url === null ? null : new URL(url);
  const isPlain = at?.protocol === 'http:';
  return new Stripe(key, {
    ...{ timeout: ANSWER_MS, maxNetworkRetries: RETRIES, telemetry: false },
    ...(at && { host: at.hostname, port: at.port || (isPlain ? 80 : 443), protocol: isPlain ? 'http' : 'https' }),
  });
};

export interface Provider {
  stripe: Stripe;
  webhookSecret: string;
  /** Where no payment provider is set up; nothing is charged. */
  standIn: StandIn | null;
}

interface Options {
  config: Pick<BillingConfig, 'stripe' | 'ensureIndexes' | 'sweepEveryMs'>;
  mongo: Connection;
  logger: Logger;
  now: () => Date;
}

/** Stripe, or what stands in for it where no key is set. All else of the service knows no difference. */
export const openProvider = async ({ config, mongo, logger, now }: Options): Promise<Provider> => {
  if (config.stripe) {
    const { key, url, webhookSecret } = config.stripe;
    return { stripe: connect(key, url), webhookSecret, standIn: null };
  }
  const { ensureIndexes, sweepEveryMs: everyMs } = config;
  const standIn = await openStandIn({ mongo, ensureIndexes, logger, now, everyMs });
  return { stripe: connect(STAND_IN_KEY, standIn.url), webhookSecret: standIn.webhookSecret, standIn };
};
