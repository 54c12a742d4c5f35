import type { Page } from 'playwright-core';
import type { Look } from '../looks.ts';
import type { Screen } from '../screen.ts';

const openDialog = async (page: Page, { phone }: Look): Promise<void> => {
  if (phone) await page.locator('.hs-phone').click();
  else await page.keyboard.press('/');
  await page.locator('dialog[open] textarea').waitFor();
};

/** Search, over the page and as a page, and what is kept of it. */
export const SEARCH: readonly Screen[] = [
  { name: 'search-dialog', path: '/', shows: 'dialog[open] textarea', windowOnly: true, act: openDialog },
  {
    name: 'search-dialog-results',
    path: '/',
    shows: 'dialog[open] mark',
    windowOnly: true,
    act: async (page, look, { word }) => {
      await openDialog(page, look);
      await page.keyboard.type(word);
      await page.keyboard.press('Enter');
      await page.locator('dialog[open] mark').first().waitFor();
    },
  },
  { name: 'search-saved', path: '/search', shows: '.ss-row' },
  { name: 'search-results', path: ({ word }) => `/search?q=${word}`, shows: '.sp-hit' },
  {
    name: 'search-facets',
    path: ({ word }) => `/search?q=${word}`,
    shows: 'dialog[open]',
    on: 'phone',
    windowOnly: true,
    act: (page) => page.locator('main button:has(.lucide-sliders-horizontal)').click(),
  },
  { name: 'search-nothing', path: '/search?q=zzyzzyx', shows: '.sp-none' },
  {
    name: 'notifications',
    path: '/',
    shows: '.nf',
    windowOnly: true,
    act: async (page, { phone }) => {
      if (phone) await page.locator('.bottom-bar [data-menu]').click();
      await page.locator(`${phone ? '.drawer' : '.topbar'} button:has(.lucide-bell)`).click();
    },
  },
];
