import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Account, Price, Session } from './account.ts';
import { advance } from './advance.ts';
import { cardFault, DECLINED_LATER, hasValidChecksum } from './cards.ts';
import { addMonths, nextPeriodEnd } from './months.ts';
import { paySession } from './pay-session.ts';
import { updateSubscription } from './update-subscription.ts';

const START = Date.UTC(2026, 0, 31, 12) / 1_000;
const DAY_S = 86_400;
const price = (unitAmount: number): Price => ({ id: `p${unitAmount}`, product: 'x', unitAmount, recurring: true });
const session = (over: Partial<Session> = {}): Session => ({
  ...{ id: 'cs_1', secret: 's', created: START, expiresAt: START + DAY_S, mode: 'subscription', price: price(999) },
  ...{ metadata: {}, innerMetadata: {}, trialDays: 0, discount: 0, status: 'open', successUrl: '', cancelUrl: '' },
  ...{ subscription: null, invoice: null, paymentIntent: null, ...over },
});
const paidFor = (card: string, over: Partial<Session> = {}): Account => {
  const opened = session(over);
  const account: Account = {
    ...{ _id: 'cus', created: START, deleted: false, metadata: {}, balance: 0, card: null, sessions: [opened] },
    ...{ subscriptions: [], invoices: [], charges: [], outbox: [], dueAt: null },
  };
  const fault = paySession(
    account,
    opened,
    { number: card, expMonth: 12, expYear: 2030, cvc: '123' },
    new Date(START * 1_000),
  );
  expect(fault).toBeNull();
  return account;
};
const only = <T>([first]: T[]): T => {
  if (first === undefined) throw new Error('nothing there');
  return first;
};

test('cards: checksum, expiry, and what each card for testing stands for', () => {
  expect(hasValidChecksum('4242424242424242')).toBe(true);
  expect(hasValidChecksum('4242424242424241')).toBe(false);
  const at = (number: string, expMonth: number, expYear: number) =>
    cardFault({ number, expMonth, expYear, cvc: '123' }, new Date('2026-11-30T00:00:00Z'));
  expect([at('4242424242424242', 11, 2026), at('4242424242424242', 10, 2026)]).toEqual([null, 'expired_card']);
  expect(at('5555555555554444', 1, 2030)).toBeNull();
});

test('a month ends on the same day, or on the last of a shorter month', () => {
  const day = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10);
  expect([1, 2, 13].map((months) => day(addMonths(START, months)))).toEqual(['2026-02-28', '2026-03-31', '2027-02-28']);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), fc.nat(400 * DAY_S), (anchor, after) => {
      const end = nextPeriodEnd(anchor, anchor + after);
      expect(end).toBeGreaterThan(anchor + after);
      expect(end - anchor - after).toBeLessThanOrEqual(31 * DAY_S);
    }),
  );
});

test('whenever it is looked, the same months have been charged', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 12 }), (steps) => {
      const [often, once] = [paidFor('4242424242424242'), paidFor('4242424242424242')];
      const last = steps.reduce((now, days) => {
        advance(often, now + days * DAY_S);
        return now + days * DAY_S;
      }, START);
      advance(once, last);
      expect(often.invoices.map(({ created }) => created)).toEqual(once.invoices.map(({ created }) => created));
      expect(only(often.subscriptions).periodEnd).toBe(only(once.subscriptions).periodEnd);
      expect(only(often.subscriptions).periodEnd).toBeGreaterThan(last);
    }),
  );
});

test('a card that is declined later leaves the plan unpaid for two weeks, and then ends it', () => {
  const account = paidFor(DECLINED_LATER, { trialDays: 30 });
  advance(account, START + 30 * DAY_S);
  expect(only(account.subscriptions).status).toBe('past_due');
  advance(account, START + 43 * DAY_S);
  expect(only(account.subscriptions).status).toBe('past_due');
  advance(account, START + 44 * DAY_S);
  expect(only(account.subscriptions).status).toBe('canceled');
  expect(account.outbox.at(-1)?.type).toBe('customer.subscription.deleted');
});

test('there and back again within a period costs nothing, and what is credited pays for what comes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 27 * DAY_S }), (after) => {
      const account = paidFor('4242424242424242');
      const subscription = only(account.subscriptions);
      const change = (cents: number) =>
        updateSubscription(
          account,
          subscription,
          { price: price(cents), cancelAtPeriodEnd: null, endTrialNow: false, metadata: {} },
          START + after,
        );
      expect([change(2_999), change(999)]).toEqual([true, true]);
      const paid = account.charges.reduce((sum, { amount }) => sum + amount, 0);
      expect(paid + account.balance).toBe(999);
      advance(account, subscription.periodEnd);
      expect(account.charges.reduce((sum, { amount }) => sum + amount, 0) + account.balance).toBe(2 * 999);
    }),
  );
});
