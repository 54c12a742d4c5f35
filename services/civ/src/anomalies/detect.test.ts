import type { BlindspotDetail, Claim, Perspective, SourceCheck, StoryAnalysis } from '@360/contracts/analysis';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAID, type Said, storyOf } from '../../test/_story.ts';
import { detect } from './detect.ts';
import type { Finding } from './finding.ts';
import { reasonOf } from './reason.ts';

const NO_SCORE = { value: null, parts: [], abstained: 'told-sentences' as const };
const FOUR: Said[] = [
  { outlet: 'quay', text: 'The council closed the bridge on Monday.' },
  { outlet: 'hill', text: 'On Monday the bridge was closed by the council.' },
  { outlet: 'moor', text: 'The bridge is closed since Monday, the council says.' },
  { outlet: 'tide', text: 'Anglers met at the lake.' },
];

const perspectiveOf = (outlet: string, report: number, more: Partial<Perspective> = {}): Perspective => ({
  ...{ id: outlet, outletId: outlet, sourceName: `The ${outlet}`, country: null, analysisApproach: null },
  ...{ journalismType: 'report', objectivityScore: 90, factualityScore: null, objectivity: NO_SCORE },
  ...{ factuality: NO_SCORE, summary: [], keyQuotes: [], loadedWords: [], url: `https://${outlet}.example/s` },
  ...{ sourceType: 'news', publishedAt: '2026-01-02T03:04:05.000Z', itemIds: [`s-${outlet}`], report, copyOf: null },
  ...more,
});
const story = (said: Said[], more: Partial<StoryAnalysis> = {}): StoryAnalysis => ({
  ...storyOf('s', said),
  perspectives: said.map(({ outlet }, at) => perspectiveOf(outlet, at)),
  ...more,
});
const loaded = (outlet: string, ...words: string[]) => words.map((word) => ({ word, passage: `s-${outlet}#1` }));
const found = (analysis: StoryAnalysis, type: Finding['type']) =>
  detect(analysis)
    .filter((finding) => finding.type === type)
    .map(({ itemId, severity, signals }) => [itemId, severity, signals[0].key]);
/** The story's claims and one that only one outlet makes, three times over. */
const withOwnClaims = (analysis: StoryAnalysis, outlet: string, texts: string[]): StoryAnalysis => {
  const passages = texts.map((text, at) => ({
    id: `s-${outlet}#${at + 7}`,
    itemId: `s-${outlet}`,
    segment: at + 7,
    text,
  }));
  const [first] = analysis.claims as [Claim];
  const claims = texts.map(
    (text, at): Claim => ({
      ...first,
      ...{ id: `own-${at}`, text, state: 'single-source' },
      agreement: { percent: null, supporting: 1, contradicting: 0, low: null, high: null },
      stances: [
        {
          report: 3,
          itemId: `s-${outlet}`,
          outletId: outlet,
          stance: 'supports',
          reason: null,
          passage: `s-${outlet}#${at + 7}`,
          copies: [],
        },
      ],
    }),
  );
  return {
    ...analysis,
    claims: [...analysis.claims, ...claims],
    passages: [...analysis.passages, ...passages.map((each) => ({ ...each, offset: 0, length: each.text.length }))],
  };
};

describe('factual_inconsistency', () => {
  it('names who contradicts two independent reports or more', () => {
    expect(found(story(SAID), 'factual_inconsistency')).toEqual([['s-tide', 53, 'civ.signal.contradictsFigure']]);
    expect(found(story(SAID.slice(2)), 'factual_inconsistency')).toEqual([]);
  });

  it('is less severe where the report is older than all that say otherwise', () => {
    const analysis = story(SAID);
    const tide = {
      ...(analysis.sources['s-tide'] as StoryAnalysis['sources'][string]),
      publishedAt: '2026-01-01T00:00:00.000Z',
    };
    const older = { ...analysis, sources: { ...analysis.sources, 's-tide': tide } };
    expect(found(older, 'factual_inconsistency')).toEqual([['s-tide', 41, 'civ.signal.contradictsFigure']]);
  });
});

describe('missing_context', () => {
  it('names both of two that contradict each other, but not one that sets its figure apart', () => {
    const two = story(SAID.slice(2));
    expect(found(two, 'missing_context')).toEqual([
      ['s-moor', 40, 'civ.signal.contestedElsewhere'],
      ['s-tide', 40, 'civ.signal.contestedElsewhere'],
    ]);
    const apart = {
      outlet: 'tide',
      text: 'The pier is 214 metres long, less than reported.',
      contradicts: true,
    } as const;
    expect(found(story([...SAID.slice(2, 3), apart]), 'missing_context').map(([item]) => item)).toEqual(['s-moor']);
  });

  it('names a report of several claims that leaves out what three of three others say', () => {
    const told = (text: string) => withOwnClaims(agreed(), 'tide', ['Anglers met.', 'A cup was won.', text]);
    const agreed = (): StoryAnalysis => {
      const analysis = story(FOUR);
      const [claim] = analysis.claims as [Claim];
      const stances = claim.stances.slice(0, 3);
      return {
        ...analysis,
        claims: [{ ...claim, state: 'agreed', stances, agreement: { ...claim.agreement, supporting: 3 } }],
      };
    };
    expect(found(told('Perch were caught.'), 'missing_context')).toEqual([['s-tide', 60, 'civ.signal.omits']]);
    expect(found(told('The council closed a bridge, it said on Monday.'), 'missing_context')).toEqual([]);
  });

  it('names the first report of people who are affected and heard nowhere, where that is a great gap', () => {
    const sentence = { text: 'No residents speak.', passages: ['s-quay#1'], figures: [], phrase: null };
    const detail: BlindspotDetail = {
      ...{ axis: 'affected', subject: 'residents', text: sentence.text, impact: 'High', effect: 2, low: 1, high: 3 },
      ...{ observed: 0, expected: 0.9, of: 3, sentence },
    };
    const quiet = (impact: BlindspotDetail['impact']) => story([], { blindspotDetails: [{ ...detail, impact }] });
    const heard = (impact: BlindspotDetail['impact']) => ({ ...story(FOUR, { claims: [] }), ...pick(quiet(impact)) });
    const pick = ({ blindspotDetails }: StoryAnalysis) => ({ blindspotDetails });
    expect(found(heard('High'), 'missing_context')).toEqual([['s-quay', 45, 'civ.signal.unheard']]);
    expect(found(heard('Medium'), 'missing_context')).toEqual([]);
  });
});

describe('bias_detected', () => {
  const biased = (words: string[], others: string[] = [], score = 30) =>
    story(FOUR, {
      perspectives: FOUR.map(({ outlet }, at) =>
        outlet === 'tide'
          ? perspectiveOf(outlet, at, { objectivityScore: score, loadedWords: loaded(outlet, ...words) })
          : perspectiveOf(outlet, at, { objectivityScore: 80 + at, loadedWords: loaded(outlet, ...others) }),
      ),
    });

  it('names a report far below the others, with its loaded words', () => {
    expect(found(biased(['scandalous', 'reckless']), 'bias_detected')).toEqual([
      ['s-tide', 79, 'civ.signal.objectivity'],
    ]);
  });

  it('abstains where the words belong to the matter, are too few, or the distance is small', () => {
    expect(found(biased(['railway', 'railways', 'rail'], ['railway', 'rail']), 'bias_detected')).toEqual([]);
    expect(found(biased(['reckless', 'reckless']), 'bias_detected')).toEqual([]);
    expect(found(biased(['scandalous', 'reckless'], [], 66), 'bias_detected')).toEqual([]);
  });

  it('abstains of opinion, of copies, and below two others', () => {
    const analysis = biased(['scandalous', 'reckless']);
    const tide = (more: Partial<Perspective>) => ({
      ...analysis,
      perspectives: analysis.perspectives.map((each) => (each.outletId === 'tide' ? { ...each, ...more } : each)),
    });
    expect(found(tide({ journalismType: 'opinion' }), 'bias_detected')).toEqual([]);
    expect(found(tide({ copyOf: 'The quay' }), 'bias_detected')).toEqual([]);
    expect(found({ ...analysis, perspectives: analysis.perspectives.slice(2) }, 'bias_detected')).toEqual([]);
  });
});

describe('source_credibility', () => {
  const check = (value: number | null, revised: number): SourceCheck => ({
    ...{ outletId: 'tide', name: 'The tide', owner: null, country: null, items: 1, independent: true, dependsOn: null },
    ...{ firsts: 0, lagMinutes: 0, revisions: 0, record: { items: 100, revised } },
    score: { value, parts: [{ name: 'corroboration', value: 0.2, weight: 0.5, of: 3 }], abstained: null },
  });

  it('names an outlet of a low score, more severely where it changes its reports often; without a score nothing', () => {
    const scored = (value: number | null, revised = 0) =>
      story(FOUR, { claims: [], sourceCheck: [check(value, revised)] });
    expect(found(scored(40), 'source_credibility')).toEqual([['s-tide', 50, 'civ.signal.sourceScore']]);
    expect(found(scored(40, 30), 'source_credibility')).toEqual([['s-tide', 80, 'civ.signal.sourceScore']]);
    expect(found(scored(45), 'source_credibility')).toEqual([]);
    expect(found(scored(null), 'source_credibility')).toEqual([]);
  });

  it('names who stands alone with several figures where others share claims', () => {
    const analysis = story(FOUR);
    const [claim] = analysis.claims as [Claim];
    const shared = { ...analysis, claims: [{ ...claim, stances: claim.stances.slice(0, 3) }] };
    const own = ['Nine anglers caught 40 perch.', 'A licence costs 12 crowns.', 'Boats cost 300 crowns.'];
    expect(found(withOwnClaims(shared, 'tide', own), 'source_credibility')).toEqual([
      ['s-tide', 60, 'civ.signal.unsupportedClaims'],
    ]);
    expect(found(withOwnClaims(shared, 'tide', own.slice(1)), 'source_credibility')).toEqual([]);
  });
});

describe('detect', () => {
  const anySaid = fc.array(fc.record({ words: fc.string({ minLength: 1 }), against: fc.boolean() }), { maxLength: 8 });

  it('keeps to its scale, says each thing once, and says the same whatever the order of what it reads', () => {
    fc.assert(
      fc.property(anySaid, (given) => {
        const said = given.map(
          ({ words, against }, at): Said => ({
            ...{ outlet: `o${at}`, text: words },
            ...(against && at > 0 && { contradicts: true as const }),
          }),
        );
        const analysis = story(said);
        const findings = detect(analysis);
        for (const { severity, signals } of findings) {
          expect(severity).toBeGreaterThanOrEqual(30);
          expect(severity).toBeLessThanOrEqual(100);
          expect(reasonOf(signals)).not.toContain('undefined');
        }
        expect(new Set(findings.map(({ itemId, type }) => `${itemId} ${type}`)).size).toBe(findings.length);
        const turned = {
          ...analysis,
          perspectives: analysis.perspectives.toReversed(),
          claims: analysis.claims.toReversed(),
        };
        expect(detect(turned)).toEqual(findings);
      }),
    );
  });
});
