import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';

/** Where the running product stands; it must hold at least 500 items. */
export const BASE = process.env.E2E_URL ?? 'http://127.0.0.1:3360';
const EXECUTABLE = process.env.CHROMIUM ?? '/usr/bin/chromium';

export const DESKTOP = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;
export const MIDDLE = { viewport: { width: 900, height: 900 } } satisfies BrowserContextOptions;

export interface Visit {
  page: Page;
  context: BrowserContext;
  /** What went wrong in the console, and every host that was asked. */
  faults: string[];
  hosts: Set<string>;
  shift: () => Promise<number>;
}

let browser: Browser;

/** One browser for the tests of a file. */
export function useBrowser(): void {
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: EXECUTABLE, args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());
}

// Runs in the page; entries that follow a press or key are not counted, as the metric has it.
const WATCH_SHIFTS = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

// The tour is for newcomers; it would lie over what a test presses.
const TOUR_SEEN = `localStorage.setItem('tour-completed', 'true')`;

/** Another tab of the same reader, whose faults and hosts count with those of the first. */
export async function openTab({ context, faults, hosts }: Omit<Visit, 'page' | 'shift'>, path: string): Promise<Page> {
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  // What the page makes itself, such as a picture to save, has no host.
  page.on('request', (request) => {
    const { host } = new URL(request.url());
    if (host) hosts.add(host);
  });
  await page.goto(BASE + path);
  await page.locator('[data-item]').first().waitFor({ state: 'attached' });
  return page;
}

/** A fresh reader who opens an address and waits for the first cards. @param newcomer who has not had the tour yet */
export async function visit(
  path: string,
  options: BrowserContextOptions = DESKTOP,
  { newcomer = false } = {},
): Promise<Visit> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  await context.addInitScript(WATCH_SHIFTS);
  if (!newcomer) await context.addInitScript(TOUR_SEEN);
  const reader = { context, faults: [] as string[], hosts: new Set<string>() };
  const page = await openTab(reader, path);
  return { ...reader, page, shift: () => page.evaluate('window.layoutShift') as Promise<number> };
}

/** Ends a visit on which nothing went wrong and nobody else was asked. */
export async function leave({ context, faults, hosts }: Omit<Visit, 'page' | 'shift'>): Promise<void> {
  expect(faults).toEqual([]);
  expect([...hosts]).toEqual([new URL(BASE).host]);
  await context.close();
}

export const feedScroll = (page: Page): Promise<number> =>
  page.locator('[data-feed-scroller]').evaluate((element) => element.scrollTop);

/** Scrolls the feed and waits until the list has drawn there. */
export async function scrollFeed(page: Page, top: number): Promise<void> {
  await page.locator('[data-feed-scroller]').evaluate((element, to) => element.scrollTo({ top: to }), top);
  await page.waitForTimeout(150);
}

/** Ids of the cards inside the window of the feed, from the top. */
export const cardsInView = (page: Page): Promise<string[]> =>
  page.locator('[data-feed-scroller]').evaluate((scroller) => {
    const box = scroller.getBoundingClientRect();
    return [...scroller.querySelectorAll<HTMLElement>('[data-item]')]
      .map((card) => ({ id: card.dataset.item ?? '', at: card.getBoundingClientRect() }))
      .filter(({ at }) => at.top >= box.top - 1 && at.top + 40 < box.bottom)
      .sort((a, b) => a.at.top - b.at.top)
      .map(({ id }) => id);
  });

/** The cards at the window's upper edge of the feed, the first perhaps in part, and how far below the edge each begins, in whole pixels. */
export const feedSeen = async (page: Page): Promise<[id: string, top: number][]> => {
  const cards = await page.locator('[data-feed-scroller]').evaluate((scroller) => {
    const edge = scroller.getBoundingClientRect().top;
    return [...scroller.querySelectorAll<HTMLElement>('[data-item]')].map((card) => {
      const { top, bottom } = card.getBoundingClientRect();
      return { id: card.dataset.item ?? '', top: Math.round(top - edge), bottom: Math.round(bottom - edge) };
    });
  });
  return cards
    .filter(({ bottom }) => bottom > 0)
    .sort((a, b) => a.top - b.top)
    .slice(0, 4)
    .map(({ id, top }) => [id, top]);
};
