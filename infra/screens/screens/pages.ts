import type { Screen } from '../screen.ts';

/** Pages that say how things are, and those that come where something is missing. */
export const PAGES: readonly Screen[] = [
  ...['help', 'terms', 'privacy', 'copyright'].map(
    (page): Screen => ({ name: page, path: `/${page}`, shows: '.doc-text h1' }),
  ),
  { name: 'opt-out', path: '/opt-out', shows: '.oo-types' },
  {
    name: 'opt-out-status',
    path: ({ requestReference }) => `/opt-out/status/${requestReference}`,
    shows: '.oo-said, .oo-section',
  },
  {
    name: 'keyboard-help',
    path: '/',
    shows: 'dialog[open] dl',
    on: 'desktop',
    windowOnly: true,
    act: (page) => page.keyboard.press('?'),
  },
  { name: 'login', path: '/login', shows: 'main h1' },
  {
    name: 'sign-out',
    path: '/help',
    shows: 'dialog[open] h2',
    windowOnly: true,
    act: async (page) => {
      await page.locator('[data-menu]').locator('visible=true').first().click();
      await page.locator('.nav-entry:has(.lucide-log-out)').locator('visible=true').click();
    },
  },
  { name: 'not-found', path: '/nothing-here', shows: '.lost', windowOnly: true },
  {
    name: 'offline',
    path: '/',
    shows: '.line .lucide-wifi-off',
    windowOnly: true,
    grows: true,
    act: (page) => page.context().setOffline(true),
    expected: /ERR_INTERNET_DISCONNECTED/,
  },
  {
    name: 'broken-page',
    path: '/profile',
    shows: '[role="alert"] h1',
    windowOnly: true,
    // what could not be drawn stood there for a moment
    grows: true,
    before: (page) => page.route('**/api/profile?zone=*', (route) => route.fulfill({ json: { name: {} } })),
    expected: /./,
  },
];
