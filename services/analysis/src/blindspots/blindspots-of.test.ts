import type { BlindspotDetail } from '@360/contracts/analysis';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eachAlone, outletOf, reportOf } from '../analyse/story.fixture.ts';
import { storyEvidence } from '../evidence/evidence.fixture.ts';
import type { EvidenceReport, StoryEvidence } from '../evidence/evidence.ts';
import { affectedSentences } from '../impact/impact-of.ts';
import { quotesOfReport } from '../quotes/report-quotes.ts';
import { sharesOf } from './axes.ts';
import { blindspotsOf } from './blindspots-of.ts';
import { shortfall } from './effect.ts';

const COUNTRIES = ['DE', 'FR', 'GB', 'IN'];
const LANGUAGES: Record<string, string> = { DE: 'de', FR: 'fr', GB: 'en', IN: 'en' };
/** Forty outlets, ten of each country; a half of them of one owner, a quarter each rated left and right. */
const CATALOGUE = Array.from({ length: 40 }, (_, at) => {
  const country = COUNTRIES[at % 4] ?? 'GB';
  return outletOf(`o${at}`, {
    ...{ country, language: LANGUAGES[country] ?? 'en', usualShare: 0.25 },
    owner: at < 20 ? 'Quay Group' : null,
    leaning: at % 8 === 0 ? 'left' : at % 8 === 4 ? 'right' : null,
  });
});

const reportBy = (outlet: number, text = ''): EvidenceReport => {
  const { id, name, country, language, owner } = CATALOGUE[outlet] ?? outletOf('none');
  return reportOf(id, { outletName: name, country, language, owner, text });
};

const storyBy = (outlets: readonly number[], more: Partial<StoryEvidence> = {}): StoryEvidence =>
  storyEvidence(eachAlone(outlets.map((outlet) => reportBy(outlet))), { catalogue: CATALOGUE, ...more });

const found = (evidence: StoryEvidence): BlindspotDetail[] =>
  blindspotsOf(evidence, affectedSentences(evidence.reports), quotesOfReport);
const named = (evidence: StoryEvidence): string[] =>
  found(evidence).map(({ axis, subject, impact }) => `${axis} ${subject} ${impact}`);

const BRITISH = [2, 6, 10, 14, 18, 22, 26, 30];

describe('blindspotsOf', () => {
  it('names what the catalogue leads one to expect and nobody carries, greatest effect first', () => {
    const blindspots = found(storyBy(BRITISH));
    expect(blindspots.map(({ axis, subject, impact }) => `${axis} ${subject} ${impact}`)).toEqual([
      'country DE High',
      'country FR High',
      'country IN High',
      'language de High',
      'language fr High',
    ]);
    expect(blindspots[0]).toMatchObject({ observed: 0, expected: 0.25, of: 8, effect: 1.047, low: 0.354 });
    expect(blindspots[0]?.text).toBe(
      'Germany: outlets there carry none of 8 independent reports; 25 % would be usual.',
    );
    expect(blindspots[3]?.text).toBe('German: none of 8 independent reports is in this language; 25 % would be usual.');
  });

  it('rests on figures that are named', () => {
    expect(found(storyBy(BRITISH))[0]?.sentence).toMatchObject({
      passages: [],
      figures: [
        'blindspots/country/DE/subject',
        'blindspots/country/DE/observed',
        'blindspots/country/DE/expected',
        'blindspots/country/DE/of',
      ],
      phrase: { key: 'blindspot.country-none', values: { country: 'DE', n: 8, expected: 25 } },
    });
  });

  it('names a country that is there but too seldom', () => {
    const many = [
      ...BRITISH,
      34,
      38,
      ...COUNTRIES.flatMap((_, at) => (at === 2 ? [] : [at + 4, at + 8, at + 12, at + 24])),
    ];
    const catalogue = CATALOGUE.map((outlet) => (outlet.country === 'DE' ? { ...outlet, usualShare: 1 } : outlet));
    const [first] = found(storyBy([0, ...many.filter((at) => at % 4 !== 0)], { catalogue }));
    expect(first).toMatchObject({ axis: 'country', subject: 'DE', impact: 'High' });
    expect(first?.text).toContain('% of 19 independent reports; 57 % would be usual');
  });

  it('names an owner and a leaning', () => {
    const right = storyBy(
      [20, 24, 28, 32, 36, 20, 28].map((at) => at),
      {
        catalogue: CATALOGUE.map((outlet, at) => ({
          ...outlet,
          owner: at < 20 ? 'Quay Group' : 'Hill Group',
          leaning: at % 2 ? 'left' : 'right',
        })),
      },
    );
    expect(named(right)).toContain('ownership Quay Group High');
    expect(named(right)).toContain('leaning left High');
  });

  it('says nothing where coverage is as usual, of fewer than five reports, and without a catalogue', () => {
    expect(named(storyBy(Array.from({ length: 40 }, (_, at) => at)))).toEqual([]);
    expect(named(storyBy(BRITISH.slice(0, 4)))).toEqual([]);
    expect(named(storyBy(BRITISH, { catalogue: [] }))).toEqual([]);
  });

  it('counts a country as covered by an outlet that carries a copy', () => {
    const own = eachAlone(BRITISH.map((outlet) => reportBy(outlet)));
    const copies = [0, 4, 8].map((outlet, at) => ({ ...reportBy(outlet), report: at, copyOf: own[at]?.id ?? null }));
    expect(named(storyEvidence([...own, ...copies], { catalogue: CATALOGUE }))).not.toContain('country DE High');
  });

  it('names an approach that reports of the category usually take', () => {
    const shares = {
      institutional: 0.5,
      economic: 0.3,
      technological: 0.1,
      environmental: 0.1,
      social: 0,
      investigative: 0,
    };
    const reports = eachAlone(BRITISH.map((at) => ({ ...reportBy(at), approach: 'institutional' as const })));
    const story = (usual: number) => storyEvidence(reports, { usualApproaches: { shares, reports: usual } });
    expect(named(story(200))).toEqual(['approach economic High']);
    expect(named(story(59))).toEqual([]);
  });

  const CLOSED = 'The plant laid off 300 workers on Monday.';
  const told = (...texts: string[]) =>
    storyEvidence(eachAlone(texts.map((text, at) => reportOf(`p${at}`, { text, outletName: `The ${at}` }))));

  it('names people whom three reports call affected and none quotes', () => {
    const minister = `${CLOSED} “It had to be,” Minister Ada Lind said.`;
    const [unheard] = found(told(minister, minister, minister, minister));
    expect(unheard).toMatchObject({
      axis: 'affected',
      subject: 'workers',
      observed: 0,
      expected: 1,
      of: 4,
      impact: 'High',
    });
    expect(unheard?.sentence.passages).toEqual(['p0#1', 'p1#1', 'p2#1']);
  });

  it.each([
    `${CLOSED} “It had to be,” a worker said.`,
    `${CLOSED} “It had to be,” said Bo Ek, a worker at the plant.`,
    `${CLOSED} Bo Ek was one of the workers. “It had to be,” Ek said.`,
  ])('counts them as heard in %j', (text) => {
    const minister = `${CLOSED} “It had to be,” Minister Ada Lind said.`;
    expect(named(told(minister, minister, minister, text))).toEqual([]);
  });

  const outlets = fc.array(fc.integer({ min: 0, max: 39 }), { minLength: 1, maxLength: 25 });

  it('never finds less missing of a country once its reports are taken away', () => {
    const effectOf = (evidence: StoryEvidence, country: string): number => {
      const share = sharesOf(evidence).find(({ axis, subject }) => axis === 'country' && subject === country);
      return share ? shortfall(share.observed, share.expected, share.of).effect : 0;
    };
    fc.assert(
      fc.property(outlets, fc.constantFrom(...COUNTRIES), (of, country) => {
        const evidence = storyBy(of);
        const without = { ...evidence, reports: evidence.reports.filter((report) => report.country !== country) };
        expect(effectOf(without, country)).toBeGreaterThanOrEqual(effectOf(evidence, country));
      }),
    );
  });

  it('does not depend on the order of reports and outlets', () => {
    fc.assert(
      fc.property(outlets, (of) => {
        const evidence = storyBy(of);
        const turned = { ...evidence, reports: evidence.reports.toReversed(), catalogue: CATALOGUE.toReversed() };
        expect(found(turned)).toEqual(found(evidence));
      }),
      { numRuns: 40 },
    );
  });
});
