import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { cardsInView, DESKTOP, feedScroll, feedSeen, leave, PHONE, scrollFeed, useBrowser, visit } from './browser.ts';

useBrowser();

describe('home on a desktop', () => {
  test('opens with a main story and six headlines, quietly', async () => {
    const { page, context, faults, hosts, shift } = await visit('/');
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(1_000);
    const headlines = (await cardsInView(page)).length + 1;
    expect(headlines).toBeGreaterThanOrEqual(6);
    expect(await shift()).toBeLessThanOrEqual(0.02);
    expect(faults).toEqual([]);
    expect([...hosts]).toEqual([new URL(page.url()).host]);
    await context.close();
  });

  test('tells who reports the main story', async () => {
    const { page, context } = await visit('/');
    await page.locator('[data-section="outlets"] li').first().waitFor();
    expect(await page.locator('main .dial').count()).toBeGreaterThan(0);
    await context.close();
  });
});

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('the list on a %s', (_, screen) => {
  test('is there wherever it is leapt to, from end to end and back', async () => {
    const reader = await visit('/', screen);
    const { page } = reader;
    const scroller = page.locator('[data-feed-scroller]');
    const leap = (share: number) =>
      scroller.evaluate((element, to) => {
        element.scrollTop = to * element.scrollHeight;
      }, share);
    for (let turn = 0; turn < 40; turn++) await leap((turn % 10) / 10);
    for (const share of [0.9, 0.1, 0.5]) {
      await leap(share);
      await expect.poll(async () => (await cardsInView(page)).length).toBeGreaterThan(2);
      await expect
        .poll(() => page.locator('[data-feed-scroller] [data-row]').count())
        .toBeGreaterThan((await cardsInView(page)).length + 4);
    }
    await leave(reader);
  });

  test('draws what the window shows first, and what lies beyond it after that', async () => {
    const reader = await visit('/', screen);
    const drawn = await reader.page.locator('[data-feed-scroller]').evaluate(async (element) => {
      const counts: number[] = [];
      const count = () => counts.push(element.querySelectorAll('[data-row]').length);
      new MutationObserver(count).observe(element, { childList: true, subtree: true });
      element.scrollTop = element.scrollHeight / 2;
      await new Promise((done) => setTimeout(done, 1_000));
      return counts;
    });
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.at(-1)).toBeGreaterThan((drawn[0] ?? 0) + 4);
    await leave(reader);
  });
});

describe('a card', () => {
  test('opens beside the feed, which keeps its place; back and forward find both again', async () => {
    const { page, context, faults } = await visit('/');
    const home = await page.locator('main h1').innerText();
    await scrollFeed(page, 900);
    const before = await feedScroll(page);
    const [, chosen] = await cardsInView(page);
    const card = page.locator(`[data-item="${chosen}"]`);
    await card.locator('.card-link').click();
    await page.waitForURL(`**/item/${chosen}`);
    await expect.poll(() => card.getAttribute('aria-current')).toBe('true');
    await page.locator('main h1').waitFor();
    expect(await feedScroll(page)).toBe(before);
    await page.goBack();
    await expect.poll(() => page.locator('main h1').innerText()).toBe(home);
    expect(await feedScroll(page)).toBe(before);
    await page.goForward();
    await page.waitForURL(`**/item/${chosen}`);
    expect(await feedScroll(page)).toBe(before);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('dims once read, also after coming again', async () => {
    const { page, context } = await visit('/');
    const [first, second] = await cardsInView(page);
    await page.locator(`[data-item="${first}"] .card-link`).click();
    await page.locator(`[data-item="${second}"] .card-link`).click();
    await expect.poll(() => page.locator(`[data-item="${first}"]`).getAttribute('class')).toContain('card-read');
    await page.reload();
    await expect.poll(() => page.locator(`[data-item="${first}"]`).getAttribute('class')).toContain('card-read');
    await context.close();
  });
});

/** Where the list stands: which cards are at the window's upper edge, and where the first of them begins. */
async function standing(page: Page) {
  const seen = await feedSeen(page);
  return { first: seen[0], ids: seen.map(([id]) => id) };
}

describe('the list', () => {
  test('goes on by itself near the end, and few rows exist at any time', async () => {
    const { page, context } = await visit('/');
    const scroller = page.locator('[data-feed-scroller]');
    const height = () => scroller.evaluate((element) => element.scrollHeight);
    const before = await height();
    await scrollFeed(page, before);
    await expect.poll(height, { timeout: 10_000 }).toBeGreaterThan(before * 1.2);
    expect(await page.locator('[data-item]').count()).toBeLessThan(60);
    await context.close();
  });

  test('keeps its own place for each filter along the history', async () => {
    const { page, context } = await visit('/', DESKTOP);
    await scrollFeed(page, 700);
    const before = await standing(page);
    await page.getByRole('button', { name: 'Video', exact: true }).click();
    await page.waitForURL('**category=video**');
    await expect.poll(() => feedScroll(page)).toBe(0);
    await page.goBack();
    await expect.poll(() => standing(page)).toEqual(before);
    await context.close();
  });

  test.each([
    ['a desktop', DESKTOP],
    ['a phone', PHONE],
  ])(
    'stands after a reload where it stood, also pages down, and back and forward find it too, on %s',
    async (_, device) => {
      const reader = await visit('/', device);
      const { page } = reader;
      const scroller = page.locator('[data-feed-scroller]');
      const firstPage = await scroller.evaluate((element) => element.scrollHeight);
      await scrollFeed(page, firstPage);
      await expect.poll(() => scroller.evaluate((element) => element.scrollHeight)).toBeGreaterThan(firstPage + 4_000);
      await scrollFeed(page, firstPage + 2_345);
      await page.waitForTimeout(300);
      const before = await standing(page);
      expect(before.ids).toHaveLength(4);
      await page.reload();
      await expect.poll(() => standing(page)).toEqual(before);

      await page.locator(`[data-item="${before.ids[1]}"] .card-link`).click();
      await page.waitForURL('**/item/**');
      await page.reload();
      await expect.poll(() => standing(page)).toEqual(before);
      await page.goBack();
      await page.waitForURL((url) => url.pathname === '/');
      await expect.poll(() => standing(page)).toEqual(before);
      await leave(reader);
    },
  );

  test('stands by the next card where the one it stood by is gone, and at its top where it was left there', async () => {
    const reader = await visit('/', DESKTOP);
    const { page } = reader;
    await scrollFeed(page, 2_000);
    const before = await feedSeen(page);
    const [gone] = before[0] ?? [];
    await page.route('**/api/news?page=1&limit=200', async (route) => {
      const response = await route.fetch();
      const rows = (await response.json()) as { id: string }[];
      await route.fulfill({ response, json: rows.filter(({ id }) => id !== gone) });
    });
    await page.reload();
    await expect.poll(() => feedSeen(page)).toContainEqual(before[1]);
    // The list holds on to its place until it has settled.
    await page.waitForTimeout(1_000);
    await scrollFeed(page, 0);
    await page.reload();
    await page.locator('[data-item]').first().waitFor();
    expect(await feedScroll(page)).toBe(0);
    await page.unrouteAll({ behavior: 'wait' });
    await leave(reader);
  });
});
