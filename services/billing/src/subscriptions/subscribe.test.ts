import { expect, test } from 'vitest';
import type { CheckoutDoc } from '../payments/checkout.model.ts';
import type { ReaderDoc } from '../readers/reader.model.ts';
import { createSubscribe } from './subscribe.ts';
import type { SubscriptionRecord } from './subscription-record.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const at = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const record = (over: Partial<SubscriptionRecord>): SubscriptionRecord => ({
  ...{ id: 'sub', itemId: 'si', tier: 'pro', status: 'active', cents: 999, periodStart: at(-15), periodEnd: at(15) },
  ...{ endsAtPeriodEnd: false, ...over },
});

/** What a reader with this subscription is led to pay. */
const wish = async (subscription: SubscriptionRecord | null, tier: 'pro' | 'power', trialUsed = true) => {
  const reader = { _id: 'ana', subscription, trialUsed, checkoutId: null } as ReaderDoc;
  const subscribe = createSubscribe({
    readers: { of: async () => reader, swapCheckout: async () => null },
    checkouts: { open: async () => [], byId: async () => null },
    openCheckout: { forSubscription: async (_sub, wanted) => ({ ...wanted }) as CheckoutDoc },
    syncCheckout: async () => null,
    stripe: { checkout: {} } as never,
    now: () => NOW,
  });
  const { amountCents, creditCents, trialDays } = await subscribe('ana', tier, { origin: '', returnTo: null });
  return [amountCents, creditCents, trialDays];
};

test('the first month of Pro is free, once; Power is paid from the first day', async () => {
  expect(await wish(null, 'pro', false)).toEqual([0, 0, 30]);
  expect(await wish(null, 'pro')).toEqual([999, 0, 0]);
  expect(await wish(null, 'power', false)).toEqual([2_999, 0, 0]);
});

test('what is left of a month that was paid for is taken off; of a trial, or a late payment, nothing', async () => {
  expect(await wish(record({}), 'power')).toEqual([2_500, 499, 0]);
  expect(await wish(record({ status: 'trialing' }), 'power')).toEqual([2_999, 0, 0]);
  expect(await wish(record({ status: 'past_due' }), 'power')).toEqual([2_999, 0, 0]);
  expect(await wish(record({ status: 'past_due' }), 'pro')).toEqual([999, 0, 0]);
});

test('the same plan is not sold twice, nor one that what is left pays for; one that has ended may be had again', async () => {
  await expect(wish(record({}), 'pro')).rejects.toThrow('You have Pro already.');
  await expect(wish(record({ tier: 'power', cents: 2_999 }), 'pro')).rejects.toThrow(/change your plan instead/);
  expect(await wish(record({ status: 'canceled' }), 'pro')).toEqual([999, 0, 0]);
  expect(await wish(record({ endsAtPeriodEnd: true, periodEnd: at(-1) }), 'pro')).toEqual([999, 0, 0]);
});
