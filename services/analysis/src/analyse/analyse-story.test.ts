import { storyAnalysisSchema } from '@360/contracts/analysis';
import { verifyBundle } from '@360/contracts/verify-evidence';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { START, storyEvidence } from '../evidence/evidence.fixture.ts';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { analyseStory } from './analyse-story.ts';
import { ANALYSIS_VERSION } from './analysis-version.ts';
import { figuresOf, sentencesOf } from './sentences-of.ts';
import { eachAlone, HOUR_MS, MINUTE_MS, outletOf, reportOf } from './story.fixture.ts';
import { storyBundle } from './story-bundle.ts';

const revision = {
  at: START + 300 * MINUTE_MS,
  kind: 'title' as const,
  before: 'Two hurt',
  after: 'Crane falls on ferry',
};
const OWN = [
  reportOf('quay', {
    ...{ title: 'Crane falls on ferry terminal', country: 'GB', owner: 'Quay Group', approach: 'institutional' },
    text:
      'A crane fell on the ferry terminal of Port Lennow on Monday. At least 12 workers were injured, the harbour office said. ' +
      '“We had warned of this for years,” harbour master Ada Lind said. The terminal remains closed.',
  }),
  reportOf('coast', {
    ...{ title: 'Crane at Port Lennow falls, 12 hurt', country: 'GB', approach: 'institutional' },
    text:
      'Twelve workers were injured when a crane fell on the ferry terminal of Port Lennow on Monday, police said. ' +
      'The terminal remains closed until Friday, the council said.',
  }),
  reportOf('hill', {
    ...{ title: 'Port Lennow: crane injures workers', country: 'GB', approach: 'institutional', revisions: [revision] },
    text:
      'A crane fell on the ferry terminal of Port Lennow on Monday and injured 15 workers. ' +
      'The crane was built in 1984. The owner had asked for a new crane twice.',
  }),
  reportOf('pier', {
    ...{ title: 'Ferries stop after crane falls', country: 'IE', approach: 'institutional' },
    text: 'A crane fell on the ferry terminal of Port Lennow on Monday. The operator cancelled 40 ferries. Several workers were injured.',
  }),
  reportOf('hafen', {
    ...{ title: 'Kran stürzt auf Fähre', country: 'DE', language: 'de', approach: 'institutional' },
    text: 'Ein Kran ist am Montag in Port Lennow umgestürzt. Dabei wurden 12 Menschen verletzt, teilte die Polizei mit.',
  }),
];
const COPY = { ...reportOf('dispatch', { title: 'Crane falls on ferry terminal', country: 'US' }), copyOf: 'quay' };
const CATALOGUE = [
  ...['GB', 'DE', 'FR', 'FR', 'FR', 'IE'].map((country, at) => outletOf(`c${at}`, { country })),
  outletOf('quay', { country: 'GB', owner: 'Quay Group', items: 300, revised: 3 }),
];
const EVIDENCE: StoryEvidence = storyEvidence([...eachAlone(OWN), { ...COPY, publishedAt: START + 30 * MINUTE_MS }], {
  ...{ catalogue: CATALOGUE, asOf: START + 10 * HOUR_MS, title: 'Crane falls on ferry terminal' },
  velocity: { perHour: 1, usualPerHour: null, ratio: null },
});
const ANALYSIS = analyseStory(EVIDENCE);

describe('analyseStory', () => {
  it('is what the contract says', () => {
    expect(storyAnalysisSchema.parse(ANALYSIS)).toEqual(ANALYSIS);
    expect(ANALYSIS).toMatchObject({ items: 6, outlets: 6, independentReports: 5, version: ANALYSIS_VERSION });
  });

  it('puts all parts together', () => {
    const { claims, summary, perspectives, consensusPoints, blindspotDetails, silence, impact, timeline, sourceCheck } =
      ANALYSIS;
    for (const part of [
      claims,
      summary,
      perspectives,
      consensusPoints,
      blindspotDetails,
      silence,
      impact,
      timeline,
      sourceCheck,
    ])
      expect(part.length).toBeGreaterThan(0);
    expect(impact[0]).toMatchObject({ group: 'workers', reports: 4 });
    expect(sourceCheck.find(({ name }) => name === 'The dispatch')).toMatchObject({
      dependsOn: { name: 'The quay', by: 'copy' },
      ...{ independent: false, lagMinutes: 30 },
    });
    expect(ANALYSIS.factCheck).toMatchObject({
      velocity: { perHour: 1 },
      correctionRate: { revised: 1, items: 6, percent: 16.7 },
    });
    expect(ANALYSIS.globalMentions[0]).toEqual({
      country: 'GB',
      mentionCount: 3,
      topSources: ['The quay', 'The coast', 'The hill'],
    });
  });

  it('holds the passages that are cited, no others, and where they are from', () => {
    const cited = new Set([
      ...sentencesOf(ANALYSIS).flatMap(({ passages }) => passages),
      ...ANALYSIS.claims.flatMap(({ stances }) => stances.map(({ passage }) => passage)),
      ...ANALYSIS.perspectives.flatMap(({ keyQuotes, loadedWords }) =>
        [...keyQuotes, ...loadedWords].map(({ passage }) => passage),
      ),
    ]);
    expect(new Set(ANALYSIS.passages.map(({ id }) => id))).toEqual(cited);
    expect(Object.keys(ANALYSIS.sources).sort()).toEqual(
      [...new Set(ANALYSIS.passages.map(({ itemId }) => itemId))].sort(),
    );
  });

  it('makes a bundle that holds, in which every figure stated has its value', async () => {
    const bundle = storyBundle(EVIDENCE, ANALYSIS);
    expect(await verifyBundle(bundle)).toMatchObject({ ok: true, failures: [] });
    expect(figuresOf(ANALYSIS)).toMatchObject({ 'blindspots/country/FR/expected': 43, 'blindspots/country/FR/of': 5 });
    expect(bundle.sentences.map(({ place }) => place)).toContain('timeline/0');
  });

  it('gives the same bytes whatever the order of reports and outlets', () => {
    const bytes = JSON.stringify(ANALYSIS);
    const shuffled = fc.tuple(
      fc.shuffledSubarray([...EVIDENCE.reports], { minLength: EVIDENCE.reports.length }),
      fc.shuffledSubarray(CATALOGUE, { minLength: CATALOGUE.length }),
    );
    fc.assert(
      fc.property(shuffled, ([reports, catalogue]) => {
        expect(JSON.stringify(analyseStory(structuredClone({ ...EVIDENCE, reports, catalogue })))).toBe(bytes);
      }),
      { numRuns: 15 },
    );
  });

  it('says of one report alone what is missing and which condition failed', () => {
    const alone = analyseStory(
      storyEvidence([reportOf('quay', { text: 'The pier of Port Lennow closed on Monday.' })]),
    );
    expect(alone).toMatchObject({
      epistemologyTag: 'developing',
      confidence: { value: null },
      blindspotDetails: [],
      silence: [],
    });
    expect(
      alone.abstentions.map(({ place, condition, needed, found }) => `${place} ${condition} ${found}/${needed}`),
    ).toEqual([
      'confidence independent-reports 1/2',
      'consensus independent-reports 1/2',
      'blindspots independent-reports 1/5',
      'silence independent-reports 1/3',
      'fact-check/velocity independent-reports 1/3',
      'compare outlets 1/2',
      'blindspots catalogue-outlets 0/1',
      'blindspots/approach usual-reports 0/60',
    ]);
  });

  it('refuses evidence without reports', () => {
    expect(() => analyseStory(storyEvidence([]))).toThrow('The story story has no reports to analyse.');
  });

  it('does not take much more for each report where there are many', () => {
    const story = (reports: number) =>
      storyEvidence(
        eachAlone(
          Array.from({ length: reports }, (_, at) => {
            const line = (n: number) => `On Monday pier ${at % 40} lost ${n + at} boats, officer Bo Ek ${n} said.`;
            const text = Array.from({ length: 10 }, (_, n) => line(n)).join(' ');
            return reportOf(`o${at}`, { title: `Pier ${at} loses boats`, text });
          }),
        ),
      );
    const costOf = (reports: number): number => {
      const evidence = story(reports);
      const before = process.cpuUsage();
      analyseStory(evidence);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / reports;
    };
    costOf(20);
    expect(costOf(100)).toBeLessThan(4 * costOf(20));
  });
});
