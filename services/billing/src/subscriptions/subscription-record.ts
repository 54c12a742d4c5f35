import type { PaidTier } from '@360/contracts/billing';
import type Stripe from 'stripe';
import { tierOfProduct } from '../provider/products.ts';

/** A subscription as far as the product needs to know it. */
export interface SubscriptionRecord {
  id: string;
  itemId: string;
  tier: PaidTier;
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  /** Cents a month. */
  cents: number;
  periodStart: Date;
  periodEnd: Date;
  endsAtPeriodEnd: boolean;
}

type Live = 'trialing' | 'active' | 'past_due';
const LIVE: ReadonlySet<string> = new Set<Live>(['trialing', 'active', 'past_due']);
/** Begun and never paid for: as if it had not been there. */
const NEVER: ReadonlySet<string> = new Set(['incomplete', 'incomplete_expired']);

const dateOf = (seconds: number): Date => new Date(seconds * 1_000);

/** What is kept of a subscription of Stripe's; null for one to something that is no plan of ours, or never begun. */
export const recordOf = (subscription: Stripe.Subscription): SubscriptionRecord | null => {
  const [item] = subscription.items.data;
  const product = item?.price.product;
  const tier = typeof product === 'string' ? tierOfProduct(product) : null;
  if (!item || !tier || NEVER.has(subscription.status)) return null;
  return {
    ...{ id: subscription.id, itemId: item.id, tier, cents: item.price.unit_amount ?? 0 },
    status: LIVE.has(subscription.status) ? (subscription.status as Live) : 'canceled',
    ...{ periodStart: dateOf(item.current_period_start), periodEnd: dateOf(item.current_period_end) },
    endsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
};

export const isLive = (record: SubscriptionRecord | null): record is SubscriptionRecord =>
  record !== null && record.status !== 'canceled';

/** Whether a reader has it now: of one that they let end nothing is left after its period, told of or not. */
export const isHeld = (record: SubscriptionRecord | null, now: Date): record is SubscriptionRecord =>
  isLive(record) && !(record.endsAtPeriodEnd && record.periodEnd <= now);

/**
 * Of all subscriptions of a customer, the one that stands: the newest of those that live, else the newest. Whatever lives
 * beside it was replaced by it, and is to end.
 */
export const chooseStanding = (
  subscriptions: readonly Stripe.Subscription[],
): { standing: SubscriptionRecord | null; surplus: Stripe.Subscription[]; trialUsed: boolean } => {
  const ours = subscriptions
    .flatMap((subscription) => {
      const record = recordOf(subscription);
      return record ? [{ subscription, record }] : [];
    })
    // As Stripe lists them, the newest first, where they began in the same second.
    .toSorted((a, b) => b.subscription.created - a.subscription.created);
  const [newest, ...others] = ours.filter(({ record }) => isLive(record));
  return {
    standing: (newest ?? ours[0])?.record ?? null,
    surplus: others.map(({ subscription }) => subscription),
    trialUsed: ours.some(({ subscription }) => subscription.trial_start !== null),
  };
};
