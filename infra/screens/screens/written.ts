import type { Page } from 'playwright-core';
import type { Look } from '../looks.ts';
import type { Scene } from '../scene.ts';
import type { Screen } from '../screen.ts';

const keepAnswer = (page: Page, { navigator }: Scene): Promise<unknown> =>
  page.addInitScript(`sessionStorage.setItem('navigator-result', ${JSON.stringify(navigator)})`);

const openBriefing = async (page: Page, { phone }: Look): Promise<void> => {
  if (phone) await page.locator('.bottom-bar [data-menu]').click();
  await page.locator(`${phone ? '.drawer' : '.topbar'} button:has(.lucide-paperclip)`).click();
};

const draw = async (page: Page): Promise<void> => {
  const stage = page.locator('dialog [role="application"]');
  await stage.waitFor();
  const box = await stage.boundingBox();
  if (!box) throw new Error('there is nothing to draw on');
  await page.mouse.move(box.x + box.width * 0.1, box.y + box.height * 0.2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.6, { steps: 4 });
  await page.mouse.up();
};

/** What is written for a reader, and what a reader shares. */
export const WRITTEN: readonly Screen[] = [
  { name: 'navigator', path: '/navigator360', shows: '.nv-query' },
  ...['briefing', 'personas', 'deep'].map(
    (tab): Screen => ({
      name: `navigator-${tab}`,
      path: `/navigator360?tab=${tab}`,
      shows: '.nv-panel > *',
      before: keepAnswer,
    }),
  ),
  {
    name: 'briefing-dialog',
    path: '/',
    shows: 'dialog.bd',
    act: async (page, look, { story }) => {
      await openBriefing(page, look);
      await page.locator('.bd-subject').fill(story.title);
      await page.locator('.bd-link input').first().fill('https://tidewater.example/ledger/accounts-2026');
    },
  },
  { name: 'briefing', path: ({ briefing }) => `/briefing/${briefing}`, shows: '.bf-page h1' },
  {
    name: 'share-dialog',
    path: ({ item }) => `/item/${item.id}`,
    shows: 'dialog[open] li',
    act: async (page) => {
      await page.locator('main button:has(.lucide-highlighter)').first().click();
      await draw(page);
    },
  },
  { name: 'shared', path: ({ sharePath }) => sharePath, shows: '.shp' },
  { name: 'shared-lost', path: '/shared/broken', shows: '.shp-lost' },
];
