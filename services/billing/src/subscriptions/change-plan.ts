import { AppError } from '@360/chassis/errors';
import { type PaidTier, PLANS } from '@360/contracts/billing';
import type Stripe from 'stripe';
import type { PriceOf } from '../provider/products.ts';
import { asking } from '../provider/provider-errors.ts';
import type { ReaderRepo } from '../readers/reader.repo.ts';
import { isLive, type SubscriptionRecord } from './subscription-record.ts';
import type { SyncReader } from './sync-reader.ts';

interface Parts {
  readers: Pick<ReaderRepo, 'of'>;
  stripe: Pick<Stripe, 'subscriptions'>;
  priceOf: PriceOf;
  syncReader: SyncReader;
}

/**
 * What a reader does with a plan they have. Each asks the payment provider first and then reads what came of it.
 * @throws AppError `conflict` where there is no such plan, `payment_required` where the card is declined,
 * `upstream_unavailable` where the payment provider fails
 */
export const createPlanChanges = ({ readers, stripe, priceOf, syncReader }: Parts) => {
  const planOf = async (sub: string): Promise<SubscriptionRecord> => {
    await asking(() => syncReader(sub));
    const subscription = (await readers.of(sub))?.subscription ?? null;
    if (!isLive(subscription)) throw new AppError('conflict', 'You have no plan that could be changed.');
    return subscription;
  };
  const update = async (sub: string, id: string, params: Stripe.SubscriptionUpdateParams): Promise<void> => {
    await asking(async () => {
      await stripe.subscriptions.update(id, params);
      await syncReader(sub);
    });
  };

  return {
    /** To another plan at once: what is left of the old is credited, what is due is charged; a trial is over with it. */
    change: async (sub: string, tier: PaidTier): Promise<void> => {
      const { id, itemId, tier: old, status } = await planOf(sub);
      if (old === tier) throw new AppError('conflict', `You have ${PLANS[tier].displayName} already.`);
      const price = await asking(() => priceOf(tier));
      await update(sub, id, {
        ...{ items: [{ id: itemId, price }], metadata: { tier }, cancel_at_period_end: false },
        ...{ proration_behavior: 'always_invoice', payment_behavior: 'error_if_incomplete' },
        ...(status === 'trialing' && { trial_end: 'now' }),
      });
    },
    /** Lets the plan end with what is paid for. */
    cancel: async (sub: string): Promise<void> => {
      const { id, endsAtPeriodEnd } = await planOf(sub);
      if (!endsAtPeriodEnd) await update(sub, id, { cancel_at_period_end: true });
    },
    /** Takes back that the plan ends. */
    resume: async (sub: string): Promise<void> => {
      const { id, endsAtPeriodEnd } = await planOf(sub);
      if (endsAtPeriodEnd) await update(sub, id, { cancel_at_period_end: false });
    },
  };
};
export type PlanChanges = ReturnType<typeof createPlanChanges>;
