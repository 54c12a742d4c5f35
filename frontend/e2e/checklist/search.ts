import type { Page } from 'playwright-core';
import type { Screen } from './entry.ts';
import { answer, goTo, heal, press } from './reach.ts';
import { NOWHERE, wordOfNews } from './sample.ts';

const ask = async (page: Page, words: string) => {
  const box = page.getByRole('dialog').getByRole('textbox');
  await box.fill(words);
  await box.press('Enter');
};

const attach = (page: Page, name: string, mimeType: string, text: string) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType, buffer: Buffer.from(text) });

/** The dialog behind 'AI search', and the page of its own. */
export const SEARCH: readonly Screen[] = [
  {
    screen: 'search dialog',
    at: () => '/',
    states: [
      {
        state: 'nothing typed',
        reach: (page) => press(page, 'AI search'),
        says: ['AI search', 'Trending searches', 'Attach image, video or document'],
      },
      {
        state: 'found',
        reach: async (page) => ask(page, await wordOfNews()),
        says: ['News', 'Understood as', /^\d+ results?$/],
        never: ['Trending searches'],
      },
      {
        state: 'nothing found',
        reach: (page) => ask(page, NOWHERE),
        says: ['No results found for your search.', 'Try different keywords or attach media for AI analysis.'],
      },
      {
        state: 'a picture that is none',
        reach: (page) => attach(page, 'torn.png', 'image/png', 'not a picture'),
        says: ['File processing failed. Continuing with text search only.'],
      },
      {
        state: 'failed without a word',
        reach: async (page) => {
          await answer(page, '/api/search', 500, {});
          await ask(page, 'storm');
        },
        says: ['Search failed. Please try again.'],
      },
      {
        state: 'failed, with the server’s words',
        reach: async (page) => {
          await heal(page);
          await answer(page, '/api/search', 503, { error: 'The index is being built.' });
          await ask(page, 'storms');
        },
        says: [/The index is being built\./],
      },
      {
        state: 'not begun, since the browser sends nothing',
        reach: async (page) => {
          await page.evaluate("window.fetch = () => { throw new Error('nothing is sent') }");
          await ask(page, 'storm');
        },
        says: ['Search failed to start. Please try again.'],
      },
    ],
  },
  {
    screen: 'search page',
    at: () => '/search',
    states: [
      {
        state: 'before a search',
        says: [
          '360° News Search',
          'Back to home',
          'Text',
          'Image',
          'Video',
          'Audio',
          /text.*image.*video.*audio/i,
          'elections',
          'climate agreement:<60',
          'health status:conflicting',
          'economy independent:>=3',
        ],
      },
      {
        state: 'by image',
        reach: (page) => page.locator('main').getByText('Image', { exact: true }).first().click(),
        says: ['Choose an image to search with'],
      },
      {
        state: 'results',
        reach: async (page) => goTo(page, `/search?q=${await wordOfNews()}`),
        says: [
          'All',
          'Article',
          'Video',
          'Post',
          'Story summary',
          'Relevance',
          'Date',
          'Factuality',
          'Country',
          'Source',
          'Category',
          'Published',
          /^Open (story|report)$/,
        ],
      },
      {
        state: 'nothing found',
        reach: (page) => goTo(page, `/search?q=${encodeURIComponent(NOWHERE)}`),
        says: ['No results found for your search.'],
      },
      {
        state: 'failed',
        reach: async (page) => {
          await answer(page, '/api/search', 500, {});
          await goTo(page, '/search?q=storm');
        },
        says: [/^(Search failed\. Please try again\.|Internal Server Error)$/],
      },
    ],
  },
];
