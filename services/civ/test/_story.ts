import type { Claim, StoryAnalysis } from '@360/contracts/analysis';

const AT = '2026-01-02T03:04:05.000Z';

/** What one outlet says of the one claim of a story. */
export interface Said {
  outlet: string;
  text: string;
  contradicts?: true;
}

const passageOf = (storyId: string, { outlet, text }: Said) => {
  const itemId = `${storyId}-${outlet}`;
  return { id: `${itemId}#1`, itemId, segment: 1, offset: 0, length: text.length, text };
};

const claimOf = (storyId: string, said: readonly Said[]): Claim => {
  const supporting = said.filter(({ contradicts }) => !contradicts).length;
  return {
    ...({
      id: 'claim',
      text: said[0]?.text ?? '',
      kind: 'figure',
      main: true,
      state: 'contested',
      speaker: null,
    } as const),
    stances: said.map((each, report) => ({
      ...{ report, itemId: `${storyId}-${each.outlet}`, outletId: each.outlet, copies: [] },
      ...{ stance: each.contradicts ? 'contradicts' : 'supports', reason: each.contradicts ? 'figure' : null },
      passage: `${storyId}-${each.outlet}#1`,
    })),
    agreement: { percent: 75, supporting, contradicting: said.length - supporting, low: 30, high: 95 },
    ...{ firstItemId: `${storyId}-${said[0]?.outlet}`, firstAt: AT },
  };
};

/** The analysis of a story of one main claim that outlets support or contradict. */
export const storyOf = (storyId: string, said: readonly Said[]): StoryAnalysis => ({
  ...{ storyId, version: 1, asOf: AT, title: `Story ${storyId}`, items: said.length, outlets: said.length },
  ...{ independentReports: said.length, epistemologyTag: 'conflicting' as const },
  confidence: { value: null, parts: [], abstained: null },
  claims: said.length > 0 ? [claimOf(storyId, said)] : [],
  ...{
    summary: [],
    perspectives: [],
    consensusPoints: [],
    blindspotDetails: [],
    silence: [],
    impact: [],
    timeline: [],
  },
  ...{ sourceCheck: [], globalMentions: [], abstentions: [] },
  factCheck: {
    ...{ verified: 0, underReview: 0, disputed: 1, withdrawn: 0, opinion: 0, velocity: null },
    correctionRate: { revised: 0, items: said.length, percent: 0 },
  },
  passages: said.map((each) => passageOf(storyId, each)),
  sources: Object.fromEntries(
    said.map(({ outlet, text }) => [
      `${storyId}-${outlet}`,
      { outletName: `The ${outlet}`, url: `https://${outlet}.example/${storyId}`, publishedAt: AT, title: text },
    ]),
  ),
});

export const SAID: Said[] = [
  { outlet: 'quay', text: 'The pier is 241 metres long.' },
  { outlet: 'hill', text: 'The pier of 241 metres opened.' },
  { outlet: 'moor', text: 'All 241 metres of the pier are open.' },
  { outlet: 'tide', text: 'The pier is 214 metres long.', contradicts: true },
];
