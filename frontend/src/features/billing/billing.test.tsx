import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../lib/i18n.ts';
import { json, renderFramed } from '../../test/framed.tsx';
import { beginEachAfresh } from '../../test/fresh-page.ts';
import { expectTame } from '../../test/hostile-answers.ts';
import { hostileTexts } from '../../test/hostile-texts.ts';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { FREE, invoice, PRO, startServer } from './_fixtures.ts';
import { BillingPage } from './billing-page.tsx';

beginEachAfresh();

const show = async () => {
  const drawn = renderFramed(<BillingPage />);
  await vi.waitFor(() => expect(document.querySelector('.bl-cards:not([aria-busy])')).not.toBeNull());
  return drawn;
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => act(async () => void fireEvent.click(button(name)));
const card = (name: string) => screen.getByRole('heading', { name }).closest('li') as HTMLElement;
const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement;

test('says plans, prices and promises, and what of them is in preparation', async () => {
  startServer(FREE);
  await show();
  screen.getByRole('heading', { level: 1, name: 'Choose Your Plan' });
  screen.getByText('$0.99');
  within(card('Free Trial - 1 Month')).getByText('$0');
  within(card('Pro')).getByText('$9.99');
  within(card('Power')).getByText('$29.99');
  within(card('Pro')).getByText('Most popular');
  const cells = (name: string) => [...row(name).querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(cells('360 analysis, all ten tabs')).toEqual([
    '2 basic AI featuresFor now all of them are open to everyone',
    'All 10 AI features',
    'All 10 AI features',
  ]);
  expect(cells('Professional reports')).toEqual(['3 reports per month', 'Unlimited reports', 'Unlimited reports']);
  expect(cells('Custom AI personas')).toEqual(['–No', '–No', 'In preparation']);
  expect(cells('Support')).toEqual([
    'Help pages',
    'E-mail support',
    'Phone and e-mail support + dedicated managerIn preparation: phone support and dedicated manager',
  ]);
  for (const promise of ['Secure payments', 'Cancel anytime', '30-day money-back guarantee']) screen.getByText(promise);
  screen.getByRole('note');
  expect(screen.queryByRole('heading', { name: 'Invoices' })).toBeNull();
});

test('a paid plan is chosen, highlighted, and paid for on its own page; meanwhile no other can be', async () => {
  const { server } = startServer(FREE);
  const { router } = await show();
  let answer = (_: Response) => {};
  const waiting = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { answer: usual } = server;
  server.answer = (call) => (call.method === 'POST' ? (waiting as never) : usual(call));
  await press('Choose Pro');
  const processing = (await screen.findAllByRole('button', { name: 'Processing...' })) as HTMLButtonElement[];
  expect(processing.map(({ disabled }) => disabled)).toEqual([true, true]);
  expect([card('Pro').dataset.chosen, card('Power').dataset.chosen]).toEqual(['true', undefined]);
  await act(async () => answer(json({ checkoutUrl: '/checkout?client_secret=cs_1', clientSecret: 'cs_1' })));
  expect(server.asked('POST')).toMatchObject([{ path: '/api/create-subscription', body: { tier: 'pro' } }]);
  await vi.waitFor(() => expect(router.history.location.href).toBe('/checkout?client_secret=cs_1'));
});

test('one report is bought for its price', async () => {
  const { server } = startServer(FREE);
  const { router } = await show();
  await press('Buy a single report');
  expect(server.asked('POST')).toMatchObject([{ path: '/api/create-payment-intent', body: { amount: 0.99 } }]);
  expect(router.history.location.pathname).toBe('/checkout');
});

test('another host is left for by the browser itself, and nothing is run', async () => {
  const { server } = startServer(FREE);
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await show();
  server.answer = () => json({ checkoutUrl: 'https://pay.example/c/1', clientSecret: null });
  await press('Choose Power');
  expect(assign).toHaveBeenCalledWith('https://pay.example/c/1');
});

test('the free plan is had already, and nothing is asked', async () => {
  const { server } = startServer(FREE);
  await show();
  await press('Your plan');
  screen.getByText("You're already on the Free plan: Upgrade to Pro or Power for unlimited reports!");
  expect(server.asked('POST')).toEqual([]);
});

test.each([
  [
    'a refusal',
    json({ error: 'You have a plan already.' }, 409),
    'Failed to create subscription: You have a plan already.',
  ],
  ['a fault', json({ error: 'Boom' }, 500), 'Failed to create subscription'],
  ['no address', json({}), 'No checkout URL received'],
  ['an address that would run something', json({ checkoutUrl: 'javascript:struck()' }), 'No checkout URL received'],
])('%s is told, and the plans can be chosen again', async (_, answer, reason) => {
  const { server } = startServer(FREE);
  await show();
  server.answer = () => answer.clone();
  await press('Choose Pro');
  await screen.findAllByText('Failed to start subscription. Please try again.');
  expect(screen.getByRole('alert').textContent).toBe(reason);
  expect((button('Choose Pro') as HTMLButtonElement).disabled).toBe(false);
});

test('in the shell of the phone a client secret is asked for, and the words are its own', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  const { server } = startServer(FREE);
  const { router } = await show();
  await press('Your plan');
  screen.getByText(/^Already on Free Plan: /);
  server.answer = () => json({});
  await press('Choose Power');
  await screen.findByText('Error: Failed to initiate subscription. Please try again.');
  expect(screen.getByRole('alert').textContent).toBe('No client secret received');
  server.answer = () => json({ clientSecret: 'cs/2' });
  await press('Choose Power');
  expect(server.asked('POST').at(-1)?.body).toEqual({ planId: 'power' });
  await vi.waitFor(() => expect(router.history.location.href).toBe('/checkout?client_secret=cs%2F2'));
});

test('a subscribed reader changes plan after being told what happens at once', async () => {
  const { server, kept } = startServer(PRO, [invoice()]);
  await show();
  screen.getByRole('heading', { name: 'Your plan' });
  screen.getByText('12 used, unlimited');
  screen.getByText('December 20, 2026');
  await screen.findByText('Pro, one month');
  await press('Change to Power');
  const dialog = within(screen.getByRole('dialog', { name: 'Change to Power?' }));
  dialog.getByText(/begins at once\. What is left of Pro is credited/);
  const { answer } = server;
  server.answer = (call) => (call.method === 'POST' ? json({ error: 'Your card was declined.' }, 402) : answer(call));
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Change to Power' })));
  expect((await dialog.findByRole('alert')).textContent).toBe('Your card was declined.');
  server.answer = answer;
  kept.billing = { ...PRO, tier: 'power' };
  await act(async () => void fireEvent.click(dialog.getByRole('button', { name: 'Change to Power' })));
  expect(server.asked('POST').at(-1)).toMatchObject({ path: '/api/billing/change', body: { tier: 'power' } });
  await vi.waitFor(() => within(card('Power')).getByText('Current plan'));
});

test('a plan is given up at the end of what is paid for, and taken up again', async () => {
  const { server, kept } = startServer(PRO);
  await show();
  await press('Cancel Pro');
  kept.billing = { ...PRO, endsAtPeriodEnd: true };
  await press('Cancel subscription');
  await vi.waitFor(() => within(card('Free')).getByText('Pro ends on December 20, 2026'));
  kept.billing = PRO;
  await press('Keep Pro');
  await vi.waitFor(() => button('Cancel Pro'));
  expect(server.asked('POST').map(({ path }) => path)).toEqual(['/api/billing/cancel', '/api/billing/resume']);
});

test('what changes elsewhere is shown as soon as it is told', async () => {
  const stream = stubStream();
  const { kept } = startServer(FREE);
  await show();
  kept.billing = PRO;
  await act(async () => stream.tell({ type: 'billing.changed', to: 'me' }));
  await vi.waitFor(() => within(card('Pro')).getByText('Current plan'));
});

test('a status that cannot be had is told with a way to try again; so are invoices', async () => {
  const { server } = startServer(PRO);
  const { answer } = server;
  server.answer = () => json({ error: 'Later.' }, 503);
  renderFramed(<BillingPage />);
  expect((await screen.findByRole('alert')).textContent).toContain('Your plan could not be loaded.');
  server.answer = (call) => (call.path.startsWith('/api/billing/invoices') ? json({}, 503) : answer(call));
  await press('Try again');
  await screen.findByText('The invoices could not be loaded.');
  server.answer = answer;
  await press('Try again');
  await screen.findByText('Nothing was paid for yet.');
});

test('an address of the portal that would run something is not gone to', async () => {
  startServer({ ...PRO, testMode: false });
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  await show();
  await press('Manage card and invoices');
  await screen.findByText(/^The page of the payment provider could not be opened/);
  expect(assign).not.toHaveBeenCalled();
});

test('what a server says is shown as text, and where it points leads only to the web', async () => {
  const texts = hostileTexts(40);
  const invoices = texts.map((url, n) => invoice({ id: String(n), url }));
  const { server } = startServer(PRO, invoices);
  await show();
  await press('Change to Power');
  await vi.waitFor(() => expect(document.querySelectorAll('.bl-invoice').length).toBe(texts.length));
  for (const text of texts.slice(0, 6)) {
    server.answer = () => json({ error: text }, 409);
    await act(
      async () =>
        void fireEvent.click(screen.getAllByRole('button', { name: 'Change to Power' }).at(-1) as HTMLElement),
    );
    await vi.waitFor(() => expect(document.querySelector('dialog [role="alert"]')?.textContent).toBe(text));
    expectTame(text);
  }
});

test.each(LANGUAGES)('stands in %s', async (language) => {
  await startStrings(language);
  startServer(PRO, [invoice({ kind: 'report', tier: null })]);
  const { unmount } = renderFramed(<BillingPage />);
  await vi.waitFor(() => expect(document.querySelectorAll('.bl-invoice').length).toBe(1));
  expect(document.body.textContent).not.toMatch(/plans\.|payment\./);
  unmount();
  await startStrings('en');
});
