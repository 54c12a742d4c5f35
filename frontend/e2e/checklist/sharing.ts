import type { Page } from 'playwright-core';
import type { Screen } from './entry.ts';
import { answer, delay, goTo, heal, press } from './reach.ts';
import { article } from './sample.ts';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const strangers = encoded({
  platform: 'elsewhere',
  content: { title: 'A page of a stranger', imageUrl: null, summary: 'What it says.' },
  annotations: ['highlight', 'comment', 'arrow'].map((type, place) => ({
    id: `a${place}`,
    type,
    x: 100 * (place + 1),
    y: 100,
    width: 60,
    height: 40,
    text: `Mark ${place}`,
    color: '#c02020',
    timestamp: '2026-11-20T07:00:00.000Z',
  })),
  message: 'Look at this.',
  timestamp: '2026-11-20T07:00:00.000Z',
});

const drag = async (page: Page) => {
  const stage = page.getByRole('dialog').locator('[aria-label="Picture to annotate"]');
  const box = await stage.boundingBox();
  if (!box) throw new Error('the picture to annotate is not drawn');
  await page.getByRole('dialog').getByTitle('Highlight', { exact: true }).click();
  await page.mouse.move(box.x + 80, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 120, { steps: 4 });
  await page.mouse.up();
};

const write = async (page: Page) => {
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill('A post of the checklist');
  await form.getByLabel('Description').fill('It says what it says.');
  await press(page, 'Publish');
};

/** Annotating and sharing, shared pages, and what readers write. */
export const SHARING: readonly Screen[] = [
  {
    screen: 'share dialog',
    at: async () => `/item/${(await article()).id}`,
    states: [
      {
        state: 'open',
        reach: (page) => press(page, 'Annotate and share'),
        says: [
          'Share Article',
          ...['Annotate', 'Select', 'Highlight', 'Comment', 'Arrow'],
          '0 / 280',
          ...['X', 'LinkedIn', 'Facebook', 'WhatsApp', 'Telegram', 'Reddit', 'E-mail'],
          ...['Copy link', 'Download PNG', 'Share Now'],
        ],
      },
      { state: 'one mark', reach: drag, says: ['Clear all annotations (1)'] },
      { state: 'a message', reach: (page) => page.getByLabel('Message').fill('Seen?'), says: ['5 / 280'] },
      { state: 'copied', reach: (page) => press(page, 'Copy link'), says: ['Copied!'] },
    ],
  },
  {
    screen: 'shared page',
    at: () => '/help',
    states: [
      {
        state: 'of a stranger',
        reach: (page) => goTo(page, `/shared/${strangers}`),
        says: ['Anonymous User', 'A page of a stranger', 'Look at this.', 'Highlight', 'Comment', 'Arrow'],
        never: ['Verified'],
      },
      {
        state: 'of the product',
        reach: async (page) => {
          await goTo(page, `/item/${(await article()).id}`);
          await press(page, 'Annotate and share');
          await press(page, 'Copy link');
          const link = page.getByRole('dialog').getByLabel('Link', { exact: true });
          await page.waitForFunction((field) => (field as HTMLInputElement).value !== '', await link.elementHandle());
          await page.goto(await link.inputValue());
        },
        says: ['Verified', /^Like/, 'Replies', 'Add a reply', 'Send'],
      },
      {
        state: 'no segment',
        reach: (page) => goTo(page, '/shared'),
        says: ['Content Not Found', 'Invalid shared content URL', 'Return to Home'],
      },
      {
        state: 'nothing that can be read',
        reach: (page) => goTo(page, '/shared/not-a-payload'),
        says: ['Content Not Found', 'Failed to load shared content', 'Return to Home'],
      },
    ],
  },
  {
    screen: 'create content',
    at: () => '/posts',
    states: [
      {
        state: 'posts',
        says: ['Your posts and those you follow', 'Yours', 'Topics you follow', 'Everyone’s', 'No posts yet'],
      },
      {
        state: 'the form',
        reach: (page) => press(page, 'Create Content'),
        says: [
          ...['Create Content', 'Title', 'Description', 'Search tags', 'News keywords', 'Attachments'],
          ...['Photo', 'Video', 'Screenshot', 'Link', 'Publish'],
        ],
      },
      {
        state: 'refused',
        reach: async (page) => {
          await answer(page, '/api/content', 503, {});
          await write(page);
        },
        says: ['Failed to create post'],
      },
      {
        state: 'on its way',
        reach: async (page) => {
          await heal(page);
          await delay(page, '/api/content', 1_500);
          await press(page, 'Publish');
        },
        says: ['Creating...'],
      },
      { state: 'taken', says: ['Post created', 'A post of the checklist'] },
    ],
  },
];
