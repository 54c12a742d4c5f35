import { randomUUID } from 'node:crypto';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { ownStores } from '@360/testkit/own-stores';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createReaderModel } from '../src/readers/reader.model.ts';
import { createReaderRepo, type ReaderRepo } from '../src/readers/reader.repo.ts';
import { recordOf } from '../src/subscriptions/subscription-record.ts';
import { createSyncReader } from '../src/subscriptions/sync-reader.ts';
import { createEventModel, createEventRepo, type EventRepo } from '../src/webhooks/event.model.ts';
import { createFollowEvent } from '../src/webhooks/follow-event.ts';
import { logger } from './_harness.ts';
import { openSubscriptionsWire, subscriptionOf, type Wire } from './_subscriptions-wire.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const stores = ownStores();
let mongo: Awaited<ReturnType<typeof connectMongo>>;
let readers: ReaderRepo;
let events: EventRepo;
let wire: Awaited<ReturnType<typeof openSubscriptionsWire>>;
let listOf: (customer: string) => Wire[] | Promise<Wire[]>;
let told: string[];

beforeAll(async () => {
  mongo = await connectMongo(stores.mongoUrl, logger);
  readers = createReaderRepo(createReaderModel(mongo));
  events = createEventRepo(createEventModel(mongo));
  wire = await openSubscriptionsWire((customer) => listOf(customer));
});
afterAll(async () => {
  await wire?.close();
  await mongo?.close();
  await stores.drop();
});
beforeEach(() => {
  told = [];
});

const publish = async ({ type }: { type: string }) => void told.push(type);
/** What reads again in one process; each process shares nothing with the others but the database. */
const newProcess = () => createSyncReader({ readers, stripe: wire.stripe, publish, now: () => NOW });

const newReader = async (customer = `cus_${randomUUID()}`): Promise<{ sub: string; customer: string }> => {
  const sub = `anon:${randomUUID()}`;
  await readers.orNew(sub);
  await readers.setCustomer(sub, customer);
  return { sub, customer };
};

/** The provider answers when, and what, the test says. */
const answeredByHand = () => {
  const asked: ((data: Wire[]) => void)[] = [];
  listOf = () => new Promise((resolve) => asked.push(resolve));
  return async (at: number, data: Wire[]): Promise<void> => {
    await expect.poll(() => asked.length).toBeGreaterThan(at);
    asked[at]?.(data);
  };
};

test('a reading that began before a newer one was stored does not replace it, but is done again', async () => {
  const { sub, customer } = await newReader();
  const answer = answeredByHand();
  const [old, fresh] = ['360-pro', '360-power'].map((product) => [subscriptionOf(customer, { product })]);
  let asks = 0;
  const byHand = listOf;
  listOf = (asked) => {
    asks += 1;
    return byHand(asked);
  };
  const slow = newProcess()(sub);
  await expect.poll(() => asks).toBe(1);
  const quick = newProcess()(sub);
  await answer(1, fresh ?? []);
  await quick;
  expect((await readers.of(sub))?.subscription?.tier).toBe('power');
  await answer(0, old ?? []);
  await answer(2, fresh ?? []);
  await slow;
  expect((await readers.of(sub))?.subscription?.tier).toBe('power');
});

test('of two that live the newer stands, and the other is ended; only a change is told', async () => {
  const { sub, customer } = await newReader();
  const both = [
    subscriptionOf(customer, { id: 'sub_old', created: 1, status: 'trialing', trial_start: 1 }),
    subscriptionOf(customer, { id: 'sub_new', created: 2, product: '360-power' }),
    subscriptionOf(customer, { id: 'sub_gone', created: 3, status: 'canceled' }),
  ];
  const sync = newProcess();
  listOf = () => both;
  expect(await sync(sub)).toBe(true);
  expect(await readers.of(sub)).toMatchObject({ subscription: { id: 'sub_new' }, trialUsed: true });
  expect(wire.ended).toEqual(['sub_old']);
  listOf = () => both.slice(1);
  expect(await sync(sub)).toBe(false);
  expect(told).toEqual(['billing.changed']);
});

test('of things that are no plan of ours, or never began, nothing is known', async () => {
  const { sub, customer } = await newReader();
  listOf = () => [
    subscriptionOf(customer, { id: 'sub_a', product: 'other-product' }),
    subscriptionOf(customer, { id: 'sub_b', created: 2, status: 'incomplete' }),
  ];
  expect(await newProcess()(sub)).toBe(false);
  expect(await readers.of(sub)).toMatchObject({ subscription: null, trialUsed: false, resyncAt: null });
});

const EVENTS = 1_000;
const TIMES = 3;
const CUSTOMERS = 25;
const AT_ONCE = 40;
const STATES = ['trialing', 'active', 'past_due', 'canceled', 'incomplete', 'unpaid'];

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

/** What happened at the provider: event by event, and each subscription as it was then. */
const historyOf = (random: () => number) =>
  Array.from({ length: EVENTS }, (_, at) => {
    const any = (rows: readonly string[]) => rows[Math.floor(random() * rows.length)];
    const object = subscriptionOf(`cus_${Math.floor(random() * CUSTOMERS)}`, {
      ...{ product: any(['360-pro', '360-power']), status: any(STATES), start: 1_790_000_000 + at * 1_000 },
      cancel_at_period_end: random() < 0.3,
    });
    return { at, object, event: { id: `evt_${at}`, type: 'customer.subscription.updated', data: { object } } };
  });

test('1,000 events, each three times, in any order, while more happens, come to what stands at the provider', async () => {
  const random = randomOf(7);
  const history = historyOf(random);
  const subs = new Map<string, string>();
  for (let at = 0; at < CUSTOMERS; at++) subs.set(`cus_${at}`, (await newReader(`cus_${at}`)).sub);
  const standing = new Map<string, Wire>();
  listOf = (customer) => [standing.get(customer) ?? []].flat();
  // Two processes, as in a deployment: what one shares, the other does not.
  const follow = [0, 1].map(() =>
    createFollowEvent({
      ...{ readers, events, publish, now: () => NOW, syncReader: newProcess() },
      ...{ checkouts: { byPayment: async () => null }, syncCheckout: async () => null },
    }),
  );

  // An event can be told as soon as it has happened, and any time after.
  const tellings = Array.from({ length: TIMES }, () => history).flatMap((rows) =>
    rows.map((each) => ({ ...each, tell: true, at: each.at + random() * (EVENTS - each.at) * 1.2 })),
  );
  const line = [...history.map((each) => ({ ...each, tell: false })), ...tellings].toSorted(
    (a, b) => a.at - b.at || Number(a.tell) - Number(b.tell),
  );
  let underWay: Promise<void>[] = [];
  for (const { tell, event, object } of line) {
    if (!tell) standing.set(object.customer, object);
    else underWay.push((follow[random() < 0.5 ? 0 : 1] ?? (async () => undefined))(event as unknown as Stripe.Event));
    if (underWay.length < AT_ONCE) continue;
    await Promise.all(underWay);
    underWay = [];
  }
  await Promise.all(underWay);

  for (const [customer, sub] of subs) {
    const last = standing.get(customer);
    const expected = last ? recordOf(last as unknown as Stripe.Subscription) : null;
    expect((await readers.of(sub))?.subscription ?? null).toEqual(expected);
  }
});
