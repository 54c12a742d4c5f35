import type { PendingPayment } from '@360/contracts/billing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../lib/i18n.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { beginEachAfresh } from '../../test/fresh-page.ts';
import { expectTame } from '../../test/hostile-answers.ts';
import { hostileTexts } from '../../test/hostile-texts.ts';
import { startStrings } from '../../test/strings.ts';
import { checkoutAddress } from './checkout-address.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { NoPayment } from './no-payment.tsx';

beginEachAfresh();

const PAYMENT: PendingPayment = {
  kind: 'subscription',
  tier: 'power',
  amountCents: 2354,
  monthlyCents: 2999,
  creditCents: 645,
  renewsAt: '2026-12-20T12:00:00.000Z',
  trialDays: 0,
  state: 'open',
  returnTo: null,
  testMode: true,
};
const REPORT: PendingPayment = {
  ...PAYMENT,
  ...{ kind: 'report', tier: null, amountCents: 99, monthlyCents: null, creditCents: 0, renewsAt: null },
};

function startServer(more: Partial<PendingPayment> = {}) {
  return stubServer(({ method }) => (method === 'GET' ? json({ ...PAYMENT, ...more }) : json({})));
}
const show = async (heading = 'Complete Your Subscription') => {
  const drawn = renderFramed(<CheckoutPage clientSecret="cs/1" />);
  await screen.findByRole('heading', { name: heading });
  await vi.waitFor(() => expect(document.querySelector('.pay-form[role="status"]')).toBeNull());
  return drawn;
};
const type = (label: string, text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } });
const fill = (number = '4242424242424242') => {
  type('Card number', number);
  type('Expiry', '1234');
  type('Security code', '123');
  type('Name on card', 'Mira Ostby');
};
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('an address names a payment, or none', () => {
  expect(checkoutAddress({ client_secret: 'cs_1' })).toEqual({ client_secret: 'cs_1' });
  for (const named of [undefined, 1, ' ', 'x'.repeat(201)])
    expect(checkoutAddress({ client_secret: named })).toEqual({});
});

test('without a payment it leads to the plans', async () => {
  renderFramed(<NoPayment />);
  screen.getByText('No payment information found. Please select a plan first.');
  expect(screen.getByRole('link', { name: 'Choose a Plan' }).getAttribute('href')).toBe('/billing');
});

test.each([
  [
    'unknown',
    json({ error: 'There is no such payment.' }, 404),
    'No payment information found. Please select a plan first.',
  ],
  [
    'given up',
    json({ ...PAYMENT, state: 'canceled' }),
    'This payment was given up, and nothing was charged. Please choose again.',
  ],
])('a payment that is %s leads to the plans', async (_, answer, says) => {
  stubServer(() => answer.clone());
  renderFramed(<CheckoutPage clientSecret="cs_1" />);
  await screen.findByText(says);
  screen.getByRole('link', { name: 'Choose a Plan' });
});

test('says what is due today, what is credited, and when it renews', async () => {
  const server = startServer();
  await show();
  expect(server.calls[0]?.path).toBe('/api/billing/payments/cs%2F1');
  const rows = [...document.querySelectorAll('.ck-sum > div')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['One month$29.99', 'Credit from the plan before-$6.45', 'Today$23.54']);
  screen.getByText(
    /^Renews on December 20, 2026 for \$29\.99 a month\. Cancel anytime\. 30-day money-back guarantee\.$/,
  );
  screen.getByRole('button', { name: 'Pay $23.54' });
});

test('a free month is confirmed, not paid', async () => {
  startServer({ tier: 'pro', amountCents: 0, monthlyCents: 999, creditCents: 0, trialDays: 30 });
  await show();
  screen.getByText('30 days free');
  screen.getByText(/^Free until December 20, 2026, then \$9\.99 a month\./);
  screen.getByRole('button', { name: 'Confirm, nothing is due today' });
});

test('what is wrong with the card is told at its field, and nothing is sent', async () => {
  const server = startServer();
  await show();
  type('Card number', '4242');
  await press('Pay $23.54');
  for (const fault of ['Your card number is incomplete.', 'Please enter the name on the card.'])
    screen.getByText(fault);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Card number' }));
  type('Card number', '4242424242424242');
  expect(screen.queryByText('Your card number is incomplete.')).toBeNull();
  expect(server.asked('POST')).toEqual([]);
});

test('a paid plan is welcomed, and leads home in place of the form', async () => {
  const server = startServer();
  const { router } = await show();
  act(() => router.history.push('/checkout'));
  fill();
  await press('Pay $23.54');
  await screen.findByText(
    'Subscription Activated! Welcome to your new plan. You now have access to all premium features.',
  );
  expect(server.asked('POST')).toMatchObject([
    {
      path: '/api/billing/test-payments',
      body: { clientSecret: 'cs/1', card: { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' } },
    },
  ]);
  expect(router.history.location.href).toBe('/');
  expect(router.history.length).toBe(2);
});

test.each([
  ['/story/s1?tab=impact', '/story/s1?tab=impact'],
  ['//evil.example/', '/'],
  ['/\\evil.example/', '/'],
])('a bought report leads back to %s as %s', async (returnTo, to) => {
  startServer({ ...REPORT, returnTo });
  const { router } = await show('Complete Your Purchase');
  fill();
  await press('Pay $0.99');
  await screen.findAllByText(/^Report Purchased!/);
  expect(router.history.location.href).toBe(to);
});

test.each([
  [json({ error: 'Your card has insufficient funds.' }, 402), 'Your card has insufficient funds.'],
  [json({ error: '' }, 402), 'Payment failed'],
  [json({ error: 'Boom' }, 500), 'An unexpected error occurred'],
])('a failed payment is told at the card and in a toast', async (answer, says) => {
  const server = startServer();
  await show();
  server.answer = () => answer.clone();
  fill('4000000000009995');
  await press('Pay $23.54');
  expect((await screen.findByRole('alert')).textContent).toBe(says);
  screen.getAllByText(`Payment Failed: ${says}`);
  expect((screen.getByRole('textbox', { name: 'Card number' }) as HTMLInputElement).value).toBe('4000 0000 0000 9995');
});

test('what was paid before goes on; where cards are the provider’s, the way leads there', async () => {
  startServer({ ...REPORT, state: 'paid' });
  const { router, unmount } = await show('Complete Your Purchase');
  await press('Go on');
  expect(router.history.location.href).toBe('/');
  unmount();
  const server = startServer({ testMode: false, returnTo: '/library' });
  await show();
  expect(screen.queryByRole('textbox')).toBeNull();
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  server.answer = () => json({ checkoutUrl: 'https://pay.example/c/1' });
  await press('Continue to the payment provider');
  expect(server.asked('POST')).toMatchObject([
    { path: '/api/create-subscription', body: { tier: 'power', returnTo: '/library' } },
  ]);
  expect(assign).toHaveBeenCalledWith('https://pay.example/c/1');
});

test('goes back to where the reader came from, to the plans for who came by the address', async () => {
  startServer();
  const { router } = await show();
  await press('Back to Plans');
  expect(router.history.location.pathname).toBe('/billing');
});

test('a payment that cannot be loaded is told with a way to try again', async () => {
  const server = startServer();
  const { answer } = server;
  server.answer = () => json({ error: 'Later.' }, 503);
  await show();
  expect((await screen.findByRole('alert')).textContent).toContain('The payment could not be loaded.');
  server.answer = answer;
  await press('Try again');
  await screen.findByRole('button', { name: 'Pay $23.54' });
});

test('words of a server are shown as text', async () => {
  const server = startServer();
  await show();
  fill();
  for (const text of hostileTexts(8)) {
    server.answer = () => json({ error: text }, 402);
    await press('Pay $23.54');
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
    expectTame(text);
  }
});

test.each(LANGUAGES)('stands in %s', async (language) => {
  await startStrings(language);
  startServer();
  renderFramed(<CheckoutPage clientSecret="cs_1" />);
  await vi.waitFor(() => expect(document.querySelector('form.pay-form')).not.toBeNull());
  expect(document.body.textContent).not.toMatch(/plans\.|payment\./);
  await startStrings('en');
});
