import { type Account, isLive, PAST_DUE_SECONDS, type Subscription } from './account.ts';
import { bill } from './bill.ts';
import { happen } from './happen.ts';
import { nextPeriodEnd } from './months.ts';

/** Ends a subscription now. */
export const endSubscription = (account: Account, subscription: Subscription, now: number): void => {
  Object.assign(subscription, { status: 'canceled', endedAt: now, cancelAtPeriodEnd: false });
  happen.subscription(account, 'deleted', subscription, now);
};

const renew = (account: Account, subscription: Subscription): void => {
  const now = subscription.periodEnd;
  subscription.periodStart = now;
  subscription.periodEnd = nextPeriodEnd(subscription.anchor, now);
  const { price, metadata } = subscription;
  const { status } = bill(account, { total: price.unitAmount, subscription, metadata }, now);
  subscription.status = status === 'paid' ? 'active' : 'past_due';
  subscription.pastDueSince = status === 'paid' ? null : now;
  happen.subscription(account, 'updated', subscription, now);
};

const step = (account: Account, subscription: Subscription, now: number): boolean => {
  if (!isLive(subscription)) return false;
  const { pastDueSince, periodEnd } = subscription;
  if (pastDueSince !== null) {
    if (pastDueSince + PAST_DUE_SECONDS <= now) endSubscription(account, subscription, pastDueSince + PAST_DUE_SECONDS);
    return false;
  }
  if (periodEnd > now) return false;
  if (subscription.cancelAtPeriodEnd) endSubscription(account, subscription, periodEnd);
  else renew(account, subscription);
  return true;
};

/** Lets everything happen to an account that time alone brings until `now`: periods end or begin anew, sessions expire. */
export const advance = (account: Account, now: number): void => {
  for (const subscription of account.subscriptions) while (step(account, subscription, now));
  for (const session of account.sessions) {
    if (session.status !== 'open' || session.expiresAt > now) continue;
    session.status = 'expired';
    happen.session(account, 'expired', session, now);
  }
};
