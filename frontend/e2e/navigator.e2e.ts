import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AnalysedStory, failing, fullStory, markers, passageOf } from './analysed.ts';
import { leave, useBrowser, visit } from './browser.ts';

useBrowser();

let full: AnalysedStory;
beforeAll(async () => {
  full = await fullStory();
});

const ANSWERED = { timeout: 35_000 };
const box = (page: Page) => page.getByRole('textbox', { name: 'Your question, or a link' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const press = (page: Page) => page.getByRole('button', { name: 'Generate 360° Analysis' }).click();

const open = (query = '') => visit(`/navigator360${query}`);

describe('a 360 query', () => {
  test('in words is answered in three tabs, which cite their passages and stand in the address', async () => {
    const seen = await open();
    const { page } = seen;
    for (const name of ['360 Briefing', 'AI Personas', 'Deep Analysis'])
      expect(await tab(page, name).isDisabled()).toBe(true);
    await box(page).fill(full.story.title);
    await press(page);
    await page.getByRole('heading', { level: 1, name: full.story.title }).waitFor(ANSWERED);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ tab: 'briefing', q: full.story.title });
    await page.getByText('Analysis Complete: 360° comprehensive briefing generated successfully').waitFor();
    await page.getByText(/^Confidence: (High|Medium|Low), \d+%$/).waitFor();
    const passage = await passageOf(page, markers(page.getByRole('tabpanel')).first());
    expect(full.analysis.passages.map(({ text }) => text)).toContain(passage.text);
    await tab(page, 'AI Personas').click();
    for (const name of ['The Centrist', 'The Investigator', 'The Internationalist'])
      await page.getByRole('heading', { level: 2, name }).waitFor();
    await page.getByText('Written by our own rules').first().waitFor();
    await tab(page, 'Deep Analysis').click();
    for (const name of ['Consensus', 'Contradictions', 'Blindspots', 'Sources'])
      await page.getByRole('heading', { name, exact: true }).waitFor();
    expect(await page.locator('.nv-source').count()).toBeGreaterThan(2);
    await page.waitForURL('**tab=deep**');
    await page.reload();
    await page.getByRole('heading', { name: 'Contradictions', exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'The Centrist' }).waitFor();
    await leave(seen);
  });

  test('asked again is answered with the same answer, which says so; its address alone asks nothing', async () => {
    const seen = await open(`?q=${encodeURIComponent(full.story.title)}&tab=briefing`);
    const { page } = seen;
    await box(page).waitFor();
    expect(await box(page).inputValue()).toBe(full.story.title);
    expect(await tab(page, '360 Briefing').isDisabled()).toBe(true);
    await press(page);
    await page.getByText(/^The answer given to the same question minutes ago/).waitFor(ANSWERED);
    await tab(page, 'AI Personas').click();
    await page.getByText('written earlier for the same evidence').first().waitFor();
    await leave(seen);
  });

  test('by a link is about what its page tells', async () => {
    const seen = await open();
    const { page } = seen;
    // a post's page is headed by who wrote it
    const articles = Object.values(full.analysis.sources).filter(({ url }) => url.includes('/articles/'));
    const source = articles.find(({ title }) => title === full.story.title) ?? articles[0];
    await box(page).fill(source?.url ?? '');
    await press(page);
    await page.getByRole('heading', { level: 1, name: source?.title ?? '' }).waitFor(ANSWERED);
    await page.getByRole('tabpanel').getByRole('link', { name: full.story.title }).waitFor();
    await leave(seen);
  });

  test('by a picture is about the words in it', async () => {
    const seen = await open();
    const { page } = seen;
    const drawn = await page.evaluate((words) => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 1600, height: 300 });
      const pen = canvas.getContext('2d');
      if (!pen) return '';
      pen.fillStyle = 'white';
      pen.fillRect(0, 0, 1600, 300);
      pen.fillStyle = 'black';
      pen.font = '56px sans-serif';
      pen.fillText(words.slice(0, 50), 40, 120);
      pen.fillText(words.slice(50), 40, 220);
      return canvas.toDataURL('image/png');
    }, full.story.title);
    const buffer = Buffer.from(drawn.slice(drawn.indexOf(',') + 1), 'base64');
    await page.locator('input[type=file]').setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer });
    await page.getByRole('img', { name: 'The picture that goes along: page.png' }).waitFor();
    await press(page);
    await page.getByText('Read as:').waitFor(ANSWERED);
    await page.getByRole('tabpanel').getByRole('link', { name: full.story.title }).waitFor();
    await leave(seen);
  });

  test('that cannot be answered says why beside the question, and can be asked again', async () => {
    const { page, context } = await open();
    await press(page);
    await page.getByText('Input Required: Please enter a query or attach an image/URL').waitFor();
    const alert = page.getByRole('tabpanel').getByRole('alert');
    await box(page).fill('Zzyqx wvumtl');
    await press(page);
    await alert.getByText(/^No reports on this were found\./).waitFor(ANSWERED);
    await box(page).fill('http://169.254.169.254/latest');
    await press(page);
    await alert.getByText(/network that pages are not read from/).waitFor(ANSWERED);
    const recover = await failing(page, '**/api/navigator360/query', 503);
    await box(page).fill(full.story.title);
    await press(page);
    await alert.getByText('Analysis failed: Analysis temporarily unavailable. Please try again later.').waitFor();
    expect(await box(page).inputValue()).toBe(full.story.title);
    await recover();
    await press(page);
    await page.getByRole('heading', { level: 1, name: full.story.title }).waitFor(ANSWERED);
    await context.close();
  });
});
