import { signIdentity } from '@360/chassis/identity';
import { stopInOrder } from '@360/chassis/lifecycle';
import { createWorker } from '@360/chassis/queue/create-worker';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import { readerRemovalBilling } from '@360/contracts/jobs';
import type { BillingContext } from './context.ts';
import type { SendWebhook } from './stand-in/stand-in.ts';
import { startSweep } from './webhooks/sweep.ts';

const ANSWER_MS = 10_000;
const STAND_IN = { sub: 'service:stripe', sid: 'stripe', roles: [] };

/** Webhooks of the stand-in come to the service as those of Stripe do through the gateway. */
const webhooksTo =
  (url: string, identityKey: Uint8Array): SendWebhook =>
  async (body, signature) => {
    const identity = await signIdentity({ ...STAND_IN, roles: [] }, identityKey);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature, [IDENTITY_HEADER]: identity };
    const signal = AbortSignal.timeout(ANSWER_MS);
    const answer = await fetch(new URL('/webhooks/stripe', url), { method: 'POST', headers, body, signal });
    if (!answer.ok) throw new Error(`the webhook was answered with ${answer.status}`);
  };

/**
 * Everything the service does without being asked: it reads again what it has not heard of, erases readers who are gone,
 * and lets the stand-in's time pass where there is one.
 */
export const startJobs = (context: BillingContext, url: string): { stop: () => Promise<void> } => {
  const { config, logger, metrics, standIn, eraseReader } = context;
  const sweep = startSweep(context, config.sweepEveryMs);
  const removals = createWorker(readerRemovalBilling, ({ sub }) => eraseReader(sub), {
    ...{ redisUrl: config.redisUrl, prefix: config.queuePrefix, logger, metrics, concurrency: 1 },
  });
  const provider = standIn?.start(webhooksTo(url, config.identityKey));
  return { stop: () => stopInOrder([async () => provider?.stop(), () => sweep.stop(), () => removals.close()]) };
};
