import type { PendingPayment } from '@360/contracts/billing';
import type { Screen } from './entry.ts';
import { answer, change, delay, fillCard, goTo, heal, PAYS, pay, press, pressThere } from './reach.ts';

const SUBSCRIBE = '/api/create-subscription';
const DECLINED = '4000 0000 0000 9995';

/** Plans, the way to pay for them with cards for testing, and what a subscribed reader can do. */
export const COMMERCE: readonly Screen[] = [
  {
    screen: 'plans',
    at: () => '/billing',
    states: [
      {
        state: 'of a reader without a plan',
        says: [
          ...['Choose Your Plan', 'Test mode. No card is charged.', 'Current plan', 'Most popular', 'Your plan'],
          ...[
            'One 360 Briefing Report',
            '$0.99',
            'Buy a single report',
            'Free Trial - 1 Month',
            'Free',
            'Pro',
            'Power',
          ],
          ...[
            '$0',
            '$9.99',
            '$29.99',
            'a month',
            /one month free with unlimited reports/i,
            'Choose Pro',
            'Choose Power',
          ],
          ...['Feature comparison', '3 reports per month', '2 basic AI features', 'Unlimited reports'],
          ...['All 10 AI features', /PDF, Word, Excel/, 'E-mail support', /white-label reports/, 'Custom AI personas'],
          ...[/API access and team tools/, 'Phone and e-mail support + dedicated manager', /^In preparation/],
          ...['Secure payments', 'Cancel anytime', '30-day money-back guarantee'],
          ...[/immediately.*proration/i, /card or PayPal/, /free plan is basic/],
        ],
        never: [/-1\b/],
      },
      {
        state: 'the free one chosen',
        reach: (page) => press(page, 'Your plan'),
        says: ["You're already on the Free plan: Upgrade to Pro or Power for unlimited reports!"],
      },
      {
        state: 'refused',
        reach: async (page) => {
          await answer(page, SUBSCRIBE, 500, {});
          await press(page, 'Choose Pro');
        },
        says: ['Failed to start subscription. Please try again.', 'Failed to create subscription', 'Choose Pro'],
      },
      {
        state: 'without an address to pay at',
        reach: async (page) => {
          await heal(page);
          await answer(page, SUBSCRIBE, 200, {});
          await press(page, 'Choose Pro');
        },
        says: ['Failed to start subscription. Please try again.', 'No checkout URL received'],
      },
      {
        state: 'a plan on its way',
        reach: async (page) => {
          await heal(page);
          await delay(page, SUBSCRIBE, 1_500);
          await press(page, 'Choose Power');
        },
        says: ['Processing...'],
        never: ['Choose Pro', 'Choose Power'],
      },
      {
        state: 'checkout',
        says: [
          ...[
            'Complete Your Subscription',
            'Back to Plans',
            'Test mode. No card is charged.',
            'Power, monthly',
            'Today',
          ],
          ...['Card number', 'Expiry', 'Security code', 'Name on card', /^Pay \$/, /4242 4242 4242 4242.? pays/],
          ...[/^Renews on .* for \$29\.99 a month\. Cancel anytime\./],
        ],
      },
      {
        state: 'nothing entered',
        reach: pay,
        says: ['Your card number is incomplete.', 'Please enter the name on the card.'],
      },
      {
        state: 'declined',
        reach: async (page) => {
          await fillCard(page, DECLINED);
          await pay(page);
        },
        says: ['Your card has insufficient funds.', 'Payment Failed: Your card has insufficient funds.'],
      },
      {
        state: 'paid',
        reach: async (page) => {
          await fillCard(page, PAYS);
          await pay(page);
          await page.waitForURL(({ pathname }) => pathname === '/');
        },
        says: ['Subscription Activated! Welcome to your new plan. You now have access to all premium features.'],
      },
      {
        state: 'of a reader with a plan',
        reach: (page) => goTo(page, '/billing'),
        says: [
          ...['Current plan', 'Change to Pro', 'Cancel Power', 'Renews on', 'Reports this month', /used, unlimited$/],
          ...['Invoices', 'Power, one month', 'Paid'],
        ],
      },
      {
        state: 'another plan',
        reach: (page) => press(page, 'Change to Pro'),
        says: ['Change to Pro?', /What is left of Power is credited/, 'Keep Power'],
      },
      {
        state: 'changed',
        reach: (page) => pressThere(page, 'Change to Pro'),
        says: ['You are on Pro now', 'Cancel Pro'],
      },
      {
        state: 'giving it up',
        reach: (page) => press(page, 'Cancel Pro'),
        says: ['Cancel Pro?', /^Pro ends on /, 'Keep Pro', 'Cancel subscription'],
      },
      {
        state: 'given up',
        reach: (page) => pressThere(page, 'Cancel subscription'),
        says: [/^Pro ends on /, 'Ends on', 'Keep Pro'],
        never: ['Cancel Pro'],
      },
      { state: 'taken up again', reach: (page) => press(page, 'Keep Pro'), says: ['Pro goes on', 'Cancel Pro'] },
    ],
  },
  {
    screen: 'checkout',
    at: () => '/checkout',
    states: [
      {
        state: 'nothing to pay',
        says: ['No payment information found. Please select a plan first.', 'Choose a Plan'],
      },
      { state: 'plans', reach: (page) => press(page, 'Choose a Plan', 'link'), says: ['Choose Your Plan'] },
      {
        state: 'where cards are the provider’s',
        reach: async (page) => {
          await change<PendingPayment>(page, /^\/api\/billing\/payments\//, (told) => ({ ...told, testMode: false }));
          await press(page, 'Buy a single report');
        },
        says: ['Complete Your Purchase', 'Continue to the payment provider', 'Back'],
        never: ['Card number'],
      },
      {
        state: 'one report',
        reach: async (page) => {
          await heal(page);
          await page.reload();
        },
        says: ['One 360 Briefing Report', '$0.99', 'Pay $0.99'],
      },
      {
        state: 'a fault',
        reach: async (page) => {
          await answer(page, '/api/billing/test-payments', 500, {});
          await fillCard(page, PAYS);
          await pay(page);
        },
        says: ['An unexpected error occurred', 'Payment Failed: An unexpected error occurred'],
      },
      {
        state: 'bought',
        reach: async (page) => {
          await heal(page);
          await pay(page);
        },
        says: ['Report Purchased! Your 360 Briefing Report is ready to be made, whenever you like.'],
      },
      {
        state: 'on the page of plans',
        reach: (page) => goTo(page, '/billing'),
        says: ['Bought reports', '1 not made yet', 'Invoices', 'One report'],
      },
    ],
  },
  {
    screen: 'subscription in the settings',
    at: () => '/',
    states: [
      {
        state: 'without a plan',
        reach: async (page) => {
          await press(page, 'Settings');
          await pressThere(page, 'Subscription');
        },
        says: ['Plan', 'Free', 'Reports this month', '0 of 3 used', 'Manage Subscription'],
      },
    ],
  },
];
