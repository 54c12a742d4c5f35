import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createComparison } from './comparison.ts';
import type { Features } from './features.ts';
import { defaultSettings } from './settings.ts';
import { createVectorStore } from './vector-store.ts';
import { vectorOf } from './vectors.ts';
import { createVocabulary } from './vocabulary.ts';

const NO_FRAME = new Int32Array(0);
const blank = () => ({ head: 0, body: 0, strangers: false, topical: false });

const features = (terms: Record<string, [head: number, body: number]>): Features =>
  new Map(
    Object.entries(terms).map(([term, [head, body]]) => [
      term,
      { head, body, name: false, figure: false, common: false },
    ]),
  );

const setUp = (...all: Features[]) => {
  const vocabulary = createVocabulary(defaultSettings);
  const store = createVectorStore(vocabulary);
  const vectors = all.map((each) => vectorOf(each, NO_FRAME, vocabulary));
  for (const [slot, vector] of vectors.entries()) store.put(slot, vector);
  return { vocabulary, store, vectors, comparison: createComparison(vocabulary, store) };
};

const compared = (one: Features, other: Features) => {
  const { comparison, store } = setUp(one, other);
  comparison.load(store.vectorOf(0));
  return comparison.with(1, blank());
};

const anyFeatures = fc
  .dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.tuple(fc.nat(9), fc.nat(30)), { minKeys: 1 })
  .map((terms) => features(terms as Record<string, [number, number]>));

describe('comparison', () => {
  it('is 1 for the same and 0 for nothing in common', () => {
    const ferry = features({ ferry: [2, 1], sink: [1, 3] });
    expect(compared(ferry, ferry).head).toBeCloseTo(1);
    expect(compared(ferry, ferry).body).toBeCloseTo(1);
    expect(compared(ferry, features({ budget: [1, 1] }))).toEqual(blank());
  });

  it('compares head and body apart', () => {
    const { head, body } = compared(features({ ferry: [1, 1], sea: [0, 1] }), features({ ship: [1, 1], sea: [0, 1] }));
    expect(head).toBe(0);
    expect(body).toBeGreaterThan(0);
  });

  it('leaves the body out where only heads are asked for', () => {
    const { comparison, vectors } = setUp(features({ ferry: [1, 1] }), features({ ferry: [1, 1] }));
    for (const vector of vectors.slice(0, 1)) comparison.load(vector);
    expect(comparison.with(1, blank(), true)).toMatchObject({ head: 1, body: 0 });
  });

  it('forgets the vector loaded before', () => {
    const { comparison, store } = setUp(features({ ferry: [1, 1] }), features({ budget: [1, 1] }));
    comparison.load(store.vectorOf(0));
    comparison.load(store.vectorOf(1));
    expect(comparison.with(0, blank()).head).toBe(0);
    expect(comparison.with(1, blank()).head).toBeCloseTo(1);
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

describe('vector store', () => {
  it('gives back what was put, frame and all, also after others have gone', () => {
    const { vocabulary, store } = setUp(features({ ferry: [2, 1], sea: [0, 1] }), features({ budget: [1, 1] }));
    store.take(1);
    const vector = vectorOf(features({ quake: [3, 2], lima: [0, 4] }), Int32Array.of(-5, 7), vocabulary);
    store.put(1, vector);
    expect(store.vectorOf(1)).toEqual(vector);
    expect(Array.from(store.frameOf(1))).toEqual([-5, 7]);
  });

  it('leaves out terms that the vocabulary has no number for', () => {
    const vector = vectorOf(
      features({ ferry: [2, 1], sea: [0, 1], sink: [1, 1] }),
      NO_FRAME,
      createVocabulary(defaultSettings, 2),
    );
    expect([vector.terms.length, vector.headCount]).toEqual([2, 1]);
  });

  it('leaves nothing in the vocabulary of what is taken out', () => {
    const { vocabulary, store } = setUp(features({ ferry: [2, 1], sea: [0, 1] }));
    store.take(0);
    expect(vocabulary.size).toBe(0);
  });
});
