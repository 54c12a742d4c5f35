import { readFile } from 'node:fs/promises';
import type { AnalysisTab } from '@360/contracts/analysis';
import type { EvidenceBundle } from '@360/contracts/evidence';
import type { AnalyzeResponse } from '@360/contracts/personas';
import { verifyBundle } from '@360/contracts/verify-evidence';
import { ANALYSIS_TABS } from '@360/contracts/vocabulary';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type AnalysedStory,
  bare,
  failing,
  fullStory,
  itemText,
  markers,
  passageOf,
  read,
  thinStory,
} from './analysed.ts';
import { BASE, DESKTOP, leave, useBrowser, visit } from './browser.ts';

useBrowser();

let full: AnalysedStory;
beforeAll(async () => {
  full = await fullStory();
});

const panel = (page: Page) => page.getByRole('tabpanel');
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const openStory = (query = '') => visit(`/story/${full.story.id}${query}`);

const WRITTEN = /^What is (established|reported)$/;

const TABS: Record<AnalysisTab, readonly [name: string, holds: string]> = {
  summary: ['Summary', 'What is settled, and what is not'],
  perspectives: ['Perspectives', 'The Centrist’s reading'],
  consensus: ['Consensus', 'How far the reports agree'],
  blindspots: ['Blindspots', 'The Centrist’s reading'],
  impact: ['Impact', 'Who and what it touches'],
  compare: ['Compare', 'Three personas, the same evidence'],
  timeline: ['Timeline', 'Who published when'],
  'source-check': ['Source check', 'The Centrist’s reading'],
  'ai-summary': ['AI summary', 'How this persona reads'],
  'fact-check': ['Fact check', 'Who says what'],
};

/** What the chosen tab cites first: a mark after a sentence, or a cell of who says what. */
const firstMark = (page: Page) =>
  panel(page).locator('button[aria-haspopup="dialog"]:not([aria-label="How this is computed"])').first();

/** Whether the reading of a tab rests on a passage; the story may have gone on since it was chosen. */
const citesReports = async (analysisType: AnalysisTab): Promise<boolean> => {
  const body = JSON.stringify({ storyId: full.story.id, analysisType });
  const headers = { 'content-type': 'application/json' };
  const { sentences } = await read<AnalyzeResponse>('/api/personas/analyze', { method: 'POST', headers, body });
  return sentences.some(({ passages }) => passages.length > 0);
};

describe('the ten tabs', () => {
  test('open with what the reports carry: each cites a passage that stands at its outlet', async () => {
    const seen = await openStory();
    const { page } = seen;
    await page.getByRole('button', { name: 'Show AI Analysis' }).click();
    const cited = new Map<string, Set<string>>();
    let citing = 0;
    for (const each of ANALYSIS_TABS) {
      const [name, holds] = TABS[each];
      await page.locator(`#an-tab-${each}`).click();
      await page.waitForURL(`**tab=${each}**`);
      await panel(page).getByText(holds, { exact: true }).first().waitFor();
      await expect.poll(() => panel(page).getByRole('status').count()).toBe(0);
      expect(await page.locator(`#an-tab-${each}`).innerText()).toContain(name);
      // What is computed from all reports together needs no passage.
      if (!(await citesReports(each))) continue;
      citing++;
      const { text, url } = await passageOf(page, firstMark(page));
      cited.set(url, (cited.get(url) ?? new Set()).add(text));
    }
    expect(citing).toBeGreaterThanOrEqual(7);
    for (const [url, texts] of cited) {
      const told = await itemText(full.analysis, url);
      for (const text of texts) expect(told).toContain(bare(text));
    }
    await leave(seen);
  });

  test('stand in the address: reload keeps the tab and the persona, back closes the analysis', async () => {
    const seen = await openStory();
    const { page } = seen;
    await page.getByRole('button', { name: 'Show AI Analysis' }).click();
    await tab(page, 'Consensus').click();
    await page.getByRole('radio', { name: 'The Investigator' }).click();
    await page.waitForURL((url) => url.searchParams.get('persona') === 'investigator');
    await page.reload();
    await panel(page).getByText('The Investigator’s reading').waitFor();
    expect(await tab(page, 'Consensus').getAttribute('aria-selected')).toBe('true');
    expect(await page.getByRole('radio', { name: 'The Investigator' }).getAttribute('aria-checked')).toBe('true');
    await page.goBack();
    await page.getByRole('button', { name: 'Show AI Analysis' }).waitFor();
    await page.goForward();
    await panel(page).getByText('The Investigator’s reading').waitFor();
    await leave(seen);
  });
});

describe('the personas', () => {
  test('read the same evidence differently, and say who wrote it', async () => {
    const seen = await openStory('?tab=ai-summary');
    const { page } = seen;
    const readings = new Set<string>();
    for (const name of ['The Centrist', 'The Investigator', 'The Internationalist']) {
      await page.getByRole('radio', { name }).click();
      await panel(page).getByText(`${name}’s reading`).waitFor();
      await panel(page).getByText('Written without a provider').waitFor();
      readings.add((await panel(page).locator('.an-finding, .an-prose').allInnerTexts()).join('\n'));
    }
    expect(readings.size).toBe(3);
    await panel(page).getByText('Written by our own rules').waitFor();
    expect(await page.getByText('Enhanced Persona Content').count()).toBe(0);
    await leave(seen);
  });

  test('are compared when the panel for it is opened, and put away when it is closed', async () => {
    const seen = await openStory('?tab=compare');
    const { page } = seen;
    await page.getByRole('button', { name: 'Show comparison' }).click();
    await panel(page).getByText('All three say').waitFor();
    for (const kind of ['consensus', 'divergence'])
      expect(await panel(page).locator(`[data-points="${kind}"] > li`).count()).toBeLessThanOrEqual(2);
    await panel(page)
      .getByText(/^Average confidence \d+%$/)
      .waitFor();
    await page.getByRole('button', { name: 'Hide comparison' }).click();
    expect(await panel(page).getByText('All three say').count()).toBe(0);
    await leave(seen);
  });

  test('say so where our rules stand in for a provider that did not answer', async () => {
    const { page, context } = await openStory();
    await page.route('**/api/personas/analyze', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { writer: object };
      await route.fulfill({ json: { ...answer, fallback: true, writer: { ...answer.writer, fallback: true } } });
    });
    await page.getByRole('button', { name: 'Show AI Analysis' }).click();
    await tab(page, 'Consensus').click();
    await page.getByText('Enhanced Persona Content (AI services temporarily unavailable)').waitFor();
    await context.close();
  });
});

describe('the evidence', () => {
  test('comes as a file that holds, and is checked in the page: one changed byte does not hold, the sound evidence does, also without a network', async () => {
    const { page, context, faults } = await openStory('?tab=summary');
    const link = page.getByRole('link', { name: 'Download evidence' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/evidence-\w+\.json$/);
    const bundle = JSON.parse(await readFile(await download.path(), 'utf8')) as EvidenceBundle;
    expect(bundle.storyId).toBe(full.story.id);
    expect(await verifyBundle(bundle)).toMatchObject({ ok: true, failures: [] });
    const path = '**/api/stories/*/evidence';
    await page.route(path, async (route) => {
      const body = await (await route.fetch()).text();
      const at = body.indexOf('"text":"') + '"text":"'.length;
      const other = body[at] === 'X' ? 'Y' : 'X';
      await route.fulfill({ body: body.slice(0, at) + other + body.slice(at + 1), contentType: 'application/json' });
    });
    const verify = page.getByRole('button', { name: 'Verify' });
    await verify.click();
    await page.getByText(/things? do(es)? not hold:/).waitFor();
    await page.unroute(path);
    await verify.click();
    await page.getByText('All of it holds.').waitFor();
    await markers(panel(page)).first().click();
    await page.getByRole('dialog', { name: 'Evidence' }).getByText('Unchanged').waitFor();
    await page.keyboard.press('Escape');
    expect(faults).toEqual([]);
    await context.setOffline(true);
    await verify.click();
    await page.getByText('All of it holds.').waitFor();
    await context.close();
  });

  test('that is too thin is said to be so, with the condition that failed', async () => {
    const id = await thinStory();
    const seen = await visit(`/story/${id}?tab=consensus`);
    const { page } = seen;
    await panel(page).getByText('There are too few independent reports.').first().waitFor();
    await panel(page)
      .getByText(/^Needed: 2\. Found: 1\.$/)
      .first()
      .waitFor();
    await tab(page, 'Compare').click();
    await panel(page).getByText('Too few outlets report it.').waitFor();
    await leave(seen);
  });
});

describe('when the analysis fails', () => {
  test('a sentence says so, and trying again shows it', async () => {
    const { page, context } = await openStory();
    const recover = await failing(page, '**/api/stories/*/briefing', 503);
    await page.getByRole('button', { name: 'Show AI Analysis' }).click();
    await tab(page, 'Consensus').click();
    const alert = panel(page).getByRole('alert');
    await alert.getByText('Analysis temporarily unavailable (503). Please try again later.').waitFor();
    await recover();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await panel(page).getByText('How far the reports agree').first().waitFor();

    const recoverReading = await failing(page, '**/api/personas/analyze', 500);
    await page.getByRole('radio', { name: 'The Internationalist' }).click();
    await alert.getByText('Analysis temporarily unavailable (500). Please try again later.').waitFor();
    await panel(page).getByText('How far the reports agree').first().waitFor();
    await recoverReading();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.waitFor({ state: 'detached' });
    await panel(page).getByText('Written by our own rules').waitFor();
    await context.close();
  });
});

test('a story that is analysed again while it is read shows the new analysis', async () => {
  const { page, context, faults } = await visit('/');
  const [sentence] = full.analysis.summary;
  const before = { ...full.analysis, summary: [{ ...sentence, text: 'An earlier summary.', phrase: null }] };
  let analysed = false;
  await page.route('**/api/stories/*/briefing', (route) =>
    analysed ? route.continue() : route.fulfill({ json: { analysis: before } }),
  );
  let announce: (() => void) | undefined;
  const announced = new Promise<void>((resolve) => {
    announce = resolve;
  });
  await page.route('**/api/events', async (route) => {
    if (analysed) return await route.continue();
    await announced;
    const event = JSON.stringify({ type: 'stories.analysed', storyIds: [full.story.id] });
    await route.fulfill({ contentType: 'text/event-stream', body: `event: stories.analysed\ndata: ${event}\n\n` });
  });
  await page.goto(`${BASE}/story/${full.story.id}?tab=summary`);
  await panel(page).getByText('An earlier summary.').waitFor();
  analysed = true;
  announce?.();
  await panel(page).getByText('An earlier summary.').waitFor({ state: 'detached' });
  await panel(page).getByText('What is settled, and what is not').waitFor();
  expect(faults).toEqual([]);
  await context.close();
});

describe('beside the analysis', () => {
  test('a card’s summary opens under the pointer with its points and its tone, and a failure can be tried again', async () => {
    const { page, context, hosts } = await visit('/', DESKTOP);
    const recover = await failing(page, '**/api/ai-summarize', 503);
    const buttons = page.locator('.card-ai');
    await buttons.first().hover();
    const layer = page.getByRole('dialog', { name: /^AI summary: / });
    await layer.getByRole('alert').getByText('Failed to generate AI summary').waitFor();
    await recover();
    await layer.getByRole('button', { name: 'Try again' }).click();
    await layer.getByText('Written by our own rules').waitFor();
    expect((await layer.locator('.as-text').innerText()).length).toBeGreaterThan(20);
    await layer.getByText(/^Confidence: (High|Good|Moderate), \d+%$/).waitFor();
    await page.keyboard.press('Escape');
    await layer.waitFor({ state: 'detached' });
    expect([...hosts]).toEqual([new URL(BASE).host]);
    await context.close();
  });

  test('the full article is offered with its cost, comes with progress, cites its passages, and is there again after going away', async () => {
    const seen = await openStory();
    const { page } = seen;
    const block = page.getByRole('region', { name: 'Full article' });
    await block.scrollIntoViewIfNeeded();
    await block.getByText('No AI provider is set up: our own rules write it').waitFor();
    const steps: string[] = [];
    await page.exposeFunction('noteStep', (step: string) => steps.push(step));
    await page.evaluate(`new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]');
      if (bar) noteStep(bar.getAttribute('aria-label') + ' ' + bar.getAttribute('aria-valuenow'));
    }).observe(document.body, { subtree: true, childList: true, attributes: true })`);
    await block.getByRole('button', { name: 'Generate Full Article' }).click();
    await block.getByRole('heading', { name: WRITTEN }).first().waitFor();
    expect(steps.length).toBeGreaterThan(0);
    const passage = await passageOf(page, markers(block).first());
    expect(full.analysis.passages.map(({ text }) => text)).toContain(passage.text);
    await page.locator('[data-item] .card-link').first().click();
    await page.waitForURL('**/item/**');
    await page.goBack();
    await block.getByRole('heading', { name: WRITTEN }).first().waitFor();
    await leave(seen);
  });
});
