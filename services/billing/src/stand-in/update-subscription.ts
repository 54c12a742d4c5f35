import type { Account, Metadata, Price, Subscription } from './account.ts';
import { bill } from './bill.ts';
import { declinesCharges } from './cards.ts';
import { happen } from './happen.ts';
import { addMonths } from './months.ts';

export interface SubscriptionChange {
  price: Price | null;
  cancelAtPeriodEnd: boolean | null;
  endTrialNow: boolean;
  metadata: Metadata;
}

/** What is left of a period of so many cents, of `now`, by the second (docs.stripe.com/billing/subscriptions/prorations). */
const leftOf = (cents: number, { periodStart, periodEnd }: Subscription, now: number): number =>
  Math.round((cents * Math.max(0, periodEnd - now)) / (periodEnd - periodStart));

/** Due at once for another price: what is left of the period at it, less what is left of it at the old one. */
const dueFor = (subscription: Subscription, price: Price, trialEnds: boolean, now: number): number => {
  if (trialEnds) return price.unitAmount;
  if (subscription.status !== 'active') return 0;
  return leftOf(price.unitAmount, subscription, now) - leftOf(subscription.price.unitAmount, subscription, now);
};

/** Changes a subscription; false where the customer's card is declined for what is due at once, and nothing is changed. */
export const updateSubscription = (
  account: Account,
  subscription: Subscription,
  change: SubscriptionChange,
  now: number,
): boolean => {
  const price = change.price ?? subscription.price;
  const trialEnds = change.endTrialNow && subscription.status === 'trialing';
  const total = dueFor(subscription, price, trialEnds, now);
  if (total + account.balance > 0 && total > 0 && declinesCharges(account.card)) return false;
  Object.assign(subscription, { price, metadata: { ...subscription.metadata, ...change.metadata } });
  if (change.cancelAtPeriodEnd !== null) subscription.cancelAtPeriodEnd = change.cancelAtPeriodEnd;
  if (trialEnds) {
    Object.assign(subscription, { status: 'active', trialEnd: now, anchor: now });
    Object.assign(subscription, { periodStart: now, periodEnd: addMonths(now, 1) });
  }
  if (total !== 0) bill(account, { total, subscription, metadata: subscription.metadata }, now);
  happen.subscription(account, 'updated', subscription, now);
  return true;
};
