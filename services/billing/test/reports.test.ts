import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenBilling, openBilling, problemOf } from './_harness.ts';

let billing: OpenBilling;
beforeAll(async () => {
  billing = await openBilling();
});
afterAll(() => billing?.stop());

test('three reports a month are free, then those that were bought, then none', async () => {
  const ana = billing.newReader();
  await ana.buyReport();
  const granted = [];
  for (const id of ['a', 'b', 'c', 'd']) granted.push(await ana.allowance(id));
  expect(granted).toEqual(['free', 'free', 'free', 'purchase']);
  expect(await problemOf(await ana.ask('/internal/report-allowance', { reportId: 'e' }))).toEqual([
    402,
    'payment_required',
    'You have made 3 reports this month. One more costs $0.99, or choose a plan.',
  ]);
  expect(await ana.allowance('b')).toBe('free');
  expect((await ana.status()).reports).toMatchObject({ used: 3, bought: 0 });
});

test('asked at once, never more are granted than there are, and a report is spent once', async () => {
  const ana = billing.newReader();
  await ana.buyReport();
  const different = await Promise.all(Array.from({ length: 12 }, (_, at) => ana.allowance(`r${at}`)));
  expect(different.filter((each) => each === 'free')).toHaveLength(3);
  expect(different.filter((each) => each === 'purchase')).toHaveLength(1);
  expect(different.filter((each) => each === 402)).toHaveLength(8);

  const ben = billing.newReader();
  const same = await Promise.all(Array.from({ length: 10 }, () => ben.allowance('one')));
  expect(new Set(same)).toEqual(new Set(['free']));
  expect((await ben.status()).reports.used).toBe(1);
});

test('what could not be made is given back, once', async () => {
  const ana = billing.newReader();
  for (const id of ['a', 'b', 'c']) await ana.allowance(id);
  await ana.buyReport('d');
  expect(await ana.allowance('d')).toBe('purchase');
  expect((await ana.giveBack('d')).status).toBe(204);
  expect((await ana.giveBack('d')).status).toBe(204);
  expect((await ana.giveBack('a')).status).toBe(204);
  expect((await ana.status()).reports).toMatchObject({ used: 2, bought: 1 });
  await billing.newReader().giveBack('b');
  expect((await ana.status()).reports.used).toBe(2);
});

test('a report that is paid for is not paid for again', async () => {
  const ana = billing.newReader();
  await ana.buyReport('r1');
  expect((await ana.ask('/api/create-payment-intent', { amount: 0.99, reportId: 'r1' })).status).toBe(409);
  expect((await ana.status()).reports.bought).toBe(1);
  const { invoices } = await ana.read<{ invoices: object[] }>('/api/billing/invoices');
  expect(invoices).toMatchObject([{ kind: 'report', tier: null, amountCents: 99, state: 'paid' }]);
  const own = await ana.read<{ rows: object[] }>('/internal/own-data/purchases');
  expect(own.rows).toEqual(invoices);
});

test('with a plan there is no bound, and the free ones are still there afterwards', async () => {
  const ana = billing.newReader();
  await ana.subscribe('pro');
  for (let at = 0; at < 5; at++) expect(await ana.allowance(`p${at}`)).toBe('plan');
  expect((await ana.status()).reports).toMatchObject({ used: 5, limit: -1 });
});

test('with the next month the free ones are there again', async () => {
  const ana = billing.newReader();
  for (const id of ['a', 'b', 'c']) await ana.allowance(id);
  expect(await ana.allowance('d')).toBe(402);
  billing.pass(32);
  expect(await ana.allowance('d')).toBe('free');
});
