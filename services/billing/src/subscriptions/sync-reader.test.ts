import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { ReaderDoc } from '../readers/reader.model.ts';
import { createSyncReader } from './sync-reader.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const ENDS = NOW.getTime() / 1_000 + 86_400;

const subscriptionOf = (id: string, product: string, created: number, status = 'active') =>
  ({
    ...{ id, object: 'subscription', created, status, cancel_at: null, cancel_at_period_end: false },
    trial_start: status === 'trialing' ? created : null,
    items: {
      data: [
        {
          ...{ id: `si_${id}`, current_period_start: created, current_period_end: ENDS },
          price: { product, unit_amount: 999 },
        },
      ],
    },
  }) as unknown as Stripe.Subscription;

/** A reader kept in memory, and a provider whose answers the test gives. */
const open = () => {
  let doc: ReaderDoc = {
    ...{ _id: 'ana', customerKey: '', customerId: 'cus', version: 0, subscription: null, trialUsed: false },
    ...{ checkoutId: null, resyncAt: null },
  };
  const asked: ((data: Stripe.Subscription[]) => void)[] = [];
  const canceled: string[] = [];
  const readers = {
    of: async () => doc,
    store: async (_sub: string, version: number, reading: Partial<ReaderDoc>) => {
      if (doc.version !== version) return false;
      doc = { ...doc, ...reading, version: version + 1 };
      return true;
    },
  };
  const subscriptions = {
    list: () => new Promise((resolve) => asked.push((data) => resolve({ data }))),
    cancel: async (id: string) => canceled.push(id),
  };
  const stripe = { subscriptions } as unknown as Stripe;
  const told: string[] = [];
  const publish = async ({ type }: { type: string }) => void told.push(type);
  const newProcess = () => createSyncReader({ readers, stripe, publish, now: () => NOW });
  const answer = async (at: number, data: Stripe.Subscription[]): Promise<void> => {
    await expect.poll(() => asked.length).toBeGreaterThan(at);
    asked[at]?.(data);
  };
  return { newProcess, answer, doc: () => doc, canceled, told };
};

test('a reading that began before a newer one was stored does not replace it, but is done again', async () => {
  const { newProcess, answer, doc } = open();
  const [old, fresh] = [[subscriptionOf('s', '360-pro', 1)], [subscriptionOf('s', '360-power', 1)]];
  const [one, other] = [newProcess(), newProcess()];
  const slow = one('ana');
  const quick = other('ana');
  await answer(1, fresh);
  await quick;
  expect(doc().subscription?.tier).toBe('power');
  await answer(0, old);
  await answer(2, fresh);
  await slow;
  expect(doc().subscription?.tier).toBe('power');
});

test('of two that live the newer stands, and the other is ended; only a change is told', async () => {
  const { newProcess, answer, doc, canceled, told } = open();
  const both = [
    subscriptionOf('old', '360-pro', 1, 'trialing'),
    subscriptionOf('new', '360-power', 2),
    subscriptionOf('gone', '360-pro', 3, 'canceled'),
  ];
  const sync = newProcess();
  const first = sync('ana');
  await answer(0, both);
  expect(await first).toBe(true);
  expect([doc().subscription?.id, doc().trialUsed, canceled]).toEqual(['new', true, ['old']]);
  const second = sync('ana');
  await answer(1, both.slice(1));
  expect(await second).toBe(false);
  expect(told).toEqual(['billing.changed']);
});

test('of things that are no plan of ours, or never began, nothing is known', async () => {
  const { newProcess, answer, doc } = open();
  const sync = newProcess()('ana');
  await answer(0, [subscriptionOf('a', 'other-product', 1), subscriptionOf('b', '360-pro', 2, 'incomplete')]);
  expect(await sync).toBe(false);
  expect(doc()).toMatchObject({ subscription: null, trialUsed: false, resyncAt: null });
});
