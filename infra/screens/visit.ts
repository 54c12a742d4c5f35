import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page, Request } from 'playwright-core';
import type { Seen } from './checks.ts';
import { HIDDEN_HEIGHT, LOADING, SHIFTS, TOO_WIDE, TOUR_SEEN, WATCH_SHIFTS } from './in-page.ts';
import type { Look } from './looks.ts';
import type { Scene } from './scene.ts';
import { pathOf, type Screen } from './screen.ts';

const QUIET_MS = 400;
const SETTLED_MS = 15_000;
const HEIGHT_MAX = 4_000;
const MOVED_MAX = 6;

export interface VisitParts {
  browser: Browser;
  base: string;
  folder: string;
  screen: Screen;
  look: Look;
  scene: Scene;
}

/** Follows what a page asks for, so that its end can be waited for. The stream of events never ends. */
const watchRequests = (page: Page) => {
  const pending = new Set<Request>();
  let last = Date.now();
  const over = (request: Request) => {
    pending.delete(request);
    last = Date.now();
  };
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/events')) pending.add(request);
    last = Date.now();
  });
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  return () => pending.size === 0 && Date.now() - last > QUIET_MS;
};

const settled = async (page: Page, quiet: () => boolean): Promise<void> => {
  for (const end = Date.now() + SETTLED_MS; Date.now() < end; await page.waitForTimeout(100))
    if (quiet() && !(await page.evaluate(LOADING))) break;
  await page.evaluate('document.fonts.ready.then(() => null)');
};

/** Errors and other hosts, gathered as they come. */
const watchFaults = (page: Page, { base, screen }: VisitParts) => {
  const errors: string[] = [];
  const hosts = new Set<string>();
  const add = (text: string) => {
    if (!screen.expected?.test(text)) errors.push(text.slice(0, 300));
  };
  page.on('console', (message) => message.type() === 'error' && add(`${message.text()} (${message.location().url})`));
  page.on('pageerror', (error) => add(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    const embedded = screen.embeds && request.frame() !== page.mainFrame();
    if (url.origin !== base && !['data:', 'blob:'].includes(url.protocol) && !embedded) hosts.add(url.host);
  });
  return { errors, hosts };
};

const axe = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .exclude('iframe')
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  return violations.map(({ id, nodes }) => {
    const shown = nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 140)} ${any[0]?.message ?? ''}`);
    return `${id} ×${nodes.length}: ${shown.join(' | ')}`;
  });
};

const shoot = async (page: Page, file: string, { look, screen }: VisitParts, quiet: () => boolean): Promise<void> => {
  const hidden = screen.windowOnly ? 0 : ((await page.evaluate(HIDDEN_HEIGHT)) as number);
  const { width, height } = look.context.viewport ?? { width: look.width, height: 900 };
  if (hidden > 0) {
    await page.setViewportSize({ width, height: Math.min(height + hidden, HEIGHT_MAX) });
    await settled(page, quiet);
  }
  await mkdir(dirname(file), { recursive: true });
  await page.screenshot({ path: file, animations: 'disabled', caret: 'hide' });
};

/** Opens a screen as one reader, looks at it and takes its picture. What goes wrong stands in what is returned. */
export const visit = async (parts: VisitParts): Promise<Seen> => {
  const { browser, base, folder, screen, look, scene } = parts;
  const context = await browser.newContext({ ...look.context, baseURL: base });
  await context.addCookies(scene.cookies);
  const page = await context.newPage();
  const quiet = watchRequests(page);
  const { errors, hosts } = watchFaults(page, parts);
  const seen: Seen = {
    ...{ screen: screen.name, look: look.name, picture: null, errors, hosts: [] },
    ...{ shift: 0, moved: [], violations: [], overflow: [] },
  };
  try {
    await page.addInitScript(WATCH_SHIFTS);
    await page.addInitScript(`localStorage.setItem('lang', '${look.language}')`);
    await screen.before?.(page, scene);
    await page.addInitScript(TOUR_SEEN);
    await page.goto(pathOf(screen, scene));
    await settled(page, quiet);
    if (screen.act) {
      await screen.act(page, look, scene);
      await settled(page, quiet);
    }
    await page.locator(screen.shows).locator('visible=true').first().waitFor({ timeout: SETTLED_MS });
    const { sum, moved } = (await page.evaluate(SHIFTS)) as { sum: number; moved: string[] };
    if (!screen.grows) Object.assign(seen, { shift: sum, moved: moved.slice(0, MOVED_MAX) });
    seen.overflow = (await page.evaluate(TOO_WIDE)) as string[];
    seen.violations = await axe(page);
    const picture = join(screen.name, `${look.name}.png`);
    await shoot(page, join(folder, picture), parts, quiet);
    seen.picture = picture;
  } catch (cause) {
    errors.push(cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause));
  } finally {
    await context.close();
  }
  return { ...seen, hosts: [...hosts] };
};
