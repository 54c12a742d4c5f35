import type { Page } from 'playwright-core';
import type { Look } from '../looks.ts';
import type { Screen } from '../screen.ts';

const SECTIONS = ['sources', 'notifications', 'display', 'language', 'privacy'];

/** On phones the layer opens from a row of the settings' own page. */
const openSettings = (page: Page, { phone }: Look): Promise<void> =>
  page
    .locator(phone ? '.st-open' : '.topbar button:has(.lucide-settings)')
    .first()
    .click();

/** What is a reader's own. */
export const READER: readonly Screen[] = [
  { name: 'trending', path: '/trending', shows: '.tr-row' },
  { name: 'subscriptions', path: '/subscriptions', shows: '.su' },
  {
    name: 'subscriptions-find',
    path: '/subscriptions',
    shows: '.su-found',
    windowOnly: true,
    act: (page) => page.locator('main header [aria-haspopup="dialog"]').first().click(),
  },
  { name: 'watch-later', path: '/watch-later', shows: '.wide-page' },
  { name: 'library', path: '/library', shows: '.lb-card' },
  { name: 'collection', path: ({ collection }) => `/library?collection=${collection}`, shows: '.wide-page' },
  { name: 'profile', path: '/profile', shows: '.pf-stats' },
  { name: 'settings', path: '/settings', shows: '.st-cards' },
  ...SECTIONS.map(
    (section, at): Screen => ({
      name: `settings-${section}`,
      path: '/settings',
      shows: '.st-body',
      windowOnly: true,
      act: async (page, look) => {
        if (!look.phone) await page.goto('/');
        await openSettings(page, look);
        await page.locator('.st-nav button').nth(at).click();
      },
    }),
  ),
  {
    name: 'settings-delete',
    path: '/settings',
    shows: '.st-delete',
    windowOnly: true,
    act: (page) => page.locator('#account .st-danger').click(),
  },
  { name: 'posts', path: '/posts', shows: '.wide-page article, .wide-page li' },
  {
    name: 'create-content',
    path: '/posts',
    shows: 'dialog.pf',
    act: async (page) => {
      await page.locator('main button:has(.lucide-square-pen)').first().click();
      await page.locator('dialog .pf-title').fill('What the harbour plan leaves out');
      await page.locator('dialog textarea').fill('Three things nobody asked at the hearing.');
    },
  },
];
