import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BASE, DESKTOP, PHONE, useBrowser, visit } from './browser.ts';
import { violations } from './violations.ts';

useBrowser();

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Publisher name').fill(name);
  await page.getByLabel('Website').fill('https://www.kestria-now.example/about');
  await page.getByLabel('Contact email').fill('rights@kestria-now.example');
}

test('a publisher asks, keeps the reference and follows the request by it', async () => {
  const { page, context, faults } = await visit('/');
  await page.getByRole('link', { name: 'Publisher opt-out' }).click();
  await page.waitForURL('**/opt-out');
  await page.getByRole('button', { name: 'Submit request' }).click();
  const name = page.getByLabel('Publisher name');
  await expect.poll(() => name.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true);
  expect(await name.getAttribute('aria-invalid')).toBe('true');
  expect(await page.locator(`id=${await name.getAttribute('aria-describedby')}`).innerText()).toContain('name');
  await fill(page, 'Kestria Now');
  await page.getByLabel('Website').fill('kestrianow');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await page.getByText('Begin with https://').waitFor();
  expect(await violations(page)).toEqual([]);
  await fill(page, 'Kestria Now');
  await page.getByRole('button', { name: 'Submit request' }).click();
  await page.getByRole('heading', { name: 'Request Submitted Successfully' }).waitFor();
  const reference = await page.locator('.oo-facts b').innerText();
  expect(reference).toMatch(/^PUB(-[0-9A-Z]{4}){3}$/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Track this request' }).click();
  await page.waitForURL(`**/opt-out/status/${reference}`);
  await page.getByRole('heading', { name: 'Show that the domain is yours' }).waitFor();
  await page.getByText('https://kestria-now.example/.well-known/360-news.txt').waitFor();
  expect(await page.locator('main').innerText()).not.toContain('rights@kestria-now.example');
  await page.getByRole('button', { name: 'Look for it now' }).click();
  await page.getByText('Last looked').waitFor({ timeout: 20_000 });
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
  await context.close();
});

test('another request starts with an empty form; a DMCA notice is promised within four hours', async () => {
  const { page, context } = await visit('/opt-out', PHONE);
  await fill(page, 'Kestria Now, once more');
  await page.getByText('Tell us below').click();
  await page.getByLabel('What it is about').selectOption('dmca');
  await page.getByText('Answered within 4 hours').waitFor();
  await page.getByRole('button', { name: 'Submit request' }).click();
  await page.getByRole('button', { name: 'Submit Another Request' }).click();
  expect(await page.getByLabel('Publisher name').inputValue()).toBe('');
  await context.close();
});

test('a reference is found as it is typed, and a mistyped one is told', async () => {
  const { page, context } = await visit('/opt-out');
  await page.getByLabel('Have a reference already?').fill('PUB-0000-0000-0001');
  await page.getByRole('button', { name: 'Show the request' }).click();
  await page.getByText('Please look for a typing error').waitFor();
  await page.goto(`${BASE}/opt-out/status/PUB-0000-0000-0000`);
  await page.getByText('There is no request with this reference').waitFor();
  expect(await violations(page)).toEqual([]);
  await context.close();
});

test.each([
  ['Arabic, dark', { ...DESKTOP, colorScheme: 'dark' as const }, 'ar'],
  ['phone, Arabic', PHONE, 'ar'],
  ['phone, dark', { ...PHONE, colorScheme: 'dark' as const }, 'de'],
])('no violations and nothing cut off: %s', async (_name, options, language) => {
  const { page, context } = await visit(`/opt-out?lang=${language}`, options);
  await page.locator('.oo h1').waitFor();
  await page.waitForTimeout(500);
  expect(await violations(page)).toEqual([]);
  expect(await page.locator('#main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
  await context.close();
});
