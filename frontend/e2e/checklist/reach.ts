import type { NewsItem } from '@360/contracts/news';
import type { Page, Route } from 'playwright-core';
import { BASE } from '../browser.ts';

/** Presses the button, link, tab or switch of this name. */
export const press = (page: Page, name: string | RegExp, role: 'button' | 'link' | 'tab' | 'switch' = 'button') =>
  page
    .getByRole(role, typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();

/** The same, of the dialog that lies over the page. */
export const pressThere = (page: Page, name: string, role: 'button' | 'radio' | 'switch' = 'button') =>
  page.getByRole('dialog').getByRole(role, { name, exact: true }).first().click();

export const goTo = (page: Page, path: string) => page.goto(BASE + path);

const at = (path: string | RegExp) => (url: URL) =>
  typeof path === 'string' ? url.pathname === path : path.test(url.pathname);

/** From now on the server seems to answer so. Only for states that cannot be had from a whole product. */
export const answer = (page: Page, path: string | RegExp, status: number, body: unknown) =>
  page.route(at(path), (route) => route.fulfill({ status, json: body }));

/** From now on nothing answers there. */
export const silence = (page: Page, path: string | RegExp) => page.route(at(path), (route) => route.abort());

/** From now on what the server answers is changed on its way. */
export const change = <Body>(page: Page, path: string | RegExp, by: (body: Body) => Body) =>
  page.route(at(path), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: by((await response.json()) as Body) });
  });

/** From now on an answer takes its time, so that waiting can be seen. */
export const delay = (page: Page, path: string | RegExp, ms: number) =>
  page.route(at(path), async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, ms));
    await route.continue().catch(() => undefined);
  });

/** What was changed about the answers of a path holds no longer. */
export const heal = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

/** The first items of every list of news, changed one by one. */
export const changeItems = (page: Page, changes: readonly Partial<NewsItem>[]) =>
  change<NewsItem[]>(page, '/api/news', (items) =>
    Array.isArray(items) ? items.map((item, place) => ({ ...item, ...changes[place] })) : items,
  );

/** One item, wherever it is told of. */
export const changeItem = async (page: Page, id: string, to: Partial<NewsItem>) => {
  const changed = (item: NewsItem) => (item.id === id ? { ...item, ...to } : item);
  await change<NewsItem[]>(page, '/api/news', (items) => items.map(changed));
  await change<NewsItem>(page, `/api/news/${id}`, changed);
};

/** A card for testing that is taken. */
export const PAYS = '4242 4242 4242 4242';

/** Fills in the form of a payment. */
export const fillCard = async (page: Page, number: string) => {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on card').fill('Mira Ostby');
};

/** What the button says that pays depends on what is due. */
export const pay = (page: Page) => page.locator('form.pay-form button[type="submit"]').click();
