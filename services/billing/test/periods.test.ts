import type { PendingPayment } from '@360/contracts/billing';
import { waitUntil } from '@360/testkit/wait-until';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LATER_DECLINED_CARD, type OpenBilling, openBilling, type TestReader } from './_harness.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing?.stop());

const until = (who: TestReader, state: string) =>
  waitUntil(state, 10_000, async () => {
    const status = await who.status();
    return status.state === state ? status : null;
  });

test('what is kept outlasts a restart, time passes, and each plan goes on or ends as it should', async () => {
  const [goes, ends, late, bought] = [1, 2, 3, 4].map(() => billing.newReader()) as [
    TestReader,
    TestReader,
    TestReader,
    TestReader,
  ];
  await goes.subscribe('pro');
  await ends.subscribe('pro');
  await ends.read('/api/billing/cancel', {});
  await late.subscribe('pro', LATER_DECLINED_CARD);
  await bought.buyReport();
  const { clientSecret } = await bought.read<{ clientSecret: string }>('/api/create-subscription', { tier: 'power' });
  const before = await Promise.all([goes, ends, late, bought].map((who) => who.status()));

  await billing.restart();
  expect(await Promise.all([goes, ends, late, bought].map((who) => who.status()))).toEqual(before);
  expect((await bought.pay(clientSecret)).status).toBe(200);

  billing.pass(31);
  expect((await ends.status()).tier).toBe('free');
  expect(await until(ends, 'canceled')).toMatchObject({ tier: 'free', trialAvailable: false, periodEnd: null });
  expect(await until(goes, 'active')).toMatchObject({ tier: 'pro' });
  const { invoices } = await goes.read<{ invoices: object[] }>('/api/billing/invoices');
  expect(invoices).toMatchObject([{ amountCents: 999, state: 'paid' }, { amountCents: 0 }]);
  expect(await until(late, 'past_due')).toMatchObject({ tier: 'pro' });
  expect(await late.allowance('r')).toBe('plan');

  // The first month is free once.
  const { clientSecret: again } = await ends.read<{ clientSecret: string }>('/api/create-subscription', {
    tier: 'pro',
  });
  expect(await ends.read(`/api/billing/payments/${again}`)).toMatchObject({ amountCents: 999, trialDays: 0 });

  // What is left of a month that was paid for is taken off another plan.
  const { clientSecret: more } = await goes.read<{ clientSecret: string }>('/api/create-subscription', {
    tier: 'power',
  });
  const pending = await goes.read<PendingPayment>(`/api/billing/payments/${more}`);
  expect(pending.creditCents).toBeGreaterThan(900);
  expect(pending.amountCents + pending.creditCents).toBe(2_999);
  expect((await goes.pay(more)).status).toBe(200);
  expect(await goes.read('/api/billing/invoices')).toMatchObject({
    invoices: [{ amountCents: pending.amountCents }, { amountCents: 999 }, { amountCents: 0 }],
  });
  expect(await goes.status()).toMatchObject({ tier: 'power', state: 'active' });

  billing.pass(15);
  expect(await until(late, 'canceled')).toMatchObject({ tier: 'free' });
  expect(await bought.status()).toMatchObject({ tier: 'power', state: 'active' });
});

test('an account that is deleted leaves nothing here, and its plan ends', async () => {
  const [ana, ben] = [billing.newReader(), billing.newReader()];
  for (const who of [ana, ben]) {
    await who.subscribe('power');
    await who.buyReport();
    await who.allowance('r');
  }
  const collections = await billing.mongo.listCollections();
  const tracesOf = async (sub: string): Promise<string[]> => {
    const held = await Promise.all(
      collections.map(async ({ name }) => {
        const docs = await billing.mongo.collection(name).find({}).toArray();
        return docs.some((doc) => JSON.stringify(doc).includes(sub)) ? [name] : [];
      }),
    );
    return held.flat().toSorted();
  };
  const before = await tracesOf(ana.sub);
  expect(before).toEqual(['checkouts', 'readers', 'spendings', 'stand_in_accounts']);
  await billing.removals.add({ sub: ana.sub });
  await waitUntil('erasure', 10_000, async () => ((await tracesOf(ana.sub)).length === 0 ? true : null));
  expect(await tracesOf(ben.sub)).toEqual(before);
  expect(await ben.status()).toMatchObject({ tier: 'power' });
  await billing.removals.add({ sub: ana.sub });
  expect(await ana.status()).toMatchObject({ tier: 'free', state: 'none' });
});
