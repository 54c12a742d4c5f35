import { expect, test } from 'vitest';
import { cardsInView, useBrowser, visit } from './browser.ts';

useBrowser();

const focused = 'document.activeElement?.closest("[data-item]")?.dataset.item ?? null';

test('j and k walk the feed, o opens, m marks', async () => {
  const { page, context, faults } = await visit('/');
  const [first, second] = await cardsInView(page);
  await page.keyboard.press('j');
  await expect.poll(() => page.evaluate(focused)).toBe(first);
  await page.keyboard.press('j');
  await expect.poll(() => page.evaluate(focused)).toBe(second);
  await page.keyboard.press('m');
  await expect.poll(() => page.locator(`[data-item="${second}"]`).getAttribute('class')).toContain('card-read');
  await page.keyboard.press('m');
  await expect.poll(() => page.locator(`[data-item="${second}"]`).getAttribute('class')).not.toContain('card-read');
  await page.keyboard.press('k');
  await expect.poll(() => page.evaluate(focused)).toBe(first);
  await page.keyboard.press('o');
  await page.waitForURL(`**/item/${first}`);
  expect(faults).toEqual([]);
  await context.close();
});

test('j goes on beyond what is drawn', async () => {
  const { page, context } = await visit('/');
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('j');
    await page.waitForTimeout(40);
  }
  await expect
    .poll(() =>
      page.evaluate('document.activeElement?.closest("[aria-posinset]")?.getAttribute("aria-posinset") ?? null'),
    )
    .toBe('25');
  await context.close();
});

test('a walk goes on where the reader has scrolled to, not by the card that is open', async () => {
  const { page, context } = await visit('/');
  await page.keyboard.press('j');
  await expect.poll(() => page.evaluate(focused)).not.toBeNull();
  await page.keyboard.press('o');
  await page.waitForURL('**/item/*');
  await page.locator('[data-item]').first().hover();
  await page.mouse.wheel(0, 6_000);
  const firstPlace = `Math.min(...[...document.querySelectorAll('[aria-posinset]')].map((row) => Number(row.ariaPosInSet)))`;
  await expect.poll(() => page.evaluate(firstPlace)).toBeGreaterThan(10);
  await page.keyboard.press('j');
  await expect.poll(() => page.evaluate(focused)).not.toBeNull();
  const shown = await cardsInView(page);
  expect(shown).toContain(await page.evaluate(focused));
  await context.close();
});

test('Esc closes the top layer only', async () => {
  const { page, context } = await visit('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const rail = page.locator('nav[data-open]');
  expect(await rail.getAttribute('data-open')).toBe('true');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await help.waitFor();
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  expect(await rail.getAttribute('data-open')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => rail.getAttribute('data-open')).toBe('false');
  await context.close();
});

test('a press outside closes the menu', async () => {
  const { page, context } = await visit('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('main h1').click();
  await expect.poll(() => page.locator('nav[data-open]').getAttribute('data-open')).toBe('false');
  await context.close();
});
