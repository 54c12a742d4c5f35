import type { Claim, Perspective, Stance, StoryAnalysis, StoryBriefing } from '@360/contracts/analysis';
import type { CitedSentence } from '@360/contracts/evidence';
import { at, claims, itemOf, OUTLETS, passageId, passages, quoted, scoreOf, TEXTS, worded } from './_fixture-claims.ts';

const perspective = ({ id, name, country, lag, approach }: (typeof OUTLETS)[number], report: number): Perspective => {
  const copy = id === 'kestria';
  const [objectivity, factuality] = [81 - 7 * report, copy ? null : 92 - 4 * report];
  return {
    id: `p-${id}`,
    outletId: id,
    sourceName: name,
    country,
    analysisApproach: approach,
    journalismType: 'report',
    objectivityScore: objectivity,
    factualityScore: factuality,
    objectivity: scoreOf(objectivity),
    factuality: scoreOf(factuality, copy ? 'outlet-claims' : null),
    summary: [quoted(id, 0)],
    keyQuotes:
      id === 'courier' ? [{ text: TEXTS.courier[3] ?? '', speaker: 'Ilse Korrin', passage: passageId(id, 3) }] : [],
    loadedWords: id === 'tidewater' ? [{ word: 'scandalous', passage: passageId(id, 2) }] : [],
    url: `https://${id}.example/report`,
    sourceType: 'article',
    publishedAt: at(lag),
    itemIds: [itemOf(id)],
    report: copy ? 0 : report,
    copyOf: copy ? 'The Ansel Courier' : null,
  };
};

const points: StoryAnalysis['consensusPoints'] = claims.flatMap((each) =>
  each.agreement.percent === null
    ? []
    : [
        {
          claimId: each.id,
          claim: each.text,
          agreement: each.agreement.percent,
          supportingSources: named(each, 'supports'),
          conflictingSources: named(each, 'contradicts'),
          supporting: each.agreement.supporting,
          contradicting: each.agreement.contradicting,
          low: each.agreement.low ?? 0,
          high: each.agreement.high ?? 0,
          sentence: {
            text: each.text,
            passages: each.stances.map(({ passage }) => passage),
            figures: [],
            phrase: null,
          },
        },
      ],
);

function named(each: Claim, says: Stance['stance']): string[] {
  return each.stances
    .filter((one) => one.stance === says)
    .map(({ outletId }) => OUTLETS.find(({ id }) => id === outletId)?.name ?? '');
}

const spots: StoryAnalysis['blindspotDetails'] = [
  {
    axis: 'affected',
    subject: 'residents',
    text: 'Named as affected and quoted in none: residents.',
    impact: 'High',
    effect: 1.18,
    low: 0.31,
    high: 2.05,
    observed: 0,
    expected: 0.31,
    of: 4,
    sentence: worded(
      'Named as affected in 4 independent reports and quoted in none: residents. Somebody is quoted in 31 % of the reports.',
      'blindspot.affected',
      { n: 4, group: 'residents', expected: 31 },
    ),
  },
  {
    axis: 'approach',
    subject: 'social',
    text: 'None of 4 independent reports takes the social approach; 16 % would be usual.',
    impact: 'Medium',
    effect: 0.62,
    low: 0.08,
    high: 1.4,
    observed: 0,
    expected: 0.16,
    of: 4,
    sentence: worded(
      'None of 4 independent reports takes the social approach; 16 % would be usual.',
      'blindspot.approach-none',
      { n: 4, approach: 'social', expected: 16 },
    ),
  },
];

const sourceCheck: StoryAnalysis['sourceCheck'] = OUTLETS.map(({ id, name, country, lag }, index) => ({
  outletId: id,
  name,
  owner: index === 0 ? 'Lindqvar Press' : null,
  country,
  items: 1,
  independent: id !== 'kestria',
  dependsOn: id === 'kestria' ? { name: 'The Ansel Courier', by: 'copy' as const } : null,
  firsts: index === 0 ? 2 : 0,
  lagMinutes: lag,
  revisions: index === 1 ? 1 : 0,
  record: { items: 412, revised: 4 },
  score: {
    value: 84 - index * 4,
    parts: [
      { name: 'corroboration', value: 0.75, weight: 0.5, of: 3 },
      { name: 'stability', value: 0.99, weight: 0.3, of: 412 },
    ],
    abstained: null,
  },
}));

const event = (when: string, sentence: CitedSentence): StoryAnalysis['timeline'][number] => ({
  at: when,
  precision: 'day',
  kind: 'event',
  outletId: null,
  outletName: null,
  lagMinutes: null,
  sentence,
});

export const analysis: StoryAnalysis = {
  storyId: 's1',
  version: 1,
  asOf: at(500),
  title: 'Sea gate that failed had been flagged twice',
  items: 5,
  outlets: 5,
  independentReports: 4,
  epistemologyTag: 'conflicting',
  confidence: scoreOf(76),
  summary: [quoted('courier', 1), quoted('courier', 0)],
  claims,
  perspectives: OUTLETS.map(perspective),
  consensusPoints: points,
  blindspotDetails: spots,
  silence: [
    { outletId: 'velmara', name: 'Velmara One', country: 'DE', usualShare: 0.62, hoursSince: 11.4 },
    { outletId: 'orsund', name: 'Orsund Post', country: null, usualShare: 0.41, hoursSince: 9.67 },
  ],
  impact: [
    { group: 'Port workers', kind: 'people', reports: 1, figures: ['420 shifts'], sentences: [quoted('harbour', 2)] },
    {
      group: 'Barrier budget',
      kind: 'economy',
      reports: 2,
      figures: ['14.2 million crowns'],
      sentences: [quoted('tidewater', 1)],
    },
  ],
  timeline: [
    ...OUTLETS.map(({ id, name, lag }) => ({
      ...event(at(lag), quoted(id, 0)),
      precision: 'minute' as const,
      kind: 'report' as const,
      outletId: id,
      outletName: name,
      lagMinutes: lag,
    })),
    event('2026-09-17T00:00:00.000Z', quoted('tidewater', 1)),
    {
      ...event(
        at(480),
        worded(
          'Tidewater Desk has changed the title of its report.',
          'timeline.changed-title',
          { outlet: 'Tidewater Desk' },
          [passageId('tidewater', 0)],
        ),
      ),
      precision: 'minute',
      kind: 'revision',
      outletId: 'tidewater',
      outletName: 'Tidewater Desk',
    },
  ],
  sourceCheck,
  factCheck: {
    verified: 1,
    underReview: 1,
    disputed: 2,
    withdrawn: 0,
    opinion: 3,
    velocity: { perHour: 1, usualPerHour: 0.6, ratio: 1.67 },
    correctionRate: { revised: 1, items: 5, percent: 20 },
  },
  globalMentions: [
    { country: 'DE', mentionCount: 2, topSources: ['The Ansel Courier', 'Tidewater Desk'] },
    { country: 'FR', mentionCount: 1, topSources: ['Harbour & Trade'] },
  ],
  abstentions: [{ place: 'blindspots/approach', condition: 'usual-reports', needed: 30, found: 12 }],
  passages,
  sources: Object.fromEntries(
    OUTLETS.map(({ id, name, lag }) => [
      itemOf(id),
      { outletName: name, url: `https://${id}.example/report`, publishedAt: at(lag), title: TEXTS[id][0] ?? '' },
    ]),
  ),
};

export const briefingOf = (part: Partial<StoryAnalysis> = {}): StoryBriefing => ({
  id: analysis.storyId,
  title: analysis.title,
  summary: TEXTS.courier[1] ?? '',
  quickSummary: TEXTS.courier[1] ?? '',
  epistemologyTag: analysis.epistemologyTag,
  perspectives: analysis.perspectives,
  consensusPoints: analysis.consensusPoints,
  blindspots: spots.map(({ text }) => text),
  globalMentions: analysis.globalMentions,
  analysis: { ...analysis, ...part },
});

/** A story of which nothing can be told yet. */
export const thin: Partial<StoryAnalysis> = {
  independentReports: 1,
  summary: [],
  claims: [],
  perspectives: [],
  consensusPoints: [],
  blindspotDetails: [],
  silence: [],
  impact: [],
  timeline: [],
  sourceCheck: [],
  globalMentions: [],
  confidence: scoreOf(null, 'independent-reports'),
  factCheck: { ...analysis.factCheck, velocity: null },
  abstentions: [
    { place: 'consensus', condition: 'independent-reports', needed: 2, found: 1 },
    { place: 'blindspots', condition: 'independent-reports', needed: 5, found: 1 },
  ],
};
