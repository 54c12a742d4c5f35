import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BASE, cardsInView, leave, useBrowser, visit } from './browser.ts';

useBrowser();

/** Keeps the first reports of the feed by keyboard; gives their headlines, the last kept first. */
async function keep(page: Page, count: number): Promise<string[]> {
  const titles: string[] = [];
  for (const id of (await cardsInView(page)).slice(0, count)) {
    await page.keyboard.press('j');
    await page.keyboard.press('s');
    const card = page.locator(`[data-item="${id}"]`);
    await card.getByRole('img', { name: 'Saved' }).waitFor();
    titles.unshift(await card.locator('.card-link').innerText());
  }
  // It is noted a moment later, which whoever leaves at once would not see.
  await expect.poll(() => page.evaluate(`localStorage.getItem('activity-untold')`)).toMatch(/"save"/);
  return titles;
}

const rows = (page: Page) => page.locator('main li.sl-row');
const undo = (page: Page) => page.locator('.toast').getByRole('button', { name: 'Undo' }).click();

test('watch later is empty at first, holds what is kept with s, and gives back what was removed in error', async () => {
  const reader = await visit('/watch-later');
  const { page } = reader;
  await page.getByRole('heading', { name: 'No saved articles yet' }).waitFor();
  await page.getByText('Articles you save will appear here').waitFor();
  await page.getByRole('link', { name: 'Go to the feed' }).click();
  await page.waitForURL(`${BASE}/`);
  const titles = await keep(page, 2);
  await page.goto(`${BASE}/watch-later`);
  await expect.poll(() => rows(page).count(), { timeout: 15_000 }).toBe(2);
  const remove = rows(page)
    .first()
    .getByRole('button', { name: /^Remove/ });
  await remove.click();
  await expect.poll(() => rows(page).count()).toBe(1);
  await undo(page);
  await expect.poll(() => rows(page).count()).toBe(2);
  await page.reload();
  await expect.poll(() => rows(page).locator('h2').allInnerTexts()).toEqual(titles);
  await rows(page).first().getByRole('link').first().click();
  await page.waitForURL('**/item/**');
  expect(await page.locator('main h1').innerText()).toBe(titles[0]);
  await leave(reader);
});

test('a collection is made, filled, renamed and removed, and its reports stay; what was done is listed', async () => {
  const reader = await visit('/');
  const { page } = reader;
  const [title] = await keep(page, 1);
  await page.goto(`${BASE}/library`);
  await page.getByText('No collections yet').waitFor();
  const add = page.getByRole('button', { name: 'New collection' });
  await add.click();
  const field = page.getByLabel('Name of the collection');
  await field.fill('  ');
  expect(await page.getByRole('button', { name: 'Add', exact: true }).isDisabled()).toBe(true);
  await field.fill('<b>Gates</b>');
  await page.keyboard.press('Enter');
  const card = page.getByRole('region', { name: 'Your collections' }).getByRole('link');
  await card.getByText('<b>Gates</b>').waitFor();
  await rows(page)
    .getByRole('button', { name: /^Collections of/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Collections' });
  await dialog.getByRole('checkbox', { name: '<b>Gates</b>' }).click();
  await page.keyboard.press('Escape');
  await card.getByText('1 article').waitFor();

  await card.click();
  await page.waitForURL(({ searchParams }) => searchParams.has('collection'));
  await page
    .locator('main')
    .getByRole('link', { name: title ?? '' })
    .waitFor();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name of the collection').fill('Sea gates');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Sea gates' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Sea gates' }).waitFor();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.waitForURL(`${BASE}/library`);
  await page.getByText('No collections yet').waitFor();
  await undo(page);
  await card.getByText('Sea gates').waitFor();
  await card.click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.locator('.toast').getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByText('No collections yet').waitFor();
  await rows(page)
    .getByText(title ?? '')
    .waitFor();
  await page.getByRole('complementary', { name: 'Recent activity' }).getByText('Saved:').waitFor();
  await leave(reader);
});

test('an outlet and a topic are followed, with their latest, and let go with a way back', async () => {
  const reader = await visit('/subscriptions');
  const { page } = reader;
  await page.getByRole('heading', { name: 'You follow nothing yet' }).waitFor();
  const name = (await page.locator('[data-item] .card-foot b').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Find publishers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find publishers' });
  await dialog.getByRole('searchbox').fill(name);
  await dialog.getByRole('button', { name: `Subscribe: ${name}`, exact: true }).click();
  await dialog.getByRole('button', { name: `Subscribed: ${name}`, exact: true }).waitFor();
  await page.keyboard.press('Escape');
  const outlet = page.getByRole('region', { name, exact: true });
  await outlet.locator('article').first().waitFor();
  await outlet.getByText('1 subscriber', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Follow a topic' }).click();
  await page.locator('main').getByRole('button', { name: 'Science', exact: true }).click();
  const topic = page.getByRole('button', { name: 'Stop following Science' });
  await topic.waitFor();
  await page.getByRole('region', { name: 'More from your topics' }).locator('article').first().waitFor();
  await topic.click();
  await topic.waitFor({ state: 'detached' });
  await undo(page);
  await topic.waitFor();
  await page.reload();
  await topic.waitFor();
  await outlet.waitFor();
  await leave(reader);
});

test('a profile counts what was read and analysed, and has the name the reader gives it', async () => {
  const reader = await visit('/');
  const { page } = reader;
  const [first] = await cardsInView(page);
  const link = page.locator(`[data-item="${first}"] .card-link`);
  const title = await link.innerText();
  await link.click();
  await expect.poll(() => page.locator('main h1').innerText()).toBe(title);
  // What is on screen for two seconds has been read.
  await expect.poll(() => page.evaluate(`localStorage.getItem('activity-untold')`)).toMatch(/"read"/);
  await page.goto(`${BASE}/profile`);
  const figure = (name: string) =>
    page.locator('.pf-stats > div').filter({ hasText: name }).locator('dd').first().innerText();
  await expect
    .poll(
      async () => {
        await page.reload();
        await page.getByText('Reader since').waitFor();
        return [await figure('Articles Read'), await figure('Days Active'), await figure('Stories Analyzed')];
      },
      // a page tells what waits some seconds after it has loaded
      { timeout: 30_000, interval: 5_000 },
    )
    .toEqual(['1', '1', '0']);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Your name').fill('<img src=x onerror=alert(1)> Mira');
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)> Mira' });
  await heading.waitFor();
  await page.reload();
  await heading.waitFor();
  await leave(reader);
});

test('the bell says how notifications come about while there are none, and Esc closes it', async () => {
  const reader = await visit('/');
  const { page } = reader;
  const bell = page.getByRole('button', { name: 'Notifications', exact: true });
  await bell.click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await panel.getByText('Nothing to tell yet').waitFor();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await expect.poll(() => bell.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  await leave(reader);
});
