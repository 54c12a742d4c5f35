import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Features } from './features.ts';
import { defaultSettings } from './settings.ts';
import { createComparison, releaseVector, vectorOf } from './vectors.ts';
import { createVocabulary } from './vocabulary.ts';

const features = (terms: Record<string, [head: number, body: number]>): Features =>
  new Map(
    Object.entries(terms).map(([term, [head, body]]) => [
      term,
      { head, body, name: false, figure: false, common: false },
    ]),
  );

const compared = (one: Features, other: Features) => {
  const vocabulary = createVocabulary(defaultSettings);
  const [a, b] = [vectorOf(one, vocabulary), vectorOf(other, vocabulary)];
  const comparison = createComparison(vocabulary);
  comparison.load(a);
  return comparison.with(b);
};

const anyFeatures = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.tuple(fc.nat(9), fc.nat(30)), { minKeys: 1 })
  .map((terms) => features(terms as Record<string, [number, number]>));

describe('comparison', () => {
  it('is 1 for the same and 0 for nothing in common', () => {
    const ferry = features({ ferry: [2, 1], sink: [1, 3] });
    expect(compared(ferry, ferry).head).toBeCloseTo(1);
    expect(compared(ferry, ferry).body).toBeCloseTo(1);
    expect(compared(ferry, features({ budget: [1, 1] }))).toEqual({
      head: 0,
      body: 0,
      strangers: false,
      topical: false,
    });
  });

  it('compares head and body apart', () => {
    const { head, body } = compared(features({ ferry: [1, 1], sea: [0, 1] }), features({ ship: [1, 1], sea: [0, 1] }));
    expect(head).toBe(0);
    expect(body).toBeGreaterThan(0);
  });

  it('forgets the vector loaded before', () => {
    const vocabulary = createVocabulary(defaultSettings);
    const ferry = vectorOf(features({ ferry: [1, 1] }), vocabulary);
    const budget = vectorOf(features({ budget: [1, 1] }), vocabulary);
    const comparison = createComparison(vocabulary);
    comparison.load(ferry);
    comparison.load(budget);
    expect(comparison.with(ferry).head).toBe(0);
    expect(comparison.with(budget).head).toBeCloseTo(1);
  });

  it('is the same both ways and within 0 and 1', () => {
    fc.assert(
      fc.property(anyFeatures, anyFeatures, (one, other) => {
        const [there, back] = [compared(one, other), compared(other, one)];
        expect(there.head).toBeCloseTo(back.head, 4);
        expect(there.body).toBeCloseTo(back.body, 4);
        for (const value of [there.head, there.body]) {
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});

describe('releaseVector', () => {
  it('leaves nothing in the vocabulary', () => {
    const vocabulary = createVocabulary(defaultSettings);
    releaseVector(vectorOf(features({ ferry: [2, 1], sea: [0, 1] }), vocabulary), vocabulary);
    expect(vocabulary.size).toBe(0);
  });
});
