import type { Persona } from '@360/contracts/analysis';
import { comparisonSchema } from '@360/contracts/personas';
import { ANALYSIS_TABS, PERSONAS } from '@360/contracts/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLAIMS, EVIDENCE, PARTS } from './_flood.ts';
import { expectSound } from './_sound.ts';
import { personaDiff, type Readings } from './persona-diff.ts';
import { readingOf } from './readings.ts';

const parts = { ...PARTS, evidence: EVIDENCE };
const textsOf = (persona: Persona): string[] => readingOf(persona, parts).map(({ text }) => text);
const readings: Readings = {
  centrist: readingOf('centrist', parts),
  investigator: readingOf('investigator', parts),
  internationalist: readingOf('internationalist', parts),
};

describe('a reading', () => {
  it('is whole, said once, and found in what it cites, of every persona for every tab', () => {
    for (const persona of PERSONAS)
      for (const tab of ANALYSIS_TABS) expectSound(readingOf(persona, parts, tab), EVIDENCE, PARTS);
  });

  it('of the centrist puts first what is agreed', () => {
    expect(textsOf('centrist').slice(0, 2)).toEqual([
      'Independent reports agree on one of 6 claims.',
      'The river Senn rose four metres overnight and closed the main bridge of Almar.',
    ]);
  });

  it('of the investigator puts first what is changed, contradicted or stands alone', () => {
    const [disputed, unverified, changed, first] = textsOf('investigator');
    expect([disputed, unverified]).toEqual([
      '2 of 6 claims are contradicted.',
      '3 of 6 claims stand on one report each.',
    ]);
    expect(changed).toBe(
      'The Courier has changed the title of its report, which now is “Flood in Almar: the bridge is closed”.',
    );
    expect(first).toMatch(/14 people and not 12 people/);
  });

  it('of the investigator says which source has no name', () => {
    const claims = CLAIMS.map((claim) =>
      claim.id === 'gate' ? { ...claim, state: 'single-source' as const, stances: claim.stances.slice(0, 1) } : claim,
    );
    const texts = readingOf('investigator', { ...parts, claims }).map(({ text }) => text);
    expect(texts).toContain(
      'The Herald names no source for this: Security sources said the lower dam had been opened by mistake.',
    );
  });

  it('of the internationalist puts first what countries tell against each other, then what one tells alone', () => {
    const texts = textsOf('internationalist');
    expect(texts[0]).toBe('The reports come from 2 countries.');
    expect(texts).toContainEqual(
      expect.stringMatching(/^Reports from United Kingdom: Security .* Reports from Germany: Mayor Ana Lindt /),
    );
    expect(texts).toContain('Only reports from Germany say this: Grain ships wait outside the port of Almar.');
    expect(texts.at(-1)).toBe(
      'Reports from 2 countries say this: The river Senn rose four metres overnight and closed the main bridge of Almar.',
    );
  });

  it('says only what is counted where there are no claims', () => {
    for (const persona of PERSONAS)
      expect(readingOf(persona, { ...parts, claims: [] }, 'consensus').length).toBeLessThanOrEqual(1);
  });

  it('does not depend on the order claims come in', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...CLAIMS], { minLength: CLAIMS.length }), (claims) => {
        for (const persona of PERSONAS) expect(readingOf(persona, { ...parts, claims })).toEqual(readings[persona]);
      }),
    );
  });
});

describe('three readings compared', () => {
  const diff = personaDiff(EVIDENCE, readings, CLAIMS);

  it('is what the interface expects, and the same each time', () => {
    expect(comparisonSchema.parse(diff)).toEqual(diff);
    expect(personaDiff(EVIDENCE, JSON.parse(JSON.stringify(readings)), CLAIMS)).toEqual(diff);
  });

  it('names up to two points that all three show', () => {
    const { consensusPoints } = diff.comparisonMetrics;
    expect(consensusPoints.length).toBeGreaterThan(0);
    expect(consensusPoints.length).toBeLessThanOrEqual(2);
    for (const point of consensusPoints)
      for (const persona of PERSONAS)
        expect(readings[persona].some(({ passages }) => passages.some((id) => point.passages.includes(id)))).toBe(true);
  });

  it('says what only one shows', () => {
    const { divergencePoints } = diff.comparisonMetrics;
    expect(divergencePoints[0]).toMatchObject({ kind: 'only-one', personas: ['investigator'] });
    expect(divergencePoints[0]?.text).toMatch(/^Only the investigator shows this: The Courier has changed/);
  });

  it('says where one shows a side of a claim and another the other', () => {
    const taken = (passage: string, text: string) => [{ text, passages: [passage], figures: [], phrase: null }];
    const sides = {
      centrist: taken('herald#2', 'The flood killed 12 people in the old town.'),
      investigator: taken('mercury#2', 'The flood killed 14 people in the old town, the fire service said.'),
      internationalist: [],
    };
    expect(personaDiff(EVIDENCE, sides, CLAIMS).comparisonMetrics.divergencePoints[0]).toMatchObject({
      ...{ kind: 'contradict', personas: ['centrist', 'investigator'] },
      text: expect.stringContaining('The investigator shows: The flood killed 14 people'),
    });
  });

  it('is sure of what more independent reports stand behind', () => {
    const of = (passages: string[]) => ({
      ...{ centrist: [{ text: 'A.', passages, figures: [], phrase: null }], investigator: [], internationalist: [] },
    });
    const confidence = (passages: string[]) =>
      personaDiff(EVIDENCE, of(passages)).personaComparison.centrist.confidence;
    expect(confidence(['herald#1', 'mercury#1', 'courier#1'])).toBe(1);
    expect(confidence(['courier#1', 'echo#1'])).toBe(0.33);
  });
});
