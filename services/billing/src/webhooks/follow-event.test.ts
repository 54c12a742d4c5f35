import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import type { ReaderDoc } from '../readers/reader.model.ts';
import { recordOf } from '../subscriptions/subscription-record.ts';
import { createSyncReader } from '../subscriptions/sync-reader.ts';
import { createFollowEvent } from './follow-event.ts';

const EVENTS = 1_000;
const TIMES = 3;
const ORDERS = 10;
const CUSTOMERS = 25;
const AT_ONCE = 40;
const NOW = new Date('2026-11-23T12:00:00Z');
const TIERS = ['360-pro', '360-power'];
const STATES = ['trialing', 'active', 'past_due', 'canceled', 'incomplete', 'unpaid'] as const;

/** The generator "mulberry32": the same numbers for the same seed. */
const randomOf = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
const shuffled = <T>(rows: readonly T[], random: () => number): T[] =>
  rows
    .map((row) => ({ row, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ row }) => row);

const subscriptionOf = (customer: string, round: number, random: () => number) => {
  const any = <T>(rows: readonly T[]) => rows[Math.floor(random() * rows.length)] as T;
  const start = 1_790_000_000 + round * 1_000;
  const item = { id: `si_${customer}`, price: { product: any(TIERS), unit_amount: 999 } };
  return {
    ...{ object: 'subscription', id: `sub_${customer}`, customer, created: 1, status: any(STATES), cancel_at: null },
    ...{ cancel_at_period_end: random() < 0.3, trial_start: null },
    items: { data: [{ ...item, current_period_start: start, current_period_end: start + 2_592_000 }] },
  } as unknown as Stripe.Subscription;
};

/** What happened at the provider: event by event, and each subscription as it was then. */
const historyOf = (random: () => number) =>
  Array.from({ length: EVENTS }, (_, at) => {
    const customer = `cus_${Math.floor(random() * CUSTOMERS)}`;
    const object = subscriptionOf(customer, at, random);
    return {
      event: { id: `evt_${at}`, type: 'customer.subscription.updated', data: { object } } as Stripe.Event,
      object,
    };
  });

/** What is kept, in memory: a version is stored over the one before it alone, as in the database. */
const openKept = (turn: () => Promise<void>, listNow: (customer: string) => Stripe.Subscription[]) => {
  const docs = new Map<string, ReaderDoc>();
  for (let at = 0; at < CUSTOMERS; at++) {
    const base = {
      customerKey: '',
      version: 0,
      subscription: null,
      trialUsed: false,
      checkoutId: null,
      resyncAt: null,
    };
    docs.set(`reader-${at}`, { ...base, _id: `reader-${at}`, customerId: `cus_${at}` });
  }
  const seen = new Set<string>();
  const readers = {
    of: async (sub: string) => {
      await turn();
      return docs.get(sub) ?? null;
    },
    byCustomer: async (id: string) => [...docs.values()].find(({ customerId }) => customerId === id) ?? null,
    store: async (sub: string, version: number, reading: Partial<ReaderDoc>) => {
      await turn();
      const doc = docs.get(sub);
      if (doc?.version !== version) return false;
      docs.set(sub, { ...doc, ...reading, version: version + 1 });
      return true;
    },
  };
  const list = async ({ customer }: { customer: string }) => {
    await turn();
    const data = listNow(customer);
    await turn();
    return { data };
  };
  const stripe = { subscriptions: { list, cancel: async () => undefined } } as unknown as Stripe;
  const ground = { publish: async () => undefined, now: () => NOW };
  // Two processes, as in a deployment: what one shares, the other does not.
  const follow = [0, 1].map(() =>
    createFollowEvent({
      ...{ ...ground, readers, checkouts: { byPayment: async () => null }, syncCheckout: async () => null },
      events: { isKnown: async (id) => turn().then(() => seen.has(id)), keep: async (id) => void seen.add(id) },
      syncReader: createSyncReader({ ...ground, readers, stripe }),
    }),
  );
  return { docs, follow };
};

test('1,000 events, each three times, in ten orders, while more happens, come to what stands at the provider', async () => {
  const history = historyOf(randomOf(7));
  const final = new Map(history.map(({ object }) => [object.customer as string, object]));
  const expected = Object.fromEntries([...final].map(([customer, object]) => [customer, recordOf(object)]));

  for (let order = 0; order < ORDERS; order++) {
    const random = randomOf(100 + order);
    const turn = () => new Promise<void>((resolve) => (random() < 0.5 ? setImmediate(resolve) : resolve()));
    const standing = new Map<string, Stripe.Subscription>();
    const { docs, follow } = openKept(turn, (customer) => [standing.get(customer) ?? []].flat());

    // An event can be told as soon as it has happened, and any time after.
    const happenings = history.map((each, at) => ({ at, tell: false, ...each }));
    const tellings = shuffled([...happenings, ...happenings, ...happenings], random).map((each, place) => ({
      ...each,
      tell: true,
      at: Math.max(each.at, (place / TIMES) * random() * 1.2),
    }));
    const line = [...happenings, ...tellings].toSorted((a, b) => a.at - b.at || Number(a.tell) - Number(b.tell));
    let underWay: Promise<void>[] = [];
    for (const { tell, event, object } of line) {
      if (!tell) standing.set(object.customer as string, object);
      else underWay.push((follow[random() < 0.5 ? 0 : 1] ?? (async () => undefined))(event));
      if (underWay.length < AT_ONCE) continue;
      await Promise.all(underWay);
      underWay = [];
    }
    await Promise.all(underWay);

    const kept = Object.fromEntries(
      [...docs.values()].map(({ customerId, subscription }) => [customerId, subscription]),
    );
    expect(kept).toEqual(expected);
  }
});
