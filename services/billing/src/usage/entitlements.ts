import { type BillingStatus, PLANS, type Tier, UNLIMITED } from '@360/contracts/billing';
import { isHeld, type SubscriptionRecord } from '../subscriptions/subscription-record.ts';

/** What a reader has used, of one calendar month (UTC) unless said otherwise. */
export interface Used {
  /** Reports that the free plan held. */
  free: number;
  /** Reports that a paid plan held. */
  plan: number;
  /** Reports bought and not made yet, whenever. */
  bought: number;
}

type Entitlements = Pick<BillingStatus, 'tier' | 'state' | 'periodEnd' | 'endsAtPeriodEnd' | 'reports'> & {
  /** What the next report is made on; null where it has to be paid for first. */
  next: 'plan' | 'free' | 'purchase' | null;
};

/** The calendar month (UTC) of a time, such as 2026-11. */
export const monthOf = (now: Date): string => now.toISOString().slice(0, 7);

/** When the next calendar month (UTC) begins. */
export const nextMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

const nextOf = (limit: number, used: Used): Entitlements['next'] => {
  if (limit === UNLIMITED) return 'plan';
  if (used.free < limit) return 'free';
  return used.bought > 0 ? 'purchase' : null;
};

/**
 * What a reader may do now. A paid plan holds while it is tried out, paid for, or its payment is late and not given up by
 * the payment provider. Without bounds it comes first; else the reports of the free plan, else those that were bought.
 */
export const entitlementsOf = (subscription: SubscriptionRecord | null, used: Used, now: Date): Entitlements => {
  const held = isHeld(subscription, now) ? subscription : null;
  const tier: Tier = held?.tier ?? 'free';
  const limit = PLANS[tier].reportsPerMonth;
  const ended = subscription === null ? 'none' : 'canceled';
  return {
    ...{ tier, state: held?.status ?? ended, endsAtPeriodEnd: held?.endsAtPeriodEnd ?? false },
    periodEnd: held?.periodEnd.toISOString() ?? null,
    reports: {
      ...{ used: tier === 'free' ? used.free : used.free + used.plan, limit },
      ...{ resetsAt: nextMonth(now).toISOString(), bought: used.bought },
    },
    next: nextOf(limit, used),
  };
};
