import { describe, expect, test } from 'vitest';
import { BASE, cardsInView, feedScroll, MIDDLE, PHONE, scrollFeed, useBrowser, visit } from './browser.ts';

useBrowser();

const dark = 'document.documentElement.classList.contains("dark")';

test('the theme is kept, and applied before the page is drawn', async () => {
  const { page, context } = await visit('/');
  expect(await page.evaluate(dark)).toBe(false);
  const button = page.locator('[data-theme-button]');
  await button.click();
  expect(await page.evaluate('localStorage.getItem("theme")')).toBe('light');
  await button.click();
  expect(await page.evaluate('localStorage.getItem("theme")')).toBe('dark');
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  expect(await page.evaluate(dark)).toBe(true);
  await context.close();
});

test('without a choice the theme follows the device', async () => {
  const { page, context } = await visit('/', { colorScheme: 'dark' });
  expect(await page.evaluate(dark)).toBe(true);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => page.evaluate(dark)).toBe(false);
  await context.close();
});

test('Arabic turns the page round and keeps the choice', async () => {
  const { page, context, faults } = await visit('/?lang=ar');
  expect(await page.evaluate('[document.documentElement.lang, document.documentElement.dir]')).toEqual(['ar', 'rtl']);
  const feed = await page.locator('.feed').boundingBox();
  const story = await page.locator('main').boundingBox();
  expect(feed && story && feed.x < story.x).toBe(true);
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  expect(faults).toEqual([]);
  await context.close();
});

test('the language is chosen in the rail and kept', async () => {
  const { page, context } = await visit('/');
  await page.locator('.rail select').selectOption('de');
  await expect.poll(() => page.evaluate('document.documentElement.lang')).toBe('de');
  await page.reload();
  await page.getByRole('button', { name: 'Mehr Rubriken' }).waitFor();
  await context.close();
});

describe('on a phone', () => {
  test('the feed is the page, with three headlines; a card opens over it and back finds the place', async () => {
    const { page, context, faults, shift } = await visit('/', PHONE);
    expect((await cardsInView(page)).length).toBeGreaterThanOrEqual(3);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await shift()).toBeLessThanOrEqual(0.02);
    await scrollFeed(page, 600);
    const before = await feedScroll(page);
    const [, chosen] = await cardsInView(page);
    await page.locator(`[data-item="${chosen}"] .card-link`).click();
    await page.locator('main h1').waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => page.locator('.feed').isVisible()).toBe(true);
    expect(await feedScroll(page)).toBe(before);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('targets are at least 44 px', async () => {
    const { page, context } = await visit('/', PHONE);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, a, select')]
        .filter((element) => element.offsetParent !== null && !element.closest('[data-item] :is(h2, h3)'))
        .map((element) => ({
          name: element.innerText || element.getAttribute('aria-label'),
          box: element.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 1 && (box.height < 43.5 || box.width < 43.5))
        .map(({ name, box }) => `${name} ${Math.round(box.width)}×${Math.round(box.height)}`),
    );
    expect(small).toEqual([]);
    await context.close();
  });

  test('the menu opens from the bottom bar and Esc closes it', async () => {
    const { page, context } = await visit('/', PHONE);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await context.close();
  });
});

test('on a screen of middle width the feed is a drawer', async () => {
  const { page, context } = await visit('/', MIDDLE);
  expect(await page.locator('.feed').isVisible()).toBe(false);
  await page.getByRole('button', { name: '360 News', exact: true }).click();
  await page.getByRole('dialog', { name: '360 News' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.feed').isVisible()).toBe(false);
  await context.close();
});

test('a missing page says so, and a missing report too', async () => {
  const { page, context } = await visit('/no-such-page');
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await page.goto(`${BASE}/item/no-such-item`);
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
  await context.close();
});
