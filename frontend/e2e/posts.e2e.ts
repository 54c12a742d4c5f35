import { expect, test } from 'vitest';
import { PHONE, useBrowser, visit } from './browser.ts';

useBrowser();

test('posts are loaded by one press, narrowed by topic, and lead to the post, the account and the source', async () => {
  const { page, context, faults } = await visit('/');
  expect(await page.getByRole('link', { name: 'View Post' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Load X News' }).click();
  await page.waitForURL('**/?category=twitter');
  const card = page.locator('[data-item]').first();
  await card.getByRole('link', { name: 'View Post' }).waitFor();
  expect(await card.locator('.post-by').innerText()).toMatch(/ on (X|Bluesky|Mastodon)\s+@/);
  for (const name of ['View Post', 'Profile', 'Source'])
    expect(await card.getByRole('link', { name }).getAttribute('href')).toMatch(/^https?:\/\//);

  await page.getByRole('button', { name: 'Tech', exact: true }).click();
  await page.waitForURL('**/?category=x-tech');
  expect(await page.getByRole('button', { name: 'X News', exact: true }).getAttribute('aria-pressed')).toBe('true');
  await page.locator('[data-item]').first().getByRole('link', { name: 'View Post' }).waitFor();
  await page.getByRole('link', { name: 'Show all news' }).click();
  await page.waitForURL((url) => url.search === '');
  expect(faults).toEqual([]);
  await context.close();
});

test('a post opens beside the list with its three ways out, on a phone too', async () => {
  const { page, context, faults } = await visit('/?category=twitter', PHONE);
  await page.locator('[data-item]:not(:has(.card-duration)) .card-link').first().click();
  await page.waitForURL('**/item/**');
  const main = page.locator('article.lead');
  for (const name of ['View Post', 'Profile']) await main.getByRole('link', { name }).waitFor();
  expect(faults).toEqual([]);
  await context.close();
});
