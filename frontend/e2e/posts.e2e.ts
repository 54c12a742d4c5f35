import { expect, test } from 'vitest';
import { BASE, leave, PHONE, useBrowser, visit } from './browser.ts';

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

test('a post is written, refused until it is whole, found by those who follow its topic, changed and taken away', async () => {
  const topic = `quay ${Date.now().toString(36)}`;
  const author = await visit('/');
  const { page } = author;
  await page.getByRole('button', { name: 'Create content' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create content' });
  const publish = dialog.getByRole('button', { name: 'Publish' });
  await dialog.getByLabel('Title', { exact: true }).fill('The night the <i>inner quay</i> flooded');
  await dialog.getByLabel('Description').fill('   ');
  expect(await publish.isDisabled()).toBe(true);
  await dialog.getByLabel('Description').fill('Water came up Tarn Street at 04:31.');
  await dialog.getByRole('button', { name: 'Link', exact: true }).click();
  const address = dialog.getByLabel('Address of the page');
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await dialog.getByText('Begin with http:// or https://').waitFor();
  await address.fill('https://portansel.example/log');
  await page.keyboard.press('Enter');
  const tags = dialog.getByLabel('Search tags');
  for (const _twice of [1, 2]) {
    await tags.fill(topic);
    await page.keyboard.press('Enter');
  }
  await dialog.getByText('Already listed').waitFor();
  expect(await dialog.getByRole('button', { name: `Remove ${topic}` }).count()).toBe(1);

  // Closed and opened again it is as it was.
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Create content' }).click();
  await dialog.getByText('Draft kept for this visit').waitFor();
  await publish.click();
  await page.locator('.toast').getByText('Post created').waitFor();
  await dialog.waitFor({ state: 'detached' });

  const follower = await visit('/subscriptions');
  await follower.page.getByRole('button', { name: 'Follow a topic' }).click();
  await follower.page.getByLabel('Any name or subject').fill(topic);
  await follower.page.keyboard.press('Enter');
  await follower.page.getByRole('button', { name: `Stop following ${topic}` }).waitFor();
  await follower.page.goto(`${BASE}/posts?of=following`);
  const found = follower.page.locator('main article').filter({ hasText: topic });
  await found.getByRole('heading', { name: 'The night the <i>inner quay</i> flooded' }).waitFor();
  expect(await found.locator('a[href="https://portansel.example/log"]').count()).toBe(1);
  expect(await found.getByRole('button', { name: /^(Edit|Delete):/ }).count()).toBe(0);

  await page.goto(`${BASE}/posts`);
  const own = page.locator('main article').filter({ hasText: topic });
  await own.getByRole('button', { name: /^Edit:/ }).click();
  const edit = page.getByRole('dialog', { name: 'Edit post' });
  await edit.getByLabel('Title', { exact: true }).fill('The inner quay');
  await edit.getByRole('button', { name: 'Save' }).click();
  await own.getByRole('heading', { name: 'The inner quay' }).waitFor();
  await own.getByText('Edited').waitFor();
  const remove = own.getByRole('button', { name: 'Delete: The inner quay' });
  await remove.click();
  await page.getByText('No posts yet').waitFor();
  await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
  await remove.click();
  // Whoever leaves the page does not undo any more.
  await page.goto(`${BASE}/posts`);
  await page.getByText('No posts yet').waitFor();
  await expect
    .poll(async () => {
      await follower.page.reload();
      await follower.page.locator('main h1').waitFor();
      return found.count();
    })
    .toBe(0);
  await leave(author);
  await leave(follower);
});

test('a post that the server refuses stays in the form, with the sentence it was refused with', async () => {
  const reader = await visit('/posts');
  const { page } = reader;
  const refusal = 'You have 200 posts, which is the most there can be. Remove one to write another.';
  await page.route('**/api/content', (route) => route.fulfill({ status: 409, json: { error: refusal } }));
  await page.locator('main').getByRole('button', { name: 'Create content' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create content' });
  await dialog.getByLabel('Title', { exact: true }).fill('The inner quay');
  await dialog.getByLabel('Description').fill('Once more.');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  const alert = dialog.getByRole('alert');
  await alert.getByText('Failed to create post').waitFor();
  await alert.getByText(refusal).waitFor();
  expect(await dialog.getByLabel('Description').inputValue()).toBe('Once more.');
  expect(reader.faults.splice(0)).toHaveLength(1);
  await leave(reader);
});
