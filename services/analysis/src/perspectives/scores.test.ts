import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceReport } from '../evidence/evidence.fixture.ts';
import { claimOf } from './_claims.ts';
import { factualityOf } from './factuality.ts';
import { objectivityOf } from './objectivity.ts';
import { toldSentences } from './told-language.ts';

const SENTENCES = [
  'The port will close in May.',
  'Ann Moe said that the quay was breaking apart.',
  'Ships will go to the harbour of the next town.',
  'The town council votes on the plan next week.',
  'Work on the new quay takes two years.',
  'The old one was built in 1911.',
];
const LOADED = ['shameless', 'disgraceful', 'ludicrous', 'thugs', 'outrageous'] as const;

const objectivity = (sentences: readonly string[], language = 'en') =>
  objectivityOf(
    toldSentences(evidenceReport('herald', { title: 'Port to close', text: sentences.join(' ') }, { language })),
  );

const withWord = (sentence: string, word: string): string => `${sentence.slice(0, -1)} ${word}.`;

describe('objectivityOf', () => {
  it('is recomputed from its parts', () => {
    const { value, parts } = objectivity(SENTENCES);
    const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
    const sum = parts.reduce((total, part) => total + part.value * part.weight, 0);
    expect(value).toBe(Math.round((100 * sum) / weights));
    expect(parts.map(({ of }) => of)).toEqual([7, 7]);
  });

  it('abstains where there is too little in English, and says so', () => {
    expect(objectivity(SENTENCES.slice(0, 2))).toEqual({
      ...{ value: null, parts: [] },
      abstained: 'told-sentences',
    });
    expect(objectivity(SENTENCES, 'de').value).toBeNull();
  });

  it('does not hold the words it quotes against an outlet', () => {
    const quoted = [...SENTENCES, '“This is a shameless, disgraceful and ludicrous plan,” Ann Moe said.'];
    expect(objectivity(quoted).value).toBeGreaterThanOrEqual(objectivity(SENTENCES).value ?? 100);
  });

  it('never rises by a loaded word more', () => {
    const places = fc.array(fc.nat(SENTENCES.length - 1), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(places, fc.constantFrom(...LOADED), (added, word) => {
        let sentences = SENTENCES;
        for (const place of added) {
          const before = objectivity(sentences).value ?? 0;
          sentences = sentences.map((sentence, index) => (index === place ? withWord(sentence, word) : sentence));
          expect(objectivity(sentences).value).toBeLessThanOrEqual(before);
        }
      }),
      { numRuns: 40 },
    );
  });
});

const voice = { outletId: 'herald', items: [evidenceReport('herald', { title: 'Port to close' })] } as const;
const ours = { itemId: 'herald', report: 0 };
const theirs = { itemId: 'courier', report: 1 };
const alone = (id: string) => claimOf(id, [ours]);
const corroborated = (id: string) => claimOf(id, [ours, theirs]);
const contradicted = (id: string) => claimOf(id, [ours, { ...theirs, stance: 'contradicts', reason: 'denial' }]);
const recordOf = (items: number, revised: number) => ({
  ...{ id: 'herald', name: 'Herald', owner: null, country: null, language: 'en', kind: null, leaning: null },
  ...{ items, revised, usualShare: 0 },
});

describe('factualityOf', () => {
  it('is full where every claim is borne out and none is contradicted', () => {
    expect(factualityOf(voice, ['a', 'b', 'c'].map(corroborated), 2, recordOf(100, 0)).value).toBe(100);
  });

  it('counts a record of twenty items or more', () => {
    const claims = ['a', 'b', 'c'].map(corroborated);
    expect(factualityOf(voice, claims, 2, recordOf(100, 40)).value).toBe(94);
    expect(factualityOf(voice, claims, 2, recordOf(19, 19)).value).toBe(100);
  });

  it('abstains below three claims and below two independent reports', () => {
    expect(factualityOf(voice, [corroborated('a')], 2, undefined).abstained).toBe('outlet-claims');
    expect(factualityOf(voice, ['a', 'b', 'c'].map(alone), 1, undefined).abstained).toBe('independent-reports');
  });

  it('abstains where no other report speaks to what it says', () => {
    expect(factualityOf(voice, ['a', 'b', 'c'].map(alone), 2, undefined).abstained).toBe('spoken-claims');
  });

  it('does not take a copy for corroboration', () => {
    const copied = ['a', 'b', 'c'].map((id) => claimOf(id, [{ ...ours, copies: ['gazette'] }]));
    expect(factualityOf(voice, copied, 2, undefined)).toEqual(
      factualityOf(voice, ['a', 'b', 'c'].map(alone), 2, undefined),
    );
  });

  it('never falls by a corroborated claim, never rises by a contradicted one that stands alone', () => {
    const some = fc.integer({ min: 0, max: 6 });
    fc.assert(
      fc.property(some, some, some, (a, b, c) => {
        const claims = [
          ...Array.from({ length: a + 3 }, (_, index) => alone(`a${index}`)),
          ...Array.from({ length: b }, (_, index) => corroborated(`b${index}`)),
          ...Array.from({ length: c }, (_, index) => contradicted(`c${index}`)),
        ];
        const before = factualityOf(voice, claims, 2, undefined).value;
        if (before === null) return;
        expect(factualityOf(voice, [...claims, corroborated('new')], 2, undefined).value).toBeGreaterThanOrEqual(
          before,
        );
        expect(factualityOf(voice, [...claims, contradicted('new')], 2, undefined).value).toBeLessThanOrEqual(before);
      }),
    );
  });
});
