import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimOf } from '../analyse/claims.fixture.ts';
import { eachAlone, reportOf } from '../analyse/story.fixture.ts';
import { confidenceOf, epistemologyTagOf } from './confidence.ts';

const reportsOf = (n: number, words = 50) =>
  eachAlone(Array.from({ length: n }, (_, at) => reportOf(`p${at}`, { text: 'pier '.repeat(words) })));
const idsOf = (n: number) => Array.from({ length: n }, (_, at) => `p${at}`);
const confidenceWith = (n: number, supporting: number, contradicting: number, words = 50): number =>
  confidenceOf(reportsOf(n, words), [claimOf(idsOf(supporting), idsOf(contradicting))]).value ?? -1;

describe('confidenceOf', () => {
  it('can be computed again from its parts', () => {
    const { value, parts } = confidenceOf(reportsOf(4), [claimOf(idsOf(3), idsOf(1))]);
    expect(parts).toEqual([
      { name: 'independence', value: 0.875, weight: 0.4, of: 4 },
      { name: 'agreement', value: 0.6667, weight: 0.5, of: 4 },
      { name: 'length', value: 0.5146, weight: 0.1, of: 212 },
    ]);
    expect(value).toBe(Math.round(100 * 0.875 ** 0.4 * 0.6667 ** 0.5 * 0.5146 ** 0.1));
  });

  it('says nothing below two independent reports', () => {
    const copies = [reportOf('a'), reportOf('b', { copyOf: 'a' })];
    expect(confidenceOf(copies, [])).toMatchObject({
      value: null,
      abstained: 'independent-reports',
    });
  });

  it('leaves claims that one report makes, and those that are not main, out of agreement', () => {
    const claims = [claimOf(['p0']), claimOf(idsOf(3), idsOf(3), { main: false })];
    expect(confidenceOf(reportsOf(3), claims).parts[1]).toMatchObject({ value: 0.5, of: 0 });
  });

  it('never falls with reports, support and words, and never rises with contradiction', () => {
    const some = fc.integer({ min: 2, max: 12 });
    fc.assert(
      fc.property(some, some, some, fc.integer({ min: 1, max: 300 }), (n, supporting, contradicting, words) => {
        const value = confidenceWith(n, supporting, contradicting, words);
        expect(confidenceWith(n + 1, supporting, contradicting, words)).toBeGreaterThanOrEqual(value);
        expect(confidenceWith(n, supporting + 1, contradicting, words)).toBeGreaterThanOrEqual(value);
        expect(confidenceWith(n, supporting, contradicting, words + 50)).toBeGreaterThanOrEqual(value);
        expect(confidenceWith(n, supporting, contradicting + 1, words)).toBeLessThanOrEqual(value);
        expect(value).toBeLessThanOrEqual(100);
      }),
      { numRuns: 30 },
    );
  });
});

describe('epistemologyTagOf', () => {
  const contested = claimOf(['a'], ['b']);
  const agreed = claimOf(['a', 'b']);
  it.each([
    ['verified', 3, [agreed], []],
    ['verified', 3, [agreed, { ...contested, main: false }], [{ impact: 'Medium' as const }]],
    ['conflicting', 5, [agreed, contested], [{ impact: 'High' as const }]],
    ['missing-perspectives', 5, [agreed], [{ impact: 'High' as const }]],
    ['developing', 2, [agreed], []],
  ])('is %s', (tag, independent, claims, blindspots) => {
    expect(epistemologyTagOf(independent, claims, blindspots)).toBe(tag);
  });
});
