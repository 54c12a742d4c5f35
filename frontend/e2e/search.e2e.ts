import type { BrowserContextOptions } from 'playwright-core';
import { expect, test } from 'vitest';
import { BASE, DESKTOP, PHONE, useBrowser, visit } from './browser.ts';
import { violations } from './violations.ts';

useBrowser();

/** A word of a headline that the running product has in its index by now, whatever it serves. */
async function wordOfNews(): Promise<string> {
  const items = (await (await fetch(`${BASE}/api/news?limit=50`)).json()) as { title: string; language: string }[];
  const words = items.flatMap(({ title }) => title.match(/\b[A-Z][a-z]{5,}\b/g) ?? []);
  const [word = ''] = words;
  const found = async () => {
    const answer = await (await fetch(`${BASE}/api/search?q=${word}`)).json();
    return (answer as { totalResults?: number }).totalResults ?? 0;
  };
  await expect.poll(found, { timeout: 30_000 }).toBeGreaterThan(0);
  return word;
}

test('a slash opens the search, Enter asks, a result leads to its page', async () => {
  const word = await wordOfNews();
  const seen = await visit('/');
  const { page } = seen;
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  const result = dialog.locator('a[href*="/item/"], a[href*="/story/"]').first();
  await result.waitFor();
  expect(await dialog.locator('mark').count()).toBeGreaterThan(0);
  expect(await violations(seen.page)).toEqual([]);
  await result.click();
  await page.waitForURL(/\/(item|story)\//);
  await dialog.waitFor({ state: 'detached' });
  expect(seen.faults).toEqual([]);
  expect([...seen.hosts]).toEqual([new URL(BASE).host]);
  await seen.context.close();
});

test('the search page holds its state in the address, back and forward', async () => {
  const word = await wordOfNews();
  const { page, context, faults } = await visit('/');
  await page.goto(`${BASE}/search?q=${word}`);
  await page.locator('main mark').first().waitFor();
  await page.locator('main form input[type=text]').fill(`${word} type:video`);
  await page.keyboard.press('Enter');
  await page.waitForURL(/type/);
  await page.goBack();
  await page.locator('main mark').first().waitFor();
  expect(new URL(page.url()).searchParams.get('q')).toBe(word);
  await page.reload();
  await page.locator('main mark').first().waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

const LOOKS: readonly (readonly [name: string, query: string, options: BrowserContextOptions])[] = [
  ['light', '', DESKTOP],
  ['dark', '', { ...DESKTOP, colorScheme: 'dark' }],
  ['Arabic', '&lang=ar', DESKTOP],
  ['phone, dark', '', { ...PHONE, colorScheme: 'dark' }],
];

test.each(LOOKS)('no violations on the search page: %s', async (_name, query, options) => {
  const word = await wordOfNews();
  const seen = await visit('/', options);
  await seen.page.goto(`${BASE}/search?q=${word}${query}`);
  await seen.page.locator('main mark').first().waitFor();
  await seen.page.waitForTimeout(500);
  expect(await violations(seen.page)).toEqual([]);
  await seen.context.close();
});
