import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardsInView, DESKTOP, PHONE, useBrowser, visit } from './browser.ts';
import { violations } from './violations.ts';

useBrowser();

const LOOKS: readonly (readonly [name: string, path: string, options: BrowserContextOptions])[] = [
  ['light', '/', DESKTOP],
  ['dark', '/', { ...DESKTOP, colorScheme: 'dark' }],
  ['Arabic', '/?lang=ar', DESKTOP],
  ['Arabic, dark', '/?lang=ar', { ...DESKTOP, colorScheme: 'dark' }],
  ['phone', '/', PHONE],
  ['phone, Arabic, dark', '/?lang=ar', { ...PHONE, colorScheme: 'dark' }],
  ['missing page', '/nothing-here', DESKTOP],
  ['video filter', '/?category=video', DESKTOP],
];

test.each(LOOKS)('no violations: %s', async (_name, path, options) => {
  const seen = await visit(path, options);
  await seen.page.waitForTimeout(800);
  expect(await violations(seen.page)).toEqual([]);
  await seen.context.close();
});

test.each([DESKTOP, PHONE])('no violations in an opened report, read and kept', async (options) => {
  const seen = await visit('/', options);
  const [first] = await cardsInView(seen.page);
  await seen.page.locator(`[data-item="${first}"] .card-link`).click();
  await seen.page.locator('main h1').waitFor();
  await seen.page.waitForTimeout(800);
  expect(await violations(seen.page)).toEqual([]);
  await seen.context.close();
});

test('no violations with every layer open', async () => {
  const seen = await visit('/', DESKTOP);
  const { page } = seen;
  await page.getByRole('button', { name: 'More categories' }).click();
  await page.getByRole('button', { name: 'Countries' }).click();
  await page.getByRole('button', { name: 'Live TV' }).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await violations(seen.page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Feed settings' }).click();
  await page.getByRole('switch').first().waitFor();
  expect(await violations(seen.page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  expect(await violations(seen.page)).toEqual([]);
  expect(seen.faults).toEqual([]);
  await seen.context.close();
});
