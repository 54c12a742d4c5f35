import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useBrowser, visit } from './browser.ts';
import type { State } from './checklist/entry.ts';
import { saidNow, unsaid } from './checklist/said.ts';
import { SCREENS } from './checklist/table.ts';

useBrowser();

const ACTION_MS = 8_000;

/** What is wrong with a state: that it cannot be reached, or what it does not say, or should not. */
async function faultsOf(page: Page, { state, reach, says, never = [] }: State): Promise<string[]> {
  try {
    await reach?.(page);
  } catch (cause) {
    return [`${state} is not reached: ${String(cause).split('\n', 2).join(' ')}`];
  }
  const missing = await unsaid(page, says);
  const wrong = await saidNow(page, never);
  return [
    ...missing.map((entry) => `${state} does not say ${String(entry)}`),
    ...wrong.map((entry) => `${state} says ${String(entry)}`),
  ];
}

test.each(SCREENS)('$screen says all that it should', async ({ at, states }) => {
  const { page, context } = await visit(await at());
  page.setDefaultTimeout(ACTION_MS);
  const faults: string[] = [];
  for (const state of states) faults.push(...(await faultsOf(page, state)));
  await context.close();
  expect(faults).toEqual([]);
});

test('a page of news is asked for two hundred items at a time', async () => {
  const { page, context } = await visit('/terms');
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/news');
  await page.reload();
  expect(new URL((await asked).url()).searchParams.get('limit')).toBe('200');
  await context.close();
});

test('the layout changes at 768 px, without loading the page anew', async () => {
  const { page, context } = await visit('/help');
  await page.evaluate('window.sameDocument = true');
  const box = page.getByPlaceholder('Search reports, stories and videos');
  const button = page.locator('header').getByRole('button', { name: 'Search', exact: true });
  for (const [width, desktop] of [
    [768, true],
    [767, false],
    [768, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => box.isVisible(), { message: `the box at ${width} px` }).toBe(desktop);
    expect(new URL(page.url()).pathname).toBe('/help');
  }
  await page.setViewportSize({ width: 767, height: 900 });
  await button.waitFor();
  expect(await page.evaluate('window.sameDocument')).toBe(true);
  await context.close();
});
