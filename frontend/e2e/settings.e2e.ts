import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BASE, leave, openTab, PHONE, useBrowser, visit } from './browser.ts';

useBrowser();

const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(Settings|الإعدادات)$/ });

async function openDialog(page: Page, section: string) {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const dialog = dialogOf(page);
  await dialog.getByRole('button', { name: section, exact: true }).click();
  return dialog;
}

/** Presses what changes a setting and waits until the server has taken it. */
async function saved(page: Page, change: () => Promise<void>): Promise<void> {
  const taken = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/settings/default') && answer.request().method() === 'PATCH',
  );
  await change();
  expect((await taken).status()).toBe(200);
}

const look = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: root } = document;
    return {
      dark: root.classList.contains('dark'),
      letters: Number.parseFloat(getComputedStyle(root).fontSize),
      language: root.lang,
      direction: root.dir,
    };
  });

test('theme, text size and language hold at once, in the other tab, after a reload and in a tab opened later', async () => {
  const reader = await visit('/');
  const { page } = reader;
  const other = await openTab(reader, '/help');
  // It follows from the moment it has asked for the settings itself.
  await other.waitForResponse('**/api/settings');
  const before = await look(page);
  const dialog = await openDialog(page, 'Theme & Display');
  await saved(page, () => dialog.getByRole('radio', { name: 'Dark' }).check({ force: true }));
  await saved(page, () => dialog.getByRole('radio', { name: 'Extra Large' }).check({ force: true }));
  await dialog.getByText('Saved', { exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Language', exact: true }).click();
  await saved(page, () => dialog.getByRole('radio', { name: 'العربية' }).click({ force: true }));
  const after = { dark: true, letters: expect.any(Number), language: 'ar', direction: 'rtl' };
  await expect.poll(() => look(page)).toEqual(after);
  expect((await look(page)).letters).toBeGreaterThan(before.letters);
  await expect.poll(() => look(other)).toEqual(await look(page));
  await other.getByRole('heading', { level: 1, name: 'المساعدة والدعم' }).waitFor();

  await page.keyboard.press('Escape');
  await page.reload();
  await page.locator('main h1').waitFor();
  expect(await look(page)).toEqual(await look(other));
  const [feed, story] = await Promise.all([page.locator('.feed').boundingBox(), page.locator('main').boundingBox()]);
  expect(feed && story && feed.x < story.x).toBe(true);
  const third = await openTab(reader, '/settings');
  expect(await look(third)).toEqual(await look(page));
  await expect.poll(() => third.locator('input[type=radio]:checked').count()).toBe(2);
  await leave(reader);
});

test('a muted outlet and a muted word leave the feed, which says so, also after a reload, until they are let in again', async () => {
  const reader = await visit('/');
  const { page } = reader;
  const first = page.locator('[data-item]').first();
  const outlet = await first.locator('.card-foot b').innerText();
  const hidden = page.locator('.feed').getByText(/\d+ hidden by your settings/);
  const of = (name: string) => page.locator('[data-item] .card-foot b').filter({ hasText: name });
  const dialog = await openDialog(page, 'News Sources');
  await dialog.getByRole('searchbox', { name: 'Find an outlet' }).fill(outlet);
  await saved(page, () => dialog.getByRole('switch', { name: outlet, exact: true }).click());
  await expect.poll(() => of(outlet).count()).toBe(0);
  await hidden.waitFor();

  const title = await page.locator('[data-item] .card-link').first().innerText();
  const word = title.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length)[0] ?? '';
  await dialog.getByRole('textbox', { name: 'Muted words' }).fill(`  ${word.toUpperCase()} `);
  await saved(page, () => dialog.getByRole('button', { name: 'Mute', exact: true }).click());
  await expect.poll(() => page.locator('.card-link').filter({ hasText: title }).count()).toBe(0);
  await page.reload();
  await hidden.waitFor();
  expect(await of(outlet).count()).toBe(0);

  const again = await openDialog(page, 'News Sources');
  await again.getByRole('button', { name: 'Only those off' }).click();
  await saved(page, () => again.getByRole('switch', { name: outlet, exact: true }).click());
  await saved(page, () => again.getByRole('button', { name: /No longer mute/ }).click());
  await hidden.waitFor({ state: 'detached' });
  await leave(reader);
});

/** Every main story and breaking line that was ever drawn since the page began. */
const drawnSince = `
  window.drawn = [];
  new MutationObserver(() => {
    for (const shown of document.querySelectorAll('main h1, main .strip a'))
      if (!window.drawn.includes(shown.textContent)) window.drawn.push(shown.textContent);
  }).observe(document, { childList: true, subtree: true, characterData: true });
`;

test('the main story and the breaking line follow what is muted, and what is muted is not even drawn at first', async () => {
  const reader = await visit('/');
  const { page, context } = reader;
  const [heading, strip] = [page.locator('main h1').first(), page.locator('main .strip a')];
  const [lead, breaking] = [await heading.innerText(), await strip.innerText()];
  const longest = (title: string) => title.split(/[^\p{L}]+/u).sort((a, b) => b.length - a.length)[0] ?? '';
  const dialog = await openDialog(page, 'News Sources');
  for (const word of new Set([longest(lead), longest(breaking)])) {
    await dialog.getByRole('textbox', { name: 'Muted words' }).fill(word);
    await saved(page, () => dialog.getByRole('button', { name: 'Mute', exact: true }).click());
  }
  await expect.poll(() => heading.innerText()).not.toBe(lead);
  const next = await heading.innerText();
  await expect.poll(async () => (await strip.allInnerTexts()).includes(breaking)).toBe(false);
  await context.addInitScript(drawnSince);
  await page.reload();
  await expect.poll(() => heading.innerText()).toBe(next);
  const drawn = (await page.evaluate('window.drawn')) as string[];
  expect(drawn).toContain(next);
  expect(drawn).not.toContain(lead);
  expect(drawn).not.toContain(breaking);
  await leave(reader);
});

test('the feed beside the story follows its switch; how videos play and what is told are kept', async () => {
  const reader = await visit('/');
  const { page } = reader;
  const dialog = await openDialog(page, 'Theme & Display');
  await saved(page, () => dialog.getByRole('switch', { name: 'News feed beside the story' }).click());
  await expect.poll(() => page.locator('.feed').isVisible()).toBe(false);
  await saved(page, async () => void (await dialog.getByLabel('Video quality').selectOption('720p')));
  await saved(page, async () => void (await dialog.getByLabel('Playback speed').selectOption('1.5')));
  await saved(page, () => dialog.getByRole('switch', { name: 'Autoplay video' }).click());
  await dialog.getByRole('button', { name: 'Notifications', exact: true }).click();
  await saved(page, () => dialog.getByRole('switch', { name: 'Breaking news alerts' }).click());
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '360 News', exact: true }).click();
  await page.getByRole('dialog', { name: '360 News' }).waitFor();

  await page.goto(`${BASE}/settings`);
  expect(await page.getByLabel('Video quality').inputValue()).toBe('720p');
  expect(await page.getByLabel('Playback speed').inputValue()).toBe('1.5');
  for (const name of ['Autoplay video', 'Breaking news alerts'])
    expect(await page.getByRole('switch', { name }).getAttribute('aria-checked')).toBe('false');
  await leave(reader);
});

test('a change that the server refuses is said, and goes back', async () => {
  const reader = await visit('/settings');
  const { page } = reader;
  await page.route('**/api/settings/default', (route) => route.fulfill({ status: 503, json: { error: 'Later.' } }));
  const light = page.getByRole('radio', { name: 'Light' });
  const autoplay = page.getByRole('switch', { name: 'Autoplay video' });
  await autoplay.click();
  await page.locator('.toast').getByText('Failed to update settings').waitFor();
  await expect.poll(() => autoplay.getAttribute('aria-checked')).toBe('true');
  // Not `check`, which minds that it does not stay.
  await page.getByRole('radio', { name: 'Dark' }).click({ force: true });
  await expect.poll(async () => (await look(page)).dark).toBe(false);
  expect(await light.isChecked()).toBe(false);
  await page.locator('.st-saving').getByText('Failed to update settings').waitFor();
  // What the browser itself writes about the two refusals.
  expect(reader.faults.splice(0)).toHaveLength(2);
  await page.unroute('**/api/settings/default');
  await saved(page, () => autoplay.click());
  await leave(reader);
});

test('the rules are read over the page, the data is exported, and everything goes back as it was, which can be undone', async () => {
  const reader = await visit('/settings');
  const { page } = reader;
  await page.getByText('Last updated: January 2025 • Version 1.0').waitFor();
  for (const name of ['Terms of Service', 'Copyright Policy']) {
    await page.locator('.st-card').getByRole('button', { name }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  await saved(page, () => page.getByRole('radio', { name: 'Dark' }).check({ force: true }));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^360-news-\d{4}-\d\d-\d\d\.json$/);
  await page.getByRole('button', { name: 'Reset Preferences' }).click();
  await expect.poll(async () => (await look(page)).dark).toBe(false);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await look(page)).dark).toBe(true);
  await leave(reader);
});

test('an account is deleted only after asking, and nothing of it is left', async () => {
  const reader = await visit('/settings', PHONE);
  const { page } = reader;
  await saved(page, () => page.getByRole('radio', { name: 'Dark' }).check({ force: true }));
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  expect((await look(page)).dark).toBe(true);
  await page.getByRole('button', { name: 'Delete Account' }).click();
  await page.getByRole('button', { name: 'Delete everything' }).click();
  await page.getByRole('heading', { name: 'Your account is deleted' }).waitFor();
  await page.getByRole('button', { name: 'To the front page' }).click();
  await page.waitForURL(`${BASE}/`);
  await page.locator('[data-item]').first().waitFor();
  expect((await look(page)).dark).toBe(false);
  await leave(reader);
});

test('signing out asks first; then nothing of the reader is left, and reading on begins anew', async () => {
  const reader = await visit('/settings');
  const { page, context } = reader;
  await saved(page, () => page.getByRole('radio', { name: 'Dark' }).check({ force: true }));
  const cookie = async () => (await context.cookies()).map(({ value }) => value.split('.')[0]);
  const before = await cookie();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out?' });
  await dialog.getByRole('button', { name: 'Stay' }).click();
  expect((await look(page)).dark).toBe(true);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await dialog.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${BASE}/login`);
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  await expect.poll(async () => (await look(page)).dark).toBe(false);
  await page.reload();
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  expect(await cookie()).not.toEqual(before);
  await page.getByRole('link', { name: 'Continue reading' }).click();
  await page.waitForURL(`${BASE}/`);
  await leave(reader);
});
