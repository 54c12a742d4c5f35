import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BASE, leave, PHONE, useBrowser, visit } from './browser.ts';

useBrowser();

const tour = (page: Page) => page.locator('dialog.tour');
const heading = (page: Page) => tour(page).getByRole('heading').innerText();

/** The page has come to rest: what is fetched later was asked for. */
const atRest = (page: Page) => page.waitForResponse('**/api/settings');

test('a newcomer is led through seven steps by keyboard, each beside what it tells of, and never again', async () => {
  const reader = await visit('/', undefined, { newcomer: true });
  const { page } = reader;
  await tour(page).waitFor();
  expect(await tour(page).getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true);
  const seen: string[] = [];
  for (let step = 1; step <= 7; step += 1) {
    const bar = tour(page).getByRole('progressbar');
    expect(await bar.getAttribute('aria-valuetext')).toBe(`Step ${step} of 7`);
    seen.push(await heading(page));
    if (step > 1) {
      const lit = await page.locator('.tour-lit').boundingBox();
      expect(lit && lit.width * lit.height, seen.at(-1)).toBeGreaterThan(1_000);
    }
    await page.keyboard.press('Enter');
  }
  expect(new Set(seen).size).toBe(7);
  await tour(page).getByText('Tutorial Complete!').waitFor();
  await tour(page).waitFor({ state: 'detached' });
  expect(await page.evaluate('localStorage.getItem("tour-completed")')).toBe('true');
  await page.reload();
  await atRest(page);
  expect(await tour(page).count()).toBe(0);
  await leave(reader);
});

test('it is left at any time, and begins again from the help page, where back leads through it', async () => {
  const reader = await visit('/', undefined, { newcomer: true });
  const { page } = reader;
  await tour(page).waitFor();
  await page.keyboard.press('Escape');
  await tour(page).waitFor({ state: 'detached' });
  await page.goto(`${BASE}/help`);
  await page.getByRole('button', { name: /tour/i }).click();
  await page.waitForURL(`${BASE}/`);
  await tour(page).waitFor();
  const welcome = await heading(page);
  await tour(page).getByRole('button', { name: 'Next' }).click();
  await tour(page).getByRole('button', { name: 'Previous' }).click();
  expect(await heading(page)).toBe(welcome);
  await tour(page).getByRole('button', { name: 'Skip' }).click();
  await tour(page).waitFor({ state: 'detached' });
  await leave(reader);
});

test('on a phone in Arabic the card stays inside the window at every step', async () => {
  const reader = await visit('/?lang=ar', PHONE, { newcomer: true });
  const { page } = reader;
  await tour(page).waitFor();
  for (let step = 1; step <= 7; step += 1) {
    const card = await page.locator('.tour-card').boundingBox();
    expect(card && card.x >= 0 && card.y >= 0).toBe(true);
    expect(card && card.x + card.width <= 390 && card.y + card.height <= 844).toBe(true);
    await page.locator('.tour-card .btn-primary').click();
  }
  await tour(page).waitFor({ state: 'detached' });
  await leave(reader);
});
