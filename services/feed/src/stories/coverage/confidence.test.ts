import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truthConfidenceOf } from './confidence.ts';

const of = (independentReports: number, supporting: number, contradicting: number, evidenceWords: number) =>
  truthConfidenceOf({ independentReports, agreement: { supporting, contradicting }, evidenceWords });
const evidence = fc.tuple(fc.integer({ min: 2, max: 40 }), fc.nat(40), fc.nat(40), fc.nat(20_000));

describe('truthConfidenceOf', () => {
  it('makes no statement on a single report', () => {
    expect(of(1, 0, 0, 5_000)).toBeNull();
    expect(of(0, 0, 0, 0)).toBeNull();
  });

  it.each([
    { case: 'two short reports without a shared figure', score: of(2, 0, 0, 300), expected: 51 },
    { case: 'four reports, three of which agree', score: of(4, 3, 0, 1_600), expected: 84 },
    { case: 'eight reports that agree', score: of(8, 8, 0, 3_200), expected: 94 },
    { case: 'two reports that contradict each other', score: of(2, 1, 1, 800), expected: 52 },
  ])('gives $case $expected', ({ score, expected }) => {
    expect(score).toBe(expected);
  });

  it('stays within 0–100', () => {
    fc.assert(
      fc.property(evidence, (values) => {
        const score = of(...values);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
      }),
    );
  });

  it('never falls with independence, support and length and never rises with contradiction', () => {
    fc.assert(
      fc.property(evidence, ([reports, supporting, contradicting, words]) => {
        const score = of(reports, supporting, contradicting, words) ?? Number.NaN;
        expect(of(reports + 1, supporting, contradicting, words)).toBeGreaterThanOrEqual(score);
        expect(of(reports, supporting + 1, contradicting, words)).toBeGreaterThanOrEqual(score);
        expect(of(reports, supporting, contradicting, words + 500)).toBeGreaterThanOrEqual(score);
        expect(of(reports, supporting, contradicting + 1, words)).toBeLessThanOrEqual(score);
      }),
    );
  });
});
