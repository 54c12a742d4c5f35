import type { SummarizeResponse } from '@360/contracts/ai-summaries';
import type { Story } from '@360/contracts/stories';
import type { Page } from 'playwright-core';
import type { Screen } from './entry.ts';
import { answer, change, goTo, heal, press, silence } from './reach.ts';
import { article } from './sample.ts';

const toRelated = async (page: Page) => {
  await page.locator('.rl').waitFor({ state: 'attached' });
  await page.locator('.rl').scrollIntoViewIfNeeded();
};

const nthSummary = async (page: Page, place: number) => {
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^AI summary: / })
    .nth(place)
    .click();
};
const moodOf = (sentiment: SummarizeResponse['sentiment'], place: number) => async (page: Page) => {
  await heal(page);
  await change<SummarizeResponse>(page, '/api/ai-summarize', (told) => ({ ...told, sentiment }));
  await nthSummary(page, place);
};

/** The main story, the summary of a card, the full article and what is related. */
export const HOME: readonly Screen[] = [
  {
    screen: 'home',
    at: () => '/',
    states: [
      {
        state: 'the first story',
        says: [
          'Show AI Analysis',
          'Perspectives',
          'Consensus',
          'Blindspots',
          'AI Summary',
          'Generate Full Article',
          'The full article is not written yet',
          'Share',
          'Annotate and share',
          /^(World|Politics|Tech|Business|Sports|Health|Environment|Science|Breaking)$/,
          /^(Verified|Conflicting claims|Missing perspectives|Developing)$/,
        ],
      },
      {
        state: 'a story whose length is known',
        reach: async (page) => {
          const long = (story: Story) => ({ ...story, readTime: 6 });
          await change<Story[]>(page, '/api/stories', (stories) => stories.map(long));
          await change<Story>(page, /^\/api\/stories\/[^/]+$/, long);
          await page.reload();
        },
        says: ['6 min'],
      },
      { state: 'shared', reach: (page) => press(page, 'Share'), says: ['Copied!'] },
      { state: 'related', reach: toRelated, says: ['Related News'] },
      {
        state: 'the analysis open',
        reach: (page) => press(page, 'Show AI Analysis'),
        says: ['Hide AI Analysis'],
        never: ['Show AI Analysis', 'Generate Full Article'],
      },
      {
        state: 'the article written',
        reach: async (page) => {
          await press(page, 'Hide AI Analysis');
          await press(page, 'Generate Full Article');
        },
        says: [/^(Written by|Headline and summary|The article could not be written)/],
      },
    ],
  },
  {
    screen: 'related news',
    at: async () => `/item/${(await article()).id}`,
    states: [
      {
        state: 'six of them',
        reach: async (page) => {
          await change<{ relatedNews: { id: string }[] }>(page, '/api/related-news-enhanced', ({ relatedNews }) => ({
            relatedNews: Array.from({ length: 6 }, (_, place) => ({
              ...relatedNews[0],
              id: `related-${place}`,
            })) as never,
          }));
          await page.reload();
          await toRelated(page);
        },
        says: ['Related News', 'Previous', 'Next'],
      },
      {
        state: 'failed',
        reach: async (page) => {
          await heal(page);
          await answer(page, '/api/related-news-enhanced', 503, { error: 'Later.' });
          await page.reload();
          await toRelated(page);
        },
        says: ['Unable to load related news at the moment.', 'Try again'],
      },
    ],
  },
  {
    screen: 'summary of a card',
    at: () => '/',
    states: [
      {
        state: 'there',
        reach: moodOf('positive', 1),
        says: ['Positive', /^Confidence: (High|Good|Moderate), \d{1,3}\s?%$/, /^Written by/],
      },
      { state: 'negative', reach: moodOf('negative', 2), says: ['Negative'] },
      { state: 'neutral', reach: moodOf('neutral', 3), says: ['Neutral'] },
      {
        state: 'refused',
        reach: async (page) => {
          await heal(page);
          await answer(page, '/api/ai-summarize', 500, { error: 'Later.' });
          await goTo(page, '/');
          await nthSummary(page, 0);
        },
        says: ['Failed to generate AI summary'],
      },
      {
        state: 'out of reach',
        reach: async (page) => {
          await heal(page);
          await silence(page, '/api/ai-summarize');
          await nthSummary(page, 1);
        },
        says: ['Failed to generate summary'],
      },
    ],
  },
];
