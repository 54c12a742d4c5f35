import type { Browser, CDPSession, Page } from 'playwright-core';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
/** A phone a quarter as fast as this machine. */
export const CPU_SLOWDOWN = 4;

/** Runs in the page, before anything else of it. */
const WATCH = `
  window.seen = { shift: 0, paint: 0, script: 0, interactions: {} };
  const watch = (type, more, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch('layout-shift', {}, (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  watch('largest-contentful-paint', {}, (entry) => { seen.paint = entry.startTime; });
  watch('event', { durationThreshold: 16 }, ({ interactionId, name, duration }) => {
    const known = seen.interactions[interactionId];
    if (interactionId && !(known?.duration >= duration)) seen.interactions[interactionId] = { name, duration };
  });
  let firstCard = 0;
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-item]')) return;
    firstCard = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
  watch('resource', {}, ({ name, startTime, encodedBodySize }) => {
    if (name.endsWith('.js') && !(firstCard && startTime > firstCard)) seen.script += encodedBodySize;
  });
`;

/** A press or a key that took 16 ms or more. */
export interface Interaction {
  /** Its slowest event. */
  name: string;
  /** From that event to the next paint. */
  duration: number;
}

/** What the page itself has measured so far; times in milliseconds. */
interface Seen {
  shift: number;
  /** The largest paint. */
  paint: number;
  /** Bytes of the scripts asked for before the first card stood, compressed; none for those kept from a visit before. */
  script: number;
  interactions: Record<string, Interaction>;
}

interface Visit {
  page: Page;
  session: CDPSession;
  /** Bytes of bodies as received, compressed, by kind. */
  bytes: Map<string, number>;
  /** Lines of the console that tell of an error. */
  errors: string[];
  /** Addresses of other hosts that were asked. */
  abroad: string[];
}

async function countBytes(session: CDPSession): Promise<Map<string, number>> {
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
  return bytes;
}

/** A reader with an empty cache who has had the tour; nothing is asked for yet. */
export async function begin(browser: Browser, viewport: { width: number; height: number }): Promise<Visit> {
  const context = await browser.newContext({ viewport, locale: 'en-GB' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const visit: Visit = { page, session, bytes: await countBytes(session), errors: [], abroad: [] };
  page.on('console', (line) => line.type() === 'error' && visit.errors.push(line.text()));
  page.on('pageerror', (error) => visit.errors.push(error.message));
  page.on('request', (request) => {
    const { host } = new URL(request.url());
    if (host && host !== new URL(page.url()).host && page.url() !== 'about:blank') visit.abroad.push(request.url());
  });
  await page.addInitScript(WATCH);
  await page.addInitScript("localStorage.setItem('tour-completed', 'true')");
  return visit;
}

export const seenBy = (page: Page): Promise<Seen> => page.evaluate('window.seen') as Promise<Seen>;

/** Waits for the first card and until what comes after the first screen has had its time. */
export async function settle(page: Page): Promise<void> {
  await page.locator('[data-item]').first().waitFor();
  await page.waitForTimeout(1_500);
}

/** Megabytes of the page's objects that are still used. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = (await session.send('Runtime.getHeapUsage')) as { usedSize: number };
  return usedSize / 1_000_000;
}
