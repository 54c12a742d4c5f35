import type { StoryBriefing } from '@360/contracts/analysis';
import type { AnalyzeResponse } from '@360/contracts/personas';
import type { Page } from 'playwright-core';
import { fullStory } from '../analysed.ts';
import type { Screen } from './entry.ts';
import { answer, change, heal, press, silence } from './reach.ts';

const ANALYZE = '/api/personas/analyze';
const BRIEFING = /^\/api\/stories\/[^/]+\/briefing$/;

// The sample newsroom leaves nothing out that chance would not explain.
const withBlindspots = (told: StoryBriefing): StoryBriefing => {
  const text = 'Chile: outlets there carry none of 8 independent reports; 40 % would be usual.';
  const blindspotDetails = (['High', 'Medium', 'Low'] as const).map((impact, place) => ({
    axis: 'country' as const,
    subject: ['CL', 'PE', 'BO'][place] ?? '',
    text,
    impact,
    ...{ effect: 0.4, low: 0.2, high: 0.6, observed: 0, expected: 0.4, of: 8 },
    sentence: { text, passages: [], figures: [], phrase: null },
  }));
  return told.analysis ? { ...told, analysis: { ...told.analysis, blindspotDetails } } : told;
};

// The persona first: the tab that is left has been read by it before, or is read by none.
const turnTo = async (page: Page, tab: string, persona: string) => {
  await page.getByRole('radio', { name: persona }).click();
  await press(page, new RegExp(`^${tab}`), 'tab');
};

/** Each pair of tab and persona is asked for once, so every state takes one that was not shown before. */
const read = (tab: string, persona: string, by: (told: AnalyzeResponse) => AnalyzeResponse) => async (page: Page) => {
  await heal(page);
  await change<AnalyzeResponse>(page, ANALYZE, by);
  await turnTo(page, tab, persona);
};

/** The ten tabs, read by three personas. */
export const ANALYSIS: readonly Screen[] = [
  {
    screen: 'analysis panel',
    at: async () => `/story/${(await fullStory()).story.id}?tab=summary`,
    states: [
      {
        state: 'open',
        says: [
          'Hide AI Analysis',
          'Summary',
          'Perspectives',
          'Consensus',
          'Blindspots',
          'Impact',
          'Compare',
          'Timeline',
          'Source check',
          'AI summary',
          'Fact check',
          'The Centrist',
          'The Investigator',
          'The Internationalist',
          /^(High|Good|Moderate)$/,
          'Verify',
        ],
      },
      {
        state: 'perspectives',
        reach: (page) => press(page, /^Perspectives/, 'tab'),
        says: [
          'Objectivity',
          'Factuality',
          /^(Institutional|Economic|Technological|Environmental|Social|Investigative)$/,
        ],
      },
      {
        state: 'consensus',
        reach: (page) => press(page, /^Consensus/, 'tab'),
        says: ['How far the reports agree', /^\d{1,3}\s?%$/],
      },
      {
        state: 'blindspots',
        reach: async (page) => {
          await change<StoryBriefing>(page, BRIEFING, withBlindspots);
          await press(page, /^Blindspots/, 'tab');
          await page.reload();
        },
        says: ['What the coverage leaves out', 'High', 'Medium', 'Low'],
      },
      {
        state: 'impact',
        reach: (page) => press(page, 'Impact', 'tab'),
        says: ['Who and what it touches'],
      },
      {
        state: 'compare',
        reach: (page) => press(page, 'Compare', 'tab'),
        says: ['First outlet', 'Second outlet', 'Show comparison'],
      },
      {
        state: 'compare, three personas',
        reach: (page) => press(page, 'Show comparison'),
        says: ['Hide comparison', 'All three say', 'They part on', /^Average confidence \d{1,3}\s?%/],
      },
      {
        state: 'timeline',
        reach: (page) => press(page, 'Timeline', 'tab'),
        says: ['Who published when', /^first to report/i],
      },
      {
        state: 'source check',
        reach: (page) => press(page, 'Source check', 'tab'),
        says: [/Own reporting|Not independent/],
      },
      { state: 'AI summary', reach: (page) => press(page, 'AI summary', 'tab'), says: [/^Written /] },
      {
        state: 'fact check',
        reach: (page) => press(page, 'Fact check', 'tab'),
        says: ['Verified', 'Under review', 'Disputed', /^Opinion/, 'Velocity', 'Correction rate'],
      },
      {
        state: 'a provider that did not answer, very sure',
        reach: read('Perspectives', 'The Investigator', (told) => ({ ...told, fallback: true, confidence: 0.9 })),
        says: [/^Enhanced Persona Content \(AI services temporarily unavailable\)/, 'High'],
      },
      {
        state: 'quite sure',
        reach: read('Perspectives', 'The Internationalist', (told) => ({ ...told, confidence: 0.7 })),
        says: ['Good'],
      },
      {
        state: 'less sure',
        reach: read('Consensus', 'The Investigator', (told) => ({ ...told, confidence: 0.69 })),
        says: ['Moderate'],
      },
      {
        state: 'an answer that says it failed',
        reach: read('Consensus', 'The Internationalist', (told) => ({ ...told, success: false })),
        says: ['Analysis generation failed. Please try again.'],
      },
      {
        state: 'refused',
        reach: async (page) => {
          await heal(page);
          await answer(page, ANALYZE, 503, { error: 'Later.' });
          await turnTo(page, 'Blindspots', 'The Investigator');
        },
        says: ['Analysis temporarily unavailable (503). Please try again later.'],
      },
      {
        state: 'no network',
        reach: async (page) => {
          await heal(page);
          await silence(page, ANALYZE);
          await turnTo(page, 'Blindspots', 'The Internationalist');
        },
        says: ['AI analysis temporarily unavailable due to network error. Please try again later.'],
      },
      {
        state: 'no figures',
        reach: async (page) => {
          await heal(page);
          await answer(page, BRIEFING, 503, { error: 'Later.' });
          await press(page, 'Timeline', 'tab');
          await page.reload();
        },
        says: ['Analysis temporarily unavailable. Please try again later.'],
      },
    ],
  },
];
