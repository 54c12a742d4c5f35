import type { Screen } from '../screen.ts';

const CARD_FORM = 'form.pay-form';

/**
 * What is sold, and where it is paid for. A reader has one open checkout, and two screens are looked at a time: those that
 * open one do not follow each other.
 */
export const COMMERCE: readonly Screen[] = [
  {
    name: 'checkout',
    path: '/billing',
    shows: CARD_FORM,
    act: (page) => page.locator('.bl-card.bl-popular button').click(),
  },
  { name: 'billing', path: '/billing', shows: '.bl-current' },
  { name: 'checkout-none', path: '/checkout', shows: 'main h1' },
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
];
