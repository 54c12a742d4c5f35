import { type Browser, chromium } from 'playwright-core';
import { bringChromium } from '../tooling/chromium.ts';
import { untilAtRest } from './at-rest.ts';
import { untilGrouped, withLoadedStack } from './loaded-stack.ts';
import type { BenchReport, BenchRow } from './report.ts';
import { syntheticFeeds } from './synthetic-feeds.ts';
import { benchFling, benchScrolling } from './web-scrolling.ts';
import { begin, CPU_SLOWDOWN, DESKTOP, PHONE, seenBy, settle } from './web-visit.ts';

const ITEMS = 10_000;
const FEEDS = 200;

/** WebPageTest's "3GFast". */
const FAST_3G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 768_000 / 8 };

/** What comes after the page has come to rest is here by then; nobody has asked for anything yet. */
const AT_REST_MS = 6_000;

const against = (set: string, figure: string, value: number, unit: string, budget: number): BenchRow => ({
  set,
  figure,
  value,
  unit,
  reference: { name: 'budget', value: budget },
  ratio: value / budget,
});

/** What there must be none of. */
const none = (set: string, figure: string, found: readonly string[]): BenchRow => ({
  set: found.length > 0 ? `${set}: ${found[0]}` : set,
  figure,
  value: found.length,
  unit: '',
  against: '0 (budget)',
});

const weighFirstScreen = async (browser: Browser, url: string): Promise<BenchRow[]> => {
  const set = 'first screen, 1440 px';
  const { page, bytes, errors, abroad } = await begin(browser, DESKTOP);
  await page.goto(url);
  await page.locator('[data-item]').first().waitFor();
  await page.waitForTimeout(AT_REST_MS);
  const { script, shift } = await seenBy(page);
  await page.context().close();
  return [
    against(set, 'script until the first card', script / 1_000, 'kB', 130),
    against(set, 'fonts', (bytes.get('Font') ?? 0) / 1_000, 'kB', 90),
    against(set, 'layout shift', shift, '', 0.02),
    none(set, 'errors in the console', errors),
    none(set, 'requests to other hosts', abroad),
  ];
};

/** The second visit has the page's files and the list in its cache, as a reader has who comes every morning. */
const paintOnSlowPhone = async (browser: Browser, url: string): Promise<BenchRow[]> => {
  const set = 'phone, fast 3G, 4× slower';
  const { page, session } = await begin(browser, PHONE);
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  await settle(page);
  const first = await seenBy(page);
  await page.goto(url);
  await settle(page);
  const again = await seenBy(page);
  await page.context().close();
  return [
    against(set, 'script until the first card', first.script / 1_000, 'kB', 130),
    against(set, 'largest paint, first visit', first.paint / 1_000, 's', 2),
    against(set, 'largest paint, next visit', again.paint / 1_000, 's', 2),
    against(set, 'layout shift', Math.max(first.shift, again.shift), '', 0.02),
  ];
};

/** What the first screen weighs and how it feels, on the production build with 10,000 items, against its budgets. */
export const benchWeb = async (): Promise<BenchReport> => {
  const executablePath = bringChromium();
  const documents = syntheticFeeds(FEEDS, ITEMS / FEEDS);
  const rows = await withLoadedStack(documents, ITEMS, async ({ url }) => {
    await untilGrouped(url);
    await untilAtRest();
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      return [
        ...(await weighFirstScreen(browser, url)),
        ...(await paintOnSlowPhone(browser, url)),
        ...(await benchFling(browser, url)),
        ...(await benchScrolling(browser, url, ITEMS)),
      ];
    } finally {
      await browser.close();
    }
  });
  return { name: 'web', rows };
};
