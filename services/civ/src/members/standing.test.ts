import { VERDICTS, type Verdict } from '@360/contracts/civ';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Scored, standingOf } from './standing.ts';

const scored = (said: Verdict, confidence: number): Scored => ({ said, settled: 'supports', confidence });
const times = (count: number, each: Scored): Scored[] => Array.from({ length: count }, () => each);
const anyScored = fc.record({
  said: fc.constantFrom(...VERDICTS),
  settled: fc.constantFrom(...VERDICTS),
  confidence: fc.integer({ min: 0, max: 20 }).map((step) => step / 20),
});

describe('standingOf', () => {
  it('is nothing where nothing is settled', () => {
    expect(standingOf([])).toEqual({
      ...{ reputationScore: 0, accuracyRate: null, brierScore: null, civRole: 'newcomer', calibration: [] },
      settledReviews: 0,
    });
  });

  it('follows from what was said and how surely', () => {
    const reviews = [
      ...times(9, scored('supports', 0.9)),
      scored('challenges', 0.9),
      ...times(2, scored('supports', 1)),
    ];
    expect(standingOf(reviews)).toEqual({
      ...{ reputationScore: 444, accuracyRate: 91.7, brierScore: 0.075, civRole: 'reviewer', settledReviews: 12 },
      calibration: [{ said: 95, right: 92, reviews: 12 }],
    });
  });

  it('gives roles by settled reviews and accuracy', () => {
    const of = (right: number, wrong: number) =>
      standingOf([...times(right, scored('supports', 0.8)), ...times(wrong, scored('challenges', 0.8))]).civRole;
    expect([of(9, 0), of(10, 0), of(5, 6), of(40, 10), of(30, 20)]).toEqual([
      ...['newcomer', 'reviewer', 'newcomer', 'senior-reviewer', 'reviewer'],
    ]);
  });

  it('keeps to its scales, and to its value in every order; being right and sure never lowers it', () => {
    fc.assert(
      fc.property(fc.array(anyScored, { maxLength: 40 }), (reviews) => {
        const standing = standingOf(reviews);
        expect(standing.reputationScore).toBeGreaterThanOrEqual(0);
        expect(standing.reputationScore).toBeLessThanOrEqual(1_000);
        expect(standing.calibration.reduce((sum, bin) => sum + bin.reviews, 0)).toBe(reviews.length);
        expect(standingOf(reviews.toReversed()).reputationScore).toBe(standing.reputationScore);
        const better = standingOf([...reviews, scored('supports', 1)]);
        expect(better.reputationScore).toBeGreaterThanOrEqual(standing.reputationScore);
      }),
    );
  });
});
