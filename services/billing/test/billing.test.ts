import { billingStatusSchema, invoiceListSchema, PLANS, pendingPaymentSchema } from '@360/contracts/billing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenBilling, openBilling, problemOf } from './_harness.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing?.stop());

test('who has paid for nothing has the free plan and its three reports', async () => {
  const status = billingStatusSchema.parse(await billing.newReader().status());
  expect(status).toMatchObject({ tier: 'free', state: 'none', trialAvailable: true, testMode: true, periodEnd: null });
  expect(status.reports).toMatchObject({ used: 0, limit: 3, bought: 0 });
});

test('without an identity there is nothing', async () => {
  for (const [path, method] of [
    ['/api/billing', 'GET'],
    ['/api/create-subscription', 'POST'],
    ['/webhooks/stripe', 'POST'],
    ['/internal/report-allowance', 'POST'],
  ] as const)
    expect((await fetch(new URL(path, billing.url()), { method })).status).toBe(401);
});

describe('a plan', () => {
  test('begins with a free month of Pro, is told of, and stands in the list of invoices', async () => {
    const ana = billing.newReader();
    const { checkoutUrl, clientSecret } = await ana.read<{ checkoutUrl: string; clientSecret: string }>(
      '/api/create-subscription',
      { planId: 'pro', userId: 'somebody', returnTo: '/stories/1' },
    );
    expect(checkoutUrl).toBe(`/checkout?client_secret=${clientSecret}`);
    const pending = pendingPaymentSchema.parse(await ana.read(`/api/billing/payments/${clientSecret}`));
    expect(pending).toMatchObject({ kind: 'subscription', tier: 'pro', amountCents: 0, trialDays: 30, state: 'open' });
    expect(pending).toMatchObject({ monthlyCents: 999, creditCents: 0, returnTo: '/stories/1', testMode: true });
    const paid = pendingPaymentSchema.parse(await (await ana.pay(clientSecret)).json());
    expect(paid.state).toBe('paid');
    const status = await ana.status();
    expect(status).toMatchObject({ tier: 'pro', state: 'trialing', trialAvailable: false, endsAtPeriodEnd: false });
    expect(status.reports.limit).toBe(-1);
    await expect.poll(ana.events, { timeout: 5_000 }).toBeGreaterThan(0);
    const { invoices } = invoiceListSchema.parse(await ana.read('/api/billing/invoices'));
    expect(invoices).toMatchObject([{ kind: 'subscription', tier: 'pro', amountCents: 0, state: 'paid', url: null }]);
    expect(await problemOf(await ana.ask('/api/create-subscription', { tier: 'pro' }))).toEqual([
      ...[409, 'conflict', 'You have Pro already.'],
    ]);
  });

  test('is paid with another card after one is declined', async () => {
    const ana = billing.newReader();
    const { clientSecret } = await ana.read<{ clientSecret: string }>('/api/create-subscription', { tier: 'power' });
    for (const [number, sentence] of [
      ['4000000000000002', 'Your card was declined.'],
      ['4000000000009995', 'Your card has insufficient funds.'],
      ['4000000000000069', 'Your card has expired.'],
      ['4000000000000127', 'Your card’s security code is incorrect.'],
      ['4242424242424241', 'Your card number is invalid.'],
      ['4539578763621486', 'Only cards for testing are taken here. Nothing was charged.'],
    ])
      expect(await problemOf(await ana.pay(clientSecret, number))).toEqual([402, 'payment_required', sentence]);
    expect(await ana.status()).toMatchObject({ tier: 'free', state: 'none' });
    expect((await ana.pay(clientSecret)).status).toBe(200);
    expect((await ana.pay(clientSecret)).status).toBe(200);
    expect(await ana.status()).toMatchObject({ tier: 'power', state: 'active', trialAvailable: true });
    const { invoices } = await ana.read<{ invoices: unknown[] }>('/api/billing/invoices');
    expect(invoices).toMatchObject([{ amountCents: PLANS.power.monthlyCents, tier: 'power' }]);
  });

  test('is changed at once, let end, and taken up again', async () => {
    const ana = billing.newReader();
    expect((await ana.ask('/api/billing/change', { tier: 'pro' })).status).toBe(409);
    expect((await ana.ask('/api/billing/cancel', {})).status).toBe(409);
    await ana.subscribe('pro');
    expect(await ana.read('/api/billing/change', { tier: 'power' })).toMatchObject({ tier: 'power', state: 'active' });
    expect((await ana.ask('/api/billing/change', { tier: 'power' })).status).toBe(409);
    const down = await ana.read('/api/billing/change', { tier: 'pro' });
    expect(down).toMatchObject({ tier: 'pro', state: 'active' });
    expect(await ana.read('/api/billing/cancel', {})).toMatchObject({ tier: 'pro', endsAtPeriodEnd: true });
    expect(await ana.read('/api/billing/resume', {})).toMatchObject({ tier: 'pro', endsAtPeriodEnd: false });
    const { invoices } = invoiceListSchema.parse(await ana.read('/api/billing/invoices'));
    expect(invoices.map(({ tier, amountCents }) => [tier, amountCents])).toEqual([
      ['pro', PLANS.pro.monthlyCents - PLANS.power.monthlyCents],
      ['power', PLANS.power.monthlyCents],
      ['pro', 0],
    ]);
  });

  test('of another kind that is bought replaces the old one', async () => {
    const ana = billing.newReader();
    await ana.subscribe('pro');
    await ana.subscribe('power');
    expect(await ana.status()).toMatchObject({ tier: 'power', state: 'active' });
    const account = await billing.mongo.collection('stand_in_accounts').findOne({ 'metadata.sub': ana.sub });
    const subscriptions = (account?.subscriptions ?? []) as { status: string }[];
    const states = subscriptions.map(({ status }) => status);
    expect(states).toEqual(['active', 'canceled']);
    expect((await ana.ask('/api/create-subscription', { tier: 'pro' })).status).toBe(409);
  });

  test('can be paid at one checkout alone', async () => {
    const ana = billing.newReader();
    const [one, two] = [
      await ana.read<{ clientSecret: string }>('/api/create-subscription', { tier: 'pro' }),
      await ana.read<{ clientSecret: string }>('/api/create-subscription', { tier: 'power' }),
    ];
    expect(await problemOf(await ana.pay(one.clientSecret))).toMatchObject([409, 'conflict', /no longer open/]);
    expect(await ana.read(`/api/billing/payments/${one.clientSecret}`)).toMatchObject({ state: 'canceled' });
    expect((await ana.pay(two.clientSecret)).status).toBe(200);
    expect(await ana.status()).toMatchObject({ tier: 'power' });
  });
});

describe('of another reader', () => {
  test('nothing is seen, and nothing paid', async () => {
    const [ana, ben] = [billing.newReader(), billing.newReader()];
    const { clientSecret } = await ana.read<{ clientSecret: string }>('/api/create-subscription', { tier: 'pro' });
    expect((await ben.ask(`/api/billing/payments/${clientSecret}`)).status).toBe(404);
    expect((await ben.pay(clientSecret)).status).toBe(404);
    await ana.subscribe('pro');
    expect(await ben.status()).toMatchObject({ tier: 'free', trialAvailable: true });
    expect(await ben.read('/api/billing/invoices')).toEqual({ invoices: [], next: null });
    expect(await ben.read('/internal/own-data/purchases')).toEqual({ rows: [], next: null });
  });
});

test('what is asked wrongly is said so', async () => {
  const ana = billing.newReader();
  for (const [path, body] of [
    ['/api/create-subscription', {}],
    ['/api/create-subscription', { tier: 'free' }],
    ['/api/create-subscription', { tier: 'pro', returnTo: '//evil.example' }],
    ['/api/create-payment-intent', { amount: 0.01 }],
    ['/api/billing/change', { tier: 'gold' }],
    ['/api/billing/test-payments', { clientSecret: 'x', card: { number: '12', expMonth: 1, expYear: 2030, cvc: '1' } }],
    ['/internal/report-allowance', {}],
  ] as const)
    expect([path, (await ana.ask(path, body)).status]).toEqual([path, 400]);
  expect((await ana.ask('/api/billing/invoices?cursor=nonsense')).status).toBe(400);
  expect(await problemOf(await ana.ask('/api/billing/portal', {}))).toMatchObject([409, 'conflict', /test mode/]);
});
