import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { BASE, cardsInView, leave, PHONE, useBrowser, type Visit, visit } from './browser.ts';

useBrowser();

/** Opens the first report and the dialog to draw on it. */
async function openSharing({ page }: Visit): Promise<Locator> {
  const [first] = await cardsInView(page);
  await page.locator(`[data-item="${first}"] .card-link`).click();
  await page.getByRole('button', { name: 'Annotate and share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.locator('canvas').waitFor();
  return dialog;
}

const stageOf = (dialog: Locator) => dialog.getByRole('application', { name: 'Picture to annotate' });
const marksOf = (dialog: Locator) => dialog.getByRole('region', { name: 'Annotations' }).getByRole('listitem');

/** A place on the picture, as parts of its width and height. */
async function placeOn(stage: Locator, x: number, y: number): Promise<[number, number]> {
  const box = await stage.boundingBox();
  if (!box) throw new Error('the picture is not shown');
  return [box.x + x * box.width, box.y + y * box.height];
}

async function drag(page: Page, stage: Locator, from: [number, number], to: [number, number]): Promise<void> {
  await page.mouse.move(...(await placeOn(stage, ...from)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOn(stage, ...to)), { steps: 4 });
  await page.mouse.up();
}

async function say(page: Page, text: string): Promise<void> {
  const prompt = page.getByRole('dialog', { name: 'Text of the annotation' });
  await prompt.getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
  await prompt.waitFor({ state: 'detached' });
}

/** The shapes of the marks in units of the canvas, without the cross of the keyboard. */
const drawn = (scope: Locator) =>
  scope
    .locator('svg.ann[role=img] > :is(rect:not(.ann-chosen), path, g)')
    .evaluateAll((shapes) =>
      shapes.map((shape) => ['x', 'y', 'width', 'height', 'd', 'transform'].map((name) => shape.getAttribute(name))),
    );

/** Makes the link and gives it. */
async function linkOf(dialog: Locator): Promise<string> {
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  const field = dialog.getByRole('textbox', { name: 'Link' });
  await expect.poll(() => field.inputValue()).toContain('/shared/');
  return field.inputValue();
}

test('marks are drawn by pointer and by keyboard, named, undone, cleared and saved as a picture', async () => {
  const reader = await visit('/');
  const { page } = reader;
  const dialog = await openSharing(reader);
  const stage = stageOf(dialog);
  await drag(page, stage, [0.2, 0.2], [0.5, 0.6]);
  await dialog.getByRole('radio', { name: 'Comment' }).check({ force: true });
  await page.mouse.click(...(await placeOn(stage, 0.7, 0.3)));
  await say(page, 'Water stands higher');
  await dialog.getByRole('radio', { name: 'Arrow' }).check({ force: true });
  await page.mouse.click(...(await placeOn(stage, 0.4, 0.8)));
  await expect.poll(() => marksOf(dialog).count()).toBe(3);
  expect(await marksOf(dialog).nth(1).innerText()).toContain('Water stands higher');
  expect(await drawn(stage)).toContainEqual(['160', '80', '240', '160', null, null]);

  await dialog.getByRole('radio', { name: 'Highlight' }).check({ force: true });
  await stage.focus();
  await page.keyboard.press('Enter');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect.poll(() => marksOf(dialog).count()).toBe(4);
  expect(await drawn(stage)).toContainEqual(['400', '200', '40', '20', null, null]);
  await page.keyboard.press('Delete');
  await expect.poll(() => marksOf(dialog).count()).toBe(3);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => marksOf(dialog).count()).toBe(4);
  await dialog.getByRole('button', { name: 'Delete annotation 3' }).click();
  await dialog.getByRole('button', { name: 'Clear all annotations (3)' }).waitFor();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download PNG' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^annotated-[\p{L}\p{N}-]+\.png$/u);
  const picture = await readFile(await download.path());
  expect([picture.toString('latin1', 1, 4), picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
    'PNG',
    800,
    400,
  ]);
  await dialog.getByRole('button', { name: 'Clear all annotations (3)' }).click();
  await expect.poll(() => marksOf(dialog).count()).toBe(0);
  await leave(reader);
});

test('the message is counted and held back by nothing, targets open, and the link is copied for two seconds', async () => {
  const reader = await visit('/');
  const { page, context } = reader;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const asked: string[] = [];
  await context.route(
    (url) => url.host !== new URL(BASE).host,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: 'elsewhere' });
    },
  );
  const dialog = await openSharing(reader);
  const now = dialog.getByRole('button', { name: 'Share Now' });
  expect(await now.isDisabled()).toBe(true);
  const message = dialog.getByRole('textbox', { name: 'Message' });
  await message.fill('x'.repeat(300));
  await dialog.getByText('300 / 280').waitFor();
  await message.fill('Look at the second gate.');
  await dialog.getByText('24 / 280').waitFor();

  const link = await linkOf(dialog);
  const copied = dialog.getByRole('button', { name: 'Copied!' });
  await copied.waitFor();
  const since = Date.now();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(link);
  await copied.waitFor({ state: 'detached' });
  expect(Date.now() - since).toBeLessThan(4_000);

  await dialog.getByRole('checkbox', { name: 'Telegram' }).check({ force: true });
  const [opened] = await Promise.all([context.waitForEvent('page'), now.click()]);
  await opened.waitForURL('https://t.me/**');
  expect(new URL(opened.url()).searchParams.get('url')).toBe(link);
  expect(new URL(opened.url()).searchParams.get('text')).toBe('Look at the second gate.');
  expect(await opened.evaluate('window.opener')).toBe(null);
  expect(asked).toHaveLength(1);
  await leave(reader);
});

test('a link shows another reader what was drawn, for a like and a reply; changed, it is a stranger’s; taken back, it is gone', async () => {
  const author = await visit('/');
  const dialog = await openSharing(author);
  const stage = stageOf(dialog);
  await drag(author.page, stage, [0.25, 0.25], [0.75, 0.5]);
  await dialog.getByRole('radio', { name: 'Comment' }).check({ force: true });
  await author.page.mouse.click(...(await placeOn(stage, 0.1, 0.9)));
  await say(author.page, 'The hinge');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Look at <b>the second</b> gate.');
  const shapes = await drawn(stage);
  const link = await linkOf(dialog);

  const reader = await visit(new URL(link).pathname);
  const { page } = reader;
  const main = page.locator('main');
  await main.getByText('Verified', { exact: true }).waitFor();
  await main.getByText('Look at <b>the second</b> gate.').waitFor();
  expect(await drawn(main)).toEqual(shapes);
  await main.getByRole('region', { name: 'On the picture' }).getByText('The hinge').waitFor();
  const like = main.getByRole('button', { name: /^Like/ });
  await like.click();
  await main.getByRole('button', { name: 'Like, 1 like' }).waitFor();
  await main.getByRole('textbox', { name: 'Add a reply' }).fill('I have seen <i>it</i> too.');
  await main.getByRole('button', { name: 'Send' }).click();
  await main.getByText('I have seen <i>it</i> too.').waitFor();
  await page.reload();
  await main.getByText('I have seen <i>it</i> too.').waitFor();
  expect(await like.getAttribute('aria-pressed')).toBe('true');

  const payload = JSON.parse(Buffer.from(link.split('/').at(-1) ?? '', 'base64url').toString());
  const forged = { ...payload, message: 'Send me your password', author: 'The editor' };
  await page.goto(`${BASE}/shared/${Buffer.from(JSON.stringify(forged)).toString('base64url')}`);
  await main.getByText('Send me your password').waitFor();
  await main.getByText('Nobody vouches for this page').waitFor();
  await main.getByText('Anonymous User').waitFor();
  expect(await main.getByText('Verified', { exact: true }).count()).toBe(0);
  expect(await main.getByText('The editor').count()).toBe(0);
  expect(await like.count()).toBe(0);

  await author.page.goto(link);
  await author.page.getByRole('button', { name: 'Take back' }).click();
  await author.page.getByRole('heading', { name: 'Taken back' }).waitFor();
  await author.page.locator('.toast').getByRole('button', { name: 'Close' }).click();
  await expect
    .poll(async () => {
      await page.goto(link);
      await page.locator('main h1').waitFor();
      return page.locator('main h1').innerText();
    })
    .toBe('Taken back');
  await leave(author);
  await leave(reader);
});

test('an address that holds nothing to show says so and leads home', async () => {
  const reader = await visit('/shared', PHONE);
  const { page } = reader;
  await page.getByText('Invalid shared content URL').waitFor();
  for (const payload of ['%20', 'e30', 'a'.repeat(3_000)]) {
    await page.goto(`${BASE}/shared/${payload}`);
    await page.getByRole('heading', { name: 'Content Not Found' }).waitFor();
  }
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.waitForURL(`${BASE}/`);
  await leave(reader);
});
