import { type PendingPayment, PLANS } from '@360/contracts/billing';
import { addDays, addMonths } from './calendar.ts';
import type { CheckoutDoc, CheckoutState } from './checkout.model.ts';

const STATES: Record<CheckoutState, PendingPayment['state']> = {
  open: 'open',
  paid: 'paid',
  canceled: 'canceled',
  refunded: 'paid',
};

/** What a payment form shows; a plan paid now renews a month from now, or after the trial. */
export const presentPayment = (doc: CheckoutDoc, now: Date, testMode: boolean): PendingPayment => {
  const { kind, tier, amountCents, creditCents, trialDays, returnTo } = doc;
  const begins = doc.paidAt ?? now;
  const renewsAt = trialDays > 0 ? addDays(begins, trialDays) : addMonths(begins, 1);
  return {
    ...{ kind, tier, amountCents, creditCents, trialDays, returnTo, testMode },
    monthlyCents: tier === null ? null : PLANS[tier].monthlyCents,
    renewsAt: tier === null ? null : renewsAt.toISOString(),
    state: STATES[doc.state],
  };
};
