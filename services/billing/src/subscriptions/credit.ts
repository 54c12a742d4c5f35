import { isLive, type SubscriptionRecord } from './subscription-record.ts';

/**
 * Cents that are left of a plan's period, by the second, of what was paid for it: nothing of a trial, nothing where the
 * payment is late.
 */
export const creditOf = (subscription: SubscriptionRecord | null, now: Date): number => {
  if (!isLive(subscription) || subscription.status !== 'active') return 0;
  const { periodStart, periodEnd, cents } = subscription;
  const whole = periodEnd.getTime() - periodStart.getTime();
  const left = Math.max(0, periodEnd.getTime() - now.getTime());
  return Math.floor((cents * Math.min(left, whole)) / whole);
};
