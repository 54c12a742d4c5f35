import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { bringChromium } from '../tooling/chromium.ts';
import { untilGrouped, withLoadedStack } from './loaded-stack.ts';
import type { BenchReport, BenchRow } from './report.ts';
import { syntheticFeeds } from './synthetic-feeds.ts';

const ITEMS = 10_000;
const FEEDS = 200;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** WebPageTest's "3GFast" and a phone a quarter as fast as this machine. */
const FAST_3G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 768_000 / 8 };
const CPU_SLOWDOWN = 4;

/** Runs in the page, before anything else of it. */
const WATCH = `
  window.seen = { shift: 0, paint: 0, slowest: 0, interactions: 0 };
  const watch = (type, more, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch('layout-shift', {}, (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  watch('largest-contentful-paint', {}, (entry) => { seen.paint = entry.startTime; });
  watch('event', { durationThreshold: 16 }, (entry) => {
    if (!entry.interactionId) return;
    seen.interactions++;
    seen.slowest = Math.max(seen.slowest, entry.duration);
  });
`;

/** The place in the list of the furthest row that is drawn, from 1. */
const FURTHEST = `Math.max(0, ...[...document.querySelectorAll('[aria-posinset]')].map((row) => Number(row.ariaPosInSet)))`;

interface Seen {
  shift: number;
  paint: number;
  slowest: number;
  interactions: number;
}

interface Visit {
  page: Page;
  session: CDPSession;
  /** Bytes of bodies as received, compressed, by kind. */
  bytes: Map<string, number>;
}

const open = async (browser: Browser, viewport: { width: number; height: number }): Promise<Visit> => {
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const bytes = new Map<string, number>();
  const kinds = new Map<string, string>();
  const heads = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    heads.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength - (heads.get(requestId) ?? 0));
  });
  await session.send('Network.enable');
  await page.addInitScript(WATCH);
  await page.addInitScript("localStorage.setItem('tour-completed', 'true')");
  return { page, session, bytes };
};

const seenBy = (page: Page): Promise<Seen> => page.evaluate('window.seen') as Promise<Seen>;

const settled = async (page: Page) => {
  await page.locator('[data-item]').first().waitFor();
  await page.waitForTimeout(1_500);
};

const against = (set: string, figure: string, value: number, unit: string, budget: number): BenchRow => ({
  set,
  figure,
  value,
  unit,
  reference: { name: 'budget', value: budget },
  ratio: value / budget,
});

const weighFirstScreen = async (browser: Browser, url: string): Promise<BenchRow[]> => {
  const { page, bytes } = await open(browser, DESKTOP);
  await page.goto(url);
  await page.locator('[data-item]').first().waitFor();
  const script = (bytes.get('Script') ?? 0) / 1_000;
  await settled(page);
  const { shift } = await seenBy(page);
  await page.context().close();
  return [
    against('first screen, 1440 px', 'script until the first card', script, 'kB', 130),
    against('first screen, 1440 px', 'fonts', (bytes.get('Font') ?? 0) / 1_000, 'kB', 90),
    against('first screen, 1440 px', 'layout shift', shift, '', 0.02),
  ];
};

/** The second visit has the page's files and the list in its cache, as a reader has who comes every morning. */
const paintOnSlowPhone = async (browser: Browser, url: string): Promise<BenchRow[]> => {
  const { page, session } = await open(browser, PHONE);
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url);
  await settled(page);
  const first = await seenBy(page);
  await page.goto(url);
  await settled(page);
  const again = await seenBy(page);
  await page.context().close();
  return [
    against('phone, fast 3G, 4× slower', 'largest paint, first visit', first.paint / 1_000, 's', 2),
    against('phone, fast 3G, 4× slower', 'largest paint, next visit', again.paint / 1_000, 's', 2),
    against('phone, fast 3G, 4× slower', 'layout shift', again.shift, '', 0.02),
  ];
};

/** Wheels to the end of the list, pressing j now and then, as a reader does who looks for something. */
const scrollAll = async (browser: Browser, url: string): Promise<BenchRow[]> => {
  const { page } = await open(browser, DESKTOP);
  await page.goto(url);
  await settled(page);
  const card = page.locator('[data-item]').first();
  await card.hover();
  let reached = 0;
  for (let turn = 0; turn < 2_000 && reached < ITEMS; turn++) {
    await page.mouse.wheel(0, 6_000);
    if (turn % 3 === 0) await page.keyboard.press('j');
    reached = (await page.evaluate(FURTHEST)) as number;
  }
  await page.waitForTimeout(500);
  const { slowest, interactions } = await seenBy(page);
  await page.context().close();
  const set = `${reached} items scrolled, ${interactions} interactions`;
  return [against(set, 'slowest interaction', slowest, 'ms', 100)];
};

/** What the first screen weighs and how it feels, on the production build with 10,000 items, against its budgets. */
export const benchWeb = async (): Promise<BenchReport> => {
  const executablePath = bringChromium();
  const documents = syntheticFeeds(FEEDS, ITEMS / FEEDS);
  const rows = await withLoadedStack(documents, ITEMS, async ({ url }) => {
    await untilGrouped(url);
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      return [
        ...(await weighFirstScreen(browser, url)),
        ...(await paintOnSlowPhone(browser, url)),
        ...(await scrollAll(browser, url)),
      ];
    } finally {
      await browser.close();
    }
  });
  return { name: 'web', rows };
};
