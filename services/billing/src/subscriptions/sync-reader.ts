import { isDeepStrictEqual } from 'node:util';
import type { StreamEvent } from '@360/contracts/events';
import type Stripe from 'stripe';
import { isMissing } from '../provider/provider-errors.ts';
import type { ReaderRepo } from '../readers/reader.repo.ts';
import { shareRuns } from './share-runs.ts';
import { chooseStanding, isLive, type SubscriptionRecord } from './subscription-record.ts';

const ATTEMPTS = 20;
const MOST_SUBSCRIPTIONS = 100;
const RESYNC_MS = 6 * 3_600_000;
const AFTER_PERIOD_MS = 60_000;

interface Parts {
  readers: Pick<ReaderRepo, 'of' | 'store'>;
  stripe: { subscriptions: Pick<Stripe['subscriptions'], 'list' | 'cancel'> };
  publish: (event: StreamEvent) => Promise<void>;
  now: () => Date;
}

/** Soon after its period ends, and some times a day, in case a webhook was lost. */
const resyncTime = (standing: SubscriptionRecord | null, now: Date): Date | null => {
  if (!isLive(standing)) return null;
  const [inAWhile, atTheEnd] = [now.getTime() + RESYNC_MS, standing.periodEnd.getTime() + AFTER_PERIOD_MS];
  return new Date(atTheEnd > now.getTime() ? Math.min(inAWhile, atTheEnd) : inAWhile);
};

/**
 * Reads a reader's subscription at the payment provider and stores it: the only way in which it comes to be known here,
 * whoever or whatever gives the reason. A reading is stored only where none was stored since it began, else it is done
 * again, so that in whatever order and however often it is asked for, the newest stands. Answers whether anything changed.
 */
export const createSyncReader = ({ readers, stripe, publish, now }: Parts) => {
  const read = async (customer: string): Promise<Stripe.Subscription[]> => {
    try {
      return (await stripe.subscriptions.list({ customer, status: 'all', limit: MOST_SUBSCRIPTIONS })).data;
    } catch (cause) {
      if (isMissing(cause)) return [];
      throw cause;
    }
  };
  const end = async ({ id }: Stripe.Subscription): Promise<void> => {
    try {
      await stripe.subscriptions.cancel(id, { prorate: false });
    } catch (cause) {
      if (!isMissing(cause)) throw cause;
    }
  };

  return shareRuns(async (sub: string): Promise<boolean> => {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const reader = await readers.of(sub);
      if (!reader?.customerId) return false;
      const { standing, surplus, trialUsed } = chooseStanding(await read(reader.customerId));
      const reading = {
        subscription: standing,
        trialUsed: reader.trialUsed || trialUsed,
        resyncAt: resyncTime(standing, now()),
      };
      if (!(await readers.store(sub, reader.version, reading))) continue;
      for (const subscription of surplus) await end(subscription);
      const changed = !isDeepStrictEqual(reader.subscription, standing) || reader.trialUsed !== reading.trialUsed;
      if (changed) await publish({ type: 'billing.changed', to: sub });
      return changed;
    }
    throw new Error('the subscription changes faster than it can be read');
  });
};
export type SyncReader = ReturnType<typeof createSyncReader>;
