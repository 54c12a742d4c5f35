import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BASE, cardsInView, DESKTOP, leave, MIDDLE, PHONE, useBrowser, visit } from './browser.ts';

useBrowser();

const h1 = (page: Page) => page.locator('main h1').first();
const scroll = (page: Page) => page.locator('#main').evaluate((column) => Math.round(column.scrollTop));

/** Scrolls the story column as a reader does, with the wheel; gives where it comes to rest. */
async function wheelTo(page: Page, top: number): Promise<number> {
  const column = page.locator('#main');
  await expect.poll(() => column.evaluate((it) => it.scrollHeight - it.clientHeight)).toBeGreaterThan(top);
  await column.hover({ position: { x: 5, y: 300 } });
  await page.mouse.wheel(0, top);
  let before = -1;
  const rests = async () => {
    const now = await scroll(page);
    const resting = now === before && now > 0;
    before = now;
    return resting;
  };
  await expect.poll(rests, { interval: 100 }).toBe(true);
  return before;
}

const first = async <Row extends { id: string }>(path: string): Promise<Row> =>
  ((await (await fetch(BASE + path)).json()) as Row[])[0] as Row;

/** Every address of the desktop that is due, and how its page is headed. */
const PAGES: readonly (readonly [path: string, heading: string | RegExp])[] = [
  ['/trending', 'Trending Stories'],
  ['/subscriptions', 'Your Subscriptions'],
  ['/watch-later', 'Watch Later'],
  ['/library', 'Your Library'],
  ['/profile', 'Your Profile'],
  ['/settings', 'Settings'],
  ['/posts', 'Your posts and those you follow'],
  ['/navigator360', /360/],
  ['/search', '360° News Search'],
  ['/help', 'Help & Support'],
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/copyright', 'Copyright Compliance Policy'],
  ['/opt-out', /./],
  ['/profile-old', 'Your Profile'],
  ['/billing', 'Choose Your Plan'],
  ['/subscription', 'Choose Your Plan'],
  ['/checkout', 'Checkout'],
  ['/civ', 'Join the CIV Community'],
  ['/civ-dashboard', 'Join the CIV Community'],
  ['/login', 'Reading needs no account'],
  ['/shared', 'Content Not Found'],
  ['/no/such/page', 'Page Not Found'],
];

/** Other addresses of pages that stand in the table too. */
const ALIASES = ['/profile-old', '/subscription', '/civ-dashboard'];

async function expectHeaded(page: Page, heading: string | RegExp): Promise<void> {
  if (typeof heading === 'string') await expect.poll(() => h1(page).innerText()).toBe(heading);
  else await expect.poll(() => h1(page).innerText()).toMatch(heading);
}

test('every page opens by its address, and back and forward walk through all of them, without a fault', async () => {
  const reader = await visit('/');
  const { page } = reader;
  for (const [path, heading] of PAGES) {
    await page.goto(BASE + path);
    await expectHeaded(page, heading);
    expect(await page.title()).toContain('360 News');
  }
  for (const [path, heading] of PAGES.toReversed()) {
    await expectHeaded(page, heading);
    expect(new URL(page.url()).pathname).toBe(path);
    await page.goBack();
  }
  // which story leads home may have changed meanwhile
  await page.waitForURL((url) => url.pathname === '/');
  await expectHeaded(page, /\S/);
  await page.goForward();
  await expectHeaded(page, PAGES[0]?.[1] ?? '');
  await page.reload();
  await expectHeaded(page, PAGES[0]?.[1] ?? '');
  await leave(reader);
});

test.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
])('for a reader who keeps nothing yet no page moves while its parts come in, on a %s', async (_, screen) => {
  const reader = await visit('/help', screen);
  const { page } = reader;
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue().catch(() => undefined);
  });
  const moved: string[] = [];
  for (const [path] of PAGES.filter(([each]) => !ALIASES.includes(each))) {
    await page.goto(BASE + path);
    await h1(page).waitFor();
    await expect.poll(() => page.locator('main .skel:visible').count()).toBe(0);
    await page.waitForTimeout(300);
    const shift = (await page.evaluate('window.layoutShift')) as number;
    if (shift > 0.02) moved.push(`${path} by ${shift.toFixed(3)}`);
  }
  expect(moved).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await leave(reader);
});

test('inside the page each place of the menu opens without loading anew, and back and forward return', async () => {
  const reader = await visit('/');
  const { page } = reader;
  await h1(page).waitFor();
  await page.evaluate('window.sameDocument = true');
  const rail = page.getByRole('navigation', { name: 'Sections' });
  const places = PAGES.slice(0, 7).map(([path]) => path);
  for (const path of places) {
    await rail.locator(`a[href^="${path}"]`).first().click();
    await page.waitForURL((url) => url.pathname === path);
    await expectHeaded(page, PAGES.find(([known]) => known === path)?.[1] ?? '');
  }
  for (const path of places.toReversed()) {
    await page.waitForURL((url) => url.pathname === path);
    await page.goBack();
  }
  await page.waitForURL((url) => url.pathname === '/');
  await page.goForward();
  await page.waitForURL((url) => url.pathname === '/trending');
  expect(await page.evaluate('window.sameDocument')).toBe(true);
  await leave(reader);
});

test('report, story with its tab, channel and filter open by their address, and a reload changes nothing', async () => {
  const reader = await visit('/');
  const { page } = reader;
  const item = await first<{ id: string; title: string }>('/api/news?limit=1');
  const story = await first<{ id: string; title: string }>('/api/stories?limit=1');
  await page.goto(`${BASE}/item/${item.id}?category=breaking`);
  await expectHeaded(page, /./);
  await page.goto(`${BASE}/story/${story.id}?tab=timeline&category=video`);
  const tab = page.getByRole('tab', { name: 'Timeline' });
  const pressed = (name: string) => page.getByRole('button', { name, exact: true, pressed: true });
  for (const _again of ['opened', 'reloaded']) {
    await expect.poll(() => h1(page).innerText()).toBe(story.title);
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true');
    await pressed('Video').waitFor();
    await page.reload();
  }
  await page.goBack();
  await pressed('Breaking').waitFor();
  await leave(reader);
});

test('what an event of the window or another window of the product asks for is shown, and a choice of the feed is told', async () => {
  const reader = await visit('/');
  const { page } = reader;
  await page.evaluate(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const name of ['categoryChange', 'newsSelected'])
      window.addEventListener(name, (event) => {
        const { detail } = event as CustomEvent;
        told.push(detail?.id ?? detail);
      });
  });
  const politics = page.getByRole('navigation', { name: 'Sections' }).locator('a[href="/?category=politics"]');
  const fresh = page.waitForRequest((request) => /\/api\/news\?page=1.*category=politics/.test(request.url()));
  await politics.click();
  await fresh;
  await page.waitForURL('**/?category=politics');
  await expect.poll(() => page.evaluate('window.told')).toEqual(['politics']);
  const card = page.locator('[data-item]:not(:has(.card-duration))').first();
  const id = await card.getAttribute('data-item');
  await card.locator('.card-link').click();
  await page.waitForURL(`**/item/${id}?category=politics`);
  expect(await page.evaluate('window.told')).toEqual(['politics', id]);

  const other = await first<{ id: string; title: string }>('/api/news?limit=1&category=science');
  await page.evaluate((item) => void window.dispatchEvent(new CustomEvent('newsSelected', { detail: item })), other);
  await page.waitForURL(`**/item/${other.id}?category=politics`);
  await page.evaluate(() => void window.dispatchEvent(new CustomEvent('category-change', { detail: 'health' })));
  await page.waitForURL(`**/item/${other.id}?category=health`);
  await page.evaluate((item) => window.postMessage({ type: 'NEWS_ITEM_SELECTED', item }, '*'), { id });
  await page.waitForURL(`**/item/${id}?category=health`);
  await page.evaluate(() => {
    window.dispatchEvent(
      new MessageEvent('message', { origin: 'https://evil.example', data: { type: 'news-item-selected', id: 'x' } }),
    );
  });
  await page.evaluate(() => void window.dispatchEvent(new CustomEvent('newsSelected', { detail: null })));
  expect(new URL(page.url()).pathname).toBe(`/item/${id}`);
  await leave(reader);
});

/** Opens the first that stands well inside the window. */
async function openShown(page: Page, links: string): Promise<void> {
  const all = page.locator(links);
  await all.first().waitFor();
  const tops = await all.evaluateAll((found) => found.map((link) => link.getBoundingClientRect().top));
  await all.nth(tops.findIndex((top) => top > 250)).click();
}

test.each([
  ['/trending', 'main .tr-row a[href^="/story/"]'],
  ['/', '[data-item]:not(:has(.card-duration)) .card-link'],
])('%s keeps its place: a report opened, back, forward, back, and loaded anew', async (path, links) => {
  const reader = await visit(path);
  const { page } = reader;
  await h1(page).waitFor();
  const heading = await h1(page).innerText();
  const before = await wheelTo(page, 400);
  await openShown(page, links);
  await expect.poll(() => h1(page).innerText()).not.toBe(heading);
  expect(await scroll(page)).toBe(0);
  const returned = async () => {
    await expect.poll(() => h1(page).innerText()).toBe(heading);
    await expect.poll(() => scroll(page)).toBe(before);
  };
  await page.goBack();
  await returned();
  await page.goForward();
  await expect.poll(() => h1(page).innerText()).not.toBe(heading);
  await expect.poll(() => scroll(page)).toBe(0);
  await page.goBack();
  await returned();
  await page.reload();
  await returned();
  await leave(reader);
});

test('the results of a search keep their place and what was narrowed', async () => {
  const reader = await visit('/', MIDDLE);
  const { page } = reader;
  const found = async () => {
    const answer = (await (await fetch(`${BASE}/api/search?q=said`)).json()) as { totalResults?: number };
    return answer.totalResults ?? 0;
  };
  await expect.poll(found, { timeout: 30_000 }).toBeGreaterThan(20);
  await page.goto(`${BASE}/search?q=said&sort=date`);
  const results = page.locator('main .sp-link');
  await results.first().waitFor();
  const before = await wheelTo(page, 900);
  await openShown(page, 'main .sp-link');
  await page.waitForURL(/\/(item|story)\//);
  await page.goBack();
  await results.first().waitFor();
  await expect.poll(() => scroll(page)).toBe(before);
  expect(new URL(page.url()).search).toBe('?q=said&sort=date');
  await leave(reader);
});

test('help answers, is narrowed by a word and leads to the rules; the rules name their sections and times', async () => {
  const reader = await visit('/help');
  const { page } = reader;
  const main = page.locator('main');
  await main.getByRole('searchbox').fill('epistemology');
  await expect.poll(() => main.locator('details').count()).toBe(1);
  await main.getByRole('searchbox').fill('zeppelin');
  await main.getByRole('status').getByText('zeppelin').waitFor();
  await main.getByRole('navigation').getByRole('link', { name: 'Terms of Service' }).click();
  await expectHeaded(page, 'Terms of Service');
  await main.getByText('January 30, 2025').waitFor();
  expect(await main.locator('article h2').count()).toBe(9);
  await main.getByRole('navigation').getByRole('link', { name: 'Copyright Policy' }).click();
  await expectHeaded(page, 'Copyright Compliance Policy');
  for (const time of ['within 24 hours', 'within 4 hours']) await main.getByText(time).first().waitFor();
  await main
    .locator('article')
    .getByRole('link', { name: /publisher/i })
    .first()
    .click();
  await page.waitForURL('**/opt-out');
  await page.goBack();
  await main.getByRole('button', { name: 'Back' }).click();
  await expectHeaded(page, 'Terms of Service');
  await leave(reader);
});

test('a page that breaks offers ways on, and one of them leads home', async () => {
  const reader = await visit('/');
  const { page } = reader;
  await page.route('**/api/profile?zone=*', (route) =>
    route.fulfill({ json: { name: '', joinedAt: 'no day', stats: {} } }),
  );
  await page.getByRole('navigation', { name: 'Sections' }).locator('a[href^="/profile"]').click();
  const alert = page.getByRole('alert').filter({ hasText: 'This page broke' });
  await alert.waitFor();
  for (const name of ['Reload the page', 'Try again', 'Copy the details'])
    await alert.getByRole('button', { name }).waitFor();
  expect(reader.faults.splice(0).length).toBeGreaterThan(0);
  await page.unroute('**/api/profile?zone=*');
  await alert.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByText('Reader since').waitFor();
  await page.route('**/api/profile?zone=*', (route) =>
    route.fulfill({ json: { name: '', joinedAt: 'no day', stats: {} } }),
  );
  await page.reload();
  await alert.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${BASE}/`);
  await cardsInView(page);
  reader.faults.splice(0);
  await leave(reader);
});

test('without the network a line says so, what is loaded stays to be read, and the line goes when it is back', async () => {
  const reader = await visit('/', DESKTOP);
  const { page, context } = reader;
  const card = page.locator('[data-item]:not(:has(.card-duration)) .card-link').first();
  const title = await card.innerText();
  // The other pages come once the first stands.
  await expect
    .poll(() => page.evaluate(`performance.getEntriesByType('resource').some(({ name }) => /\\/pages-/.test(name))`))
    .toBe(true);
  await context.setOffline(true);
  const line = page.getByText('What is already loaded can be read');
  await line.waitFor();
  await card.click();
  await expect.poll(() => h1(page).innerText()).toBe(title);
  await context.setOffline(false);
  await line.waitFor({ state: 'detached' });
  // What the browser itself writes about requests that could not leave.
  reader.faults.splice(0);
  await leave(reader);
});
