import type { Browser, Page } from 'playwright-core';
import type { BenchRow } from './report.ts';
import { begin, CPU_SLOWDOWN, DESKTOP, heapOf, type Interaction, PHONE, seenBy, settle } from './web-visit.ts';

const INTERACTION_BUDGET_MS = 100;
/** More than the list can need: where it stops growing the bench ends all the same. */
const TURNS_MAX = 2_000;

/** Every so many turns of the wheel a key, and what is done with the card it leads to. */
const WALK_EVERY = 3;
const USE_EVERY = 24;

/** The place in the list of the furthest row that is drawn, from 1. */
const FURTHEST = `Math.max(0, ...[...document.querySelectorAll('[aria-posinset]')].map((row) => Number(row.ariaPosInSet)))`;

/** Keeps a report, marks it, opens it, and goes one on. */
async function useCard(page: Page): Promise<void> {
  for (const key of ['s', 'm', 'o', 'j']) {
    await page.waitForTimeout(100);
    await page.keyboard.press(key);
  }
}

/** Wheels to the end of the list as a reader does who looks for something. How many items were passed. */
async function scrollAll(page: Page, items: number): Promise<number> {
  await page.locator('[data-item]').first().hover();
  let reached = 0;
  for (let turn = 0; turn < TURNS_MAX && reached < items; turn++) {
    await page.mouse.wheel(0, 6_000);
    if (turn % WALK_EVERY === 0) await page.keyboard.press('j');
    if (turn % USE_EVERY === 0) await useCard(page);
    reached = (await page.evaluate(FURTHEST)) as number;
  }
  return reached;
}

/** Goes to another list and back to the one with everything in it, and presses a card there. */
async function changeLists(page: Page): Promise<void> {
  for (const chip of ['Video', 'All News']) {
    await page.locator('.feed').getByRole('button', { name: chip, exact: true }).click();
    await page.waitForTimeout(1_000);
  }
  await page.locator('[data-item] .card-link').nth(6).click();
  await page.waitForTimeout(1_000);
}

/** Of so many interactions the page's figure passes one over, the slowest (https://web.dev/articles/inp). */
const PASSED_OVER_OF = 50;

const budgeted = (set: string, figure: string, value: number): BenchRow => ({
  set,
  figure,
  value,
  unit: 'ms',
  reference: { name: 'budget', value: INTERACTION_BUDGET_MS },
  ratio: value / INTERACTION_BUDGET_MS,
});

/** The figure that is named interaction to next paint, and the slowest one of all. */
function answering(set: string, interactions: readonly Interaction[]): BenchRow[] {
  const slowestFirst = interactions.toSorted((a, b) => b.duration - a.duration);
  const passedOver = Math.floor(slowestFirst.length / PASSED_OVER_OF);
  const [slowest] = slowestFirst;
  return [
    budgeted(set, 'interaction to next paint', slowestFirst[passedOver]?.duration ?? 0),
    budgeted(set, `slowest interaction (${slowest?.name})`, slowest?.duration ?? 0),
  ];
}

const FLING_MS = 4_000;

/**
 * Scrolls as a thumb does that flings the list on, and gives the share of the window, from 0 to 1, in which no row was
 * drawn, over all frames. Runs in the page.
 */
const FLING = (pixelsPerSecond: number): string => `new Promise((done) => {
  const list = document.querySelector('[data-feed-scroller]');
  const began = performance.now();
  const bare = [];
  const frame = () => {
    const passed = performance.now() - began;
    if (passed > ${FLING_MS}) return done(bare.reduce((sum, share) => sum + share, 0) / bare.length);
    const { top, bottom } = list.getBoundingClientRect();
    const drawn = [...list.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect());
    const covered = drawn.reduce((sum, row) => sum + Math.max(0, Math.min(bottom, row.bottom) - Math.max(top, row.top)), 0);
    bare.push(Math.max(0, 1 - covered / (bottom - top)));
    list.scrollTop = (passed / 1_000) * ${pixelsPerSecond};
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})`;

/** What a reader sees of the list while it is flung on, on a phone a quarter as fast as this machine. */
export const benchFling = async (browser: Browser, url: string): Promise<BenchRow[]> => {
  const { page, session } = await begin(browser, PHONE);
  await page.goto(url);
  await settle(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const rows: BenchRow[] = [];
  for (const speed of [1_500, 4_000]) {
    const bare = (await page.evaluate(FLING(speed))) as number;
    rows.push({
      set: `phone, 4× slower, flung at ${speed} px/s`,
      figure: 'window without rows, mean of the frames',
      value: bare * 100,
      unit: '%',
      against: '',
    });
  }
  await page.context().close();
  return rows;
};

/** How the feed answers while all items are scrolled, and what it holds of them in memory. */
export const benchScrolling = async (browser: Browser, url: string, items: number): Promise<BenchRow[]> => {
  const { page, session } = await begin(browser, DESKTOP);
  await page.goto(url);
  await settle(page);
  const before = await heapOf(session);
  const reached = await scrollAll(page, items);
  const drawn = await page.locator('[data-item]').count();
  const after = await heapOf(session);
  await changeLists(page);
  const interactions = Object.values((await seenBy(page)).interactions);
  await page.context().close();
  const set = `${reached} items scrolled`;
  return [
    ...answering(`${set}, ${interactions.length} interactions`, interactions),
    { set, figure: 'cards in the document', value: drawn, unit: '', against: '' },
    {
      set,
      figure: 'memory of the page',
      value: after,
      unit: 'MB',
      reference: { name: 'with the first 200', value: before },
      ratio: after / before,
    },
  ];
};
