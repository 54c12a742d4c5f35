import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { ownStores } from '@360/testkit/own-stores';
import { signedFetch } from '@360/testkit/signed-fetch';
import { waitUntil } from '@360/testkit/wait-until';
import Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStandIn, type StandIn } from '../src/stand-in/stand-in.ts';
import { GOOD_CARD, logger, type OpenBilling, openBilling, problemOf } from './_harness.ts';

const SECOND = { number: GOOD_CARD, expMonth: 12, expYear: 2090, cvc: '123' };
const stores = ownStores();
let mongo: Awaited<ReturnType<typeof connectMongo>>;
let provider: StandIn;
let telling: { stop: () => Promise<void> };
let billing: OpenBilling;
let stripe: Stripe;
/** Webhooks are kept back while set, as on a bad line. */
let heldBack: [string, string][] | null = null;

const deliver = (body: string, signature: string): Promise<Response> =>
  signedFetch(billing.url(), billing.key)('/webhooks/stripe', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });

beforeAll(async () => {
  mongo = await connectMongo(stores.mongoUrl, logger);
  provider = await openStandIn({
    ...{ mongo, ensureIndexes: true, logger, everyMs: 100, checkoutPage: 'https://checkout.example/pay' },
    now: () => new Date(),
  });
  const { hostname: host, port } = new URL(provider.url);
  stripe = new Stripe('sk_test_key', { host, port, protocol: 'http', telemetry: false });
  billing = await openBilling({
    ...{ STRIPE_SECRET_KEY: 'sk_test_key', STRIPE_WEBHOOK_SECRET: provider.webhookSecret },
    ...{ STRIPE_API_URL: provider.url, SWEEP_SECONDS: '3600' },
  });
  telling = provider.start(async (body, signature) => {
    if (heldBack) heldBack.push([body, signature]);
    else if (!(await deliver(body, signature)).ok) throw new Error('not taken');
  });
});
afterAll(async () => {
  await telling?.stop();
  await billing?.stop();
  await provider?.close();
  await mongo?.close();
  await stores.drop();
});

const sessionOf = async (sub: string) => {
  const account = await mongo.collection('stand_in_accounts').findOne({ 'metadata.sub': sub });
  const sessions = (account?.sessions ?? []) as Record<
    'secret' | 'successUrl' | 'cancelUrl' | 'paymentIntent',
    string
  >[];
  return sessions[0];
};

test('a plan is paid for at the provider, and known by its webhooks', async () => {
  const ana = billing.newReader();
  const asked = await ana.ask('/api/create-subscription', { tier: 'pro', returnTo: '/library' }, 'POST', {
    origin: 'https://other.news.example',
  });
  const { checkoutUrl } = (await asked.json()) as { checkoutUrl: string };
  expect(checkoutUrl).toMatch(/^https:\/\/checkout\.example\//);
  const session = await sessionOf(ana.sub);
  expect(session).toMatchObject({
    successUrl: 'https://other.news.example/library',
    cancelUrl: 'https://other.news.example/billing',
  });
  expect((await ana.pay(session?.secret ?? '')).status).toBe(404);
  await provider.pay(session?.secret ?? '', SECOND);
  await waitUntil('the plan', 10_000, async () => ((await ana.status()).tier === 'pro' ? true : null));
  expect(await ana.status()).toMatchObject({ testMode: false, state: 'trialing' });
  expect(ana.events()).toBeGreaterThan(0);
});

test('a webhook that is forged, too old, or about nobody changes nothing', async () => {
  const payload = JSON.stringify({
    ...{ id: 'evt_1', object: 'event', type: 'customer.subscription.created' },
    data: { object: { object: 'subscription', id: 'sub_1', customer: 'cus_nobody' } },
  });
  const sign = (secret: string, timestamp: number) =>
    stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const now = Math.floor(Date.now() / 1_000);
  const [status, code] = await problemOf(await deliver(payload, sign('whsec_other', now)));
  expect([status, code]).toEqual([400, 'bad_request']);
  expect((await deliver(payload, sign(provider.webhookSecret, now - 3_600))).status).toBe(400);
  expect((await deliver(`${payload} `, sign(provider.webhookSecret, now))).status).toBe(400);
  expect((await deliver(payload, 'nonsense')).status).toBe(400);
  expect((await deliver(payload, sign(provider.webhookSecret, now))).status).toBe(200);
});

test('webhooks in any order, each three times and all at once, come to the same', async () => {
  heldBack = [];
  const readers = [1, 2, 3].map(() => billing.newReader());
  for (const reader of readers) {
    await reader.ask('/api/create-subscription', { tier: 'power' });
    await provider.pay((await sessionOf(reader.sub))?.secret ?? '', SECOND);
    await reader.ask('/api/create-payment-intent', { amount: 0.99 });
    await provider.pay((await sessionOf(reader.sub))?.secret ?? '', SECOND);
    await reader.ask('/api/billing/change', { tier: 'pro' });
    await reader.ask('/api/billing/cancel', {});
  }
  const held = heldBack;
  await waitUntil('all webhooks', 10_000, async () => (held.length >= readers.length * 10 ? true : null));
  heldBack = null;
  const shuffled = [...held, ...held, ...held].toSorted(([, a], [, b]) => (a.slice(-8) < b.slice(-8) ? -1 : 1));
  const answers = await Promise.all([...shuffled.toReversed(), ...shuffled].map(([body, by]) => deliver(body, by)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  for (const reader of readers) {
    const status = await reader.status();
    expect(status).toMatchObject({ tier: 'pro', state: 'active', endsAtPeriodEnd: true });
    expect(status.reports.bought).toBe(1);
  }
});

test('money given back takes an unmade report back, and is said of its invoice', async () => {
  const ana = billing.newReader();
  await ana.ask('/api/create-payment-intent', { amount: 0.99 });
  await provider.pay((await sessionOf(ana.sub))?.secret ?? '', SECOND);
  await waitUntil('the purchase', 10_000, async () => ((await ana.status()).reports.bought === 1 ? true : null));
  const paid = await sessionOf(ana.sub);
  await stripe.refunds.create({ payment_intent: paid?.paymentIntent ?? '' });
  await waitUntil('the refund', 10_000, async () => ((await ana.status()).reports.bought === 0 ? true : null));
  expect(await ana.read('/api/billing/invoices')).toMatchObject({ invoices: [{ state: 'refunded' }] });
});

test('a webhook that never came is made up for', async () => {
  heldBack = [];
  const other = await openBillingBeside();
  try {
    const ana = other.newReader();
    await ana.ask('/api/create-payment-intent', { amount: 0.99 });
    await provider.pay((await sessionOf(ana.sub))?.secret ?? '', SECOND);
    expect((await ana.status()).reports.bought).toBe(0);
    other.pass(1 / 24);
    await waitUntil('the purchase', 10_000, async () => ((await ana.status()).reports.bought === 1 ? true : null));
  } finally {
    heldBack = null;
    await other.stop();
  }
});

const openBillingBeside = () =>
  openBilling({
    ...{ STRIPE_SECRET_KEY: 'sk_test_key', STRIPE_WEBHOOK_SECRET: 'whsec_other' },
    ...{ STRIPE_API_URL: provider.url, SWEEP_SECONDS: '0.1' },
  });

test('where the provider is away, it is said so, and what is known stays', async () => {
  const away = await openBilling({
    ...{ STRIPE_SECRET_KEY: 'sk_test_key', STRIPE_WEBHOOK_SECRET: 'whsec_other', STRIPE_API_URL: 'http://127.0.0.1:9' },
  });
  try {
    const ana = away.newReader();
    expect(await ana.status()).toMatchObject({ tier: 'free' });
    const answers = await Promise.all([
      ana.ask('/api/create-subscription', { tier: 'pro' }),
      ana.ask('/api/create-payment-intent', { amount: 0.99 }),
    ]);
    expect(await Promise.all(answers.map(problemOf))).toEqual([
      [502, 'upstream_unavailable', 'Failed to create subscription'],
      [502, 'upstream_unavailable', 'Failed to create payment'],
    ]);
    expect(await ana.allowance('r')).toBe('free');
  } finally {
    await away.stop();
  }
});
