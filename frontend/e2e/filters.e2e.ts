import { expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';

useBrowser();

test('one choice across chips, categories and countries, in the address, with a way back', async () => {
  const { page, context, faults } = await visit('/');
  await page.getByRole('button', { name: 'More categories' }).click();
  await page.getByRole('button', { name: 'Countries' }).click();
  const politics = page.getByRole('group', { name: 'More categories' }).getByRole('button', { name: 'Politics' });
  await politics.click();
  await page.waitForURL('**/?category=politics');
  expect(await politics.getAttribute('aria-pressed')).toBe('true');
  const uk = page.getByRole('group', { name: 'Countries' }).getByRole('button', { name: 'UK' });
  await uk.click();
  await page.waitForURL('**/?country=uk');
  expect(await politics.getAttribute('aria-pressed')).toBe('false');
  expect(await page.locator('button[aria-pressed="true"]').count()).toBe(1);
  await page.getByRole('link', { name: 'Show all news' }).click();
  await page.waitForURL((url) => url.search === '');
  expect(await page.getByRole('button', { name: 'All News', exact: true }).getAttribute('aria-pressed')).toBe('true');
  expect(faults).toEqual([]);
  await context.close();
});

test('an address with a filter opens with it', async () => {
  const { page, context } = await visit('/?category=video');
  expect(await page.getByRole('button', { name: 'Video', exact: true }).getAttribute('aria-pressed')).toBe('true');
  await context.close();
});

test('the settings narrow to the unread and the saved', async () => {
  const { page, context, faults } = await visit('/');
  const first = await page.locator('[data-item]').first().getAttribute('data-item');
  await page.keyboard.press('j');
  await page.keyboard.press('s');
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await page.getByRole('button', { name: 'Feed settings' }).click();
  await page.getByRole('switch', { name: 'Saved only' }).click();
  await expect.poll(() => page.locator('[data-item]').count()).toBe(1);
  expect(await page.locator('[data-item]').getAttribute('data-item')).toBe(first);
  expect(faults).toEqual([]);
  await context.close();
});

test('the live menu lists channels and opens one beside the feed', async () => {
  const { page, context } = await visit('/');
  await page.route('**/*', (route) =>
    new URL(route.request().url()).host === new URL(page.url()).host ? route.continue() : route.abort(),
  );
  await page.getByRole('button', { name: 'Live TV' }).click();
  const channels = page.getByRole('menuitem');
  await channels.first().waitFor();
  const name = await channels.first().locator('span').first().innerText();
  await channels.first().click();
  await page.waitForURL('**/live/*');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await page.getByText('LIVE', { exact: true }).count()).toBe(1);
  expect(await page.locator('[data-item]').count()).toBeGreaterThan(0);
  await context.close();
});
