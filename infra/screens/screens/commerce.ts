import type { Screen } from '../screen.ts';

const CARD_FORM = 'form.pay-form';

/** What is sold, and where it is paid for. */
export const COMMERCE: readonly Screen[] = [
  { name: 'billing', path: '/billing', shows: '.bl-current' },
  {
    name: 'checkout',
    path: '/billing',
    shows: CARD_FORM,
    act: (page) => page.locator('.bl-card.bl-popular button').click(),
  },
  {
    name: 'checkout-declined',
    path: '/billing',
    shows: '.pay-card ~ [role="alert"]',
    // the server's answer is told below the card
    grows: true,
    expected: /402/,
    act: async (page) => {
      await page.locator('.bl-card.bl-popular button').click();
      const values = { number: '4000 0000 0000 9995', expiry: '04 / 34', cvc: '123', name: 'Mira Ostby' };
      for (const [name, value] of Object.entries(values))
        await page.locator(`${CARD_FORM} [name="${name}"]`).fill(value);
      await page.locator(`${CARD_FORM} [type="submit"]`).click();
    },
  },
  { name: 'checkout-none', path: '/checkout', shows: 'main h1' },
];
