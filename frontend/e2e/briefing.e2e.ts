import type { NewsItem } from '@360/contracts/news';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { failing, markers, passageOf, read } from './analysed.ts';
import { BASE, leave, useBrowser, visit } from './browser.ts';

useBrowser();

/** A report whose page stands in the network that the running product reads from. */
let report: NewsItem;
beforeAll(async () => {
  const items = await read<NewsItem[]>('/api/news?limit=50');
  const [first] = items.filter(
    ({ contentType, language, coverage }) =>
      contentType === 'article' && language === 'en' && (coverage?.items ?? 0) > 2,
  );
  if (!first) throw new Error('No report in English has others beside it.');
  report = first;
});

const NOTE = 'The harbour council met on Tuesday. It will publish the minutes of the meeting next week.';
const file = (name: string, mimeType = 'text/plain') => ({ name, mimeType, buffer: Buffer.from(NOTE) });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Custom AI Briefing' });
async function openDialog(page: Page): Promise<void> {
  await page.locator('header').getByRole('button', { name: 'Custom AI Briefing' }).click();
  await dialog(page).waitFor();
}
const generate = (page: Page) => dialog(page).getByRole('button', { name: 'Generate Briefing' });
const mine = (page: Page) => page.getByRole('region', { name: 'Your briefings' });

describe('a custom briefing', () => {
  test('is made from a subject, links and files, has its own page, and can be deleted and brought back', async () => {
    const seen = await visit('/');
    const { page } = seen;
    await openDialog(page);
    expect(await generate(page).isDisabled()).toBe(true);
    await dialog(page).getByLabel('Subject').fill(report.title);
    await dialog(page).getByRole('textbox', { name: 'Link 1' }).fill(report.sourceUrl);
    await dialog(page).getByRole('button', { name: 'Add a link' }).click();
    const lost = new URL('/articles/nobody/no-such-page', report.sourceUrl).href;
    await dialog(page).getByRole('textbox', { name: 'Link 2' }).fill(lost);
    const names = ['minutes.txt', 'tool.exe', 'b.txt', 'c.txt', 'd.txt', 'e.txt'];
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles(names.map((name) => file(name)));
    await dialog(page).getByText('1 file was not taken: a briefing reads 5 at most.').waitFor();
    await dialog(page).getByText('Not a kind that can be read. It stays behind.').waitFor();
    for (const name of names.slice(1, 5))
      await dialog(page)
        .getByRole('button', { name: `Remove ${name}` })
        .click();
    await dialog(page)
      .getByRole('radio', { name: /The Investigator/ })
      .check();
    await generate(page).click();
    await dialog(page).getByRole('progressbar').waitFor();

    await page.waitForURL('**/briefing/*', { timeout: 30_000 });
    await page.getByRole('heading', { level: 1, name: report.title }).waitFor();
    await page.getByRole('heading', { name: 'As the investigator reads it' }).waitFor();
    await page.getByRole('heading', { name: 'What it rests on' }).waitFor();
    const sources = page.getByRole('region', { name: 'What was read' });
    await sources
      .locator('li', { hasText: report.sourceUrl })
      .getByText(/^Read, \d+ words$/)
      .waitFor();
    await sources
      .locator('li', { hasText: 'minutes.txt' })
      .getByText(/^Read, \d+ words$/)
      .waitFor();
    await sources.locator('li', { hasText: lost }).getByText('Could not be read; nothing rests on it').waitFor();
    expect((await passageOf(page, markers(page).first())).text.length).toBeGreaterThan(10);

    await page.reload();
    await page.getByRole('heading', { level: 1, name: report.title }).waitFor();
    const row = mine(page).getByRole('link', { name: report.title });
    await row.waitFor();
    const address = page.url();
    await page.getByRole('button', { name: 'Delete this briefing' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForURL(address);
    await page.getByRole('heading', { level: 1, name: report.title }).waitFor();
    await page.getByRole('button', { name: 'Delete this briefing' }).click();
    const deleted = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByText('Briefing deleted').locator('..').getByRole('button', { name: 'Close' }).click();
    expect((await deleted).ok()).toBe(true);
    expect(seen.faults).toEqual([]);
    await page.goto(address);
    await page.getByRole('heading', { name: 'Page Not Found' }).waitFor();
    await page.goto(`${BASE}/library`);
    await mine(page).waitFor();
    expect(await mine(page).getByRole('link', { name: report.title }).count()).toBe(0);
    await seen.context.close();
  });

  test('is not made where it is cancelled meanwhile; the form keeps what was filled in', async () => {
    const seen = await visit('/');
    const { page } = seen;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/generate-briefing', async (route) => {
      await held;
      await route.continue();
    });
    await openDialog(page);
    await dialog(page).getByLabel('Subject').fill('A subject that is thought better of');
    await generate(page).click();
    await dialog(page).getByRole('progressbar').waitFor();
    const cancelled = page.waitForResponse((response) => response.url().endsWith('/cancel'));
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await generate(page).waitFor();
    expect(await dialog(page).getByLabel('Subject').inputValue()).toBe('A subject that is thought better of');
    release();
    expect((await cancelled).ok()).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/');
    await leave(seen);
  });

  test('that cannot be made says why, keeps the form, and can be asked for again', async () => {
    const { page, context } = await visit('/');
    await openDialog(page);
    await dialog(page).getByLabel('Subject').fill('Zzyqx wvumtl');
    await dialog(page).getByRole('textbox', { name: 'Link 1' }).fill('nowhere');
    await dialog(page).getByText('Begin with http:// or https://').waitFor();
    expect(await generate(page).isDisabled()).toBe(true);
    await dialog(page).getByRole('textbox', { name: 'Link 1' }).fill('');
    const recover = await failing(page, '**/api/generate-briefing', 503);
    await generate(page).click();
    const alert = dialog(page).getByRole('alert');
    await alert.getByText('Failed to generate briefing. Please try again.').waitFor();
    await alert.getByText('Analysis temporarily unavailable.').waitFor();
    await recover();
    await generate(page).click();
    await alert.getByText(/^No reports on this subject were found/).waitFor({ timeout: 30_000 });
    expect(await dialog(page).getByLabel('Subject').inputValue()).toBe('Zzyqx wvumtl');
    await context.close();
  });
});
