import type { NavigatorResponse } from '@360/contracts/navigator';
import type { Page } from 'playwright-core';
import type { Screen } from './entry.ts';
import { answer, change, delay, heal, press } from './reach.ts';
import { wordOfNews } from './sample.ts';

const QUERY = '/api/navigator360/query';

const ask = async (page: Page, words?: string) => {
  await press(page, 'Query Interface', 'tab');
  await page.getByLabel('Your question, or a link').fill(words ?? (await wordOfNews()));
  await press(page, 'Generate 360° Analysis');
};

const sure = (confidenceLevel: number) => async (page: Page) => {
  await heal(page);
  await change<NavigatorResponse>(page, QUERY, (told) =>
    told.briefing
      ? { ...told, briefing: { ...told.briefing, metadata: { ...told.briefing.metadata, confidenceLevel } } }
      : told,
  );
  await ask(page);
};

/** The form of a custom briefing and the 360 query page. */
export const BRIEFINGS: readonly Screen[] = [
  {
    screen: 'custom briefing',
    at: () => '/',
    states: [
      {
        state: 'the form',
        reach: (page) => press(page, 'Custom AI Briefing'),
        says: [
          'Custom AI Briefing',
          'Subject',
          'Links',
          '0 of 5',
          'Persona',
          'Attachments',
          /^0 of 5 · pdf, doc, docx, txt, jpg, jpeg, png$/,
          /^The Centrist/,
          /^The Investigator/,
          /^The Internationalist/,
          'Powered by OpenAI',
          'Powered by Anthropic',
          'Powered by a third provider',
          'Generate Briefing',
        ],
      },
      {
        state: 'failed',
        reach: async (page) => {
          await answer(page, '/api/generate-briefing', 503, {});
          await page.getByLabel('Subject').fill('Rivers');
          await press(page, 'Generate Briefing');
        },
        says: ['Failed to generate briefing. Please try again.'],
      },
      {
        state: 'on its way',
        reach: async (page) => {
          await heal(page);
          await delay(page, '/api/generate-briefing', 1_500);
          await press(page, 'Generate Briefing');
        },
        says: [/^Generating the briefing: /, 'Cancel'],
      },
    ],
  },
  {
    screen: '360 query',
    at: () => '/navigator360',
    states: [
      {
        state: 'before a question',
        says: [
          'Navigator 360',
          'Query Interface',
          '360 Briefing',
          'AI Personas',
          'Deep Analysis',
          'Your question, or a link',
          'Add a picture',
          'Generate 360° Analysis',
          /up to 50 sources/,
        ],
      },
      {
        state: 'nothing asked',
        reach: (page) => press(page, 'Generate 360° Analysis'),
        says: [/^Input Required: Please enter a query or attach an image\/URL$/],
      },
      {
        state: 'working',
        reach: async (page) => {
          await delay(page, QUERY, 1_500);
          await ask(page);
        },
        says: ['Generating 360° Analysis...'],
      },
      {
        state: 'the briefing',
        says: [
          /^Analysis Complete: 360° comprehensive briefing generated successfully$/,
          /^Topic, /,
          'Executive summary',
          /^Confidence: (High|Medium|Low), |no confidence is given/,
          'perspectives',
          /^Processing time: /,
          'total sources',
          'countries',
          'categories',
          'Consensus',
          'Contradictions',
          'Blindspots',
        ],
      },
      {
        state: 'personas',
        reach: (page) => press(page, 'AI Personas', 'tab'),
        says: ['The Centrist', 'The Investigator', 'The Internationalist'],
      },
      {
        state: 'deep analysis',
        reach: (page) => press(page, 'Deep Analysis', 'tab'),
        says: ['Consensus', 'Contradictions', 'Blindspots', 'Sources'],
      },
      { state: 'sure', reach: sure(0.8), says: [/^Confidence: High, 80\s?%$/] },
      { state: 'less sure', reach: sure(0.6), says: [/^Confidence: Medium, 60\s?%$/] },
      { state: 'not sure', reach: sure(0.59), says: [/^Confidence: Low, 59\s?%$/] },
      {
        state: 'refused',
        reach: async (page) => {
          await heal(page);
          await answer(page, QUERY, 503, {});
          await ask(page, 'rivers');
        },
        says: [/^Analysis Failed: /, /^Analysis failed: \S/],
      },
      {
        state: 'no success',
        reach: async (page) => {
          await heal(page);
          await answer(page, QUERY, 200, { success: false });
          await ask(page, 'rivers and lakes');
        },
        says: ['Analysis failed'],
      },
      {
        state: 'out of reach',
        reach: async (page) => {
          await heal(page);
          await page.route('**/api/navigator360/query', (route) => route.abort());
          await ask(page, 'lakes');
        },
        says: ['Failed to generate briefing'],
      },
    ],
  },
];
