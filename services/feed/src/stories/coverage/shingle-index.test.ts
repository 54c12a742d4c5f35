import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createShingleIndex } from './shingle-index.ts';

const NONE = new Uint32Array();

it('counts what sets of shingles hold, whatever the shingles', () => {
  const shingle = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
  const texts = fc.array(fc.tuple(fc.nat(3), fc.uniqueArray(shingle, { maxLength: 12 })), { maxLength: 12 });
  fc.assert(
    fc.property(texts, (all) => {
      const index = createShingleIndex(all.reduce((sum, [, { length }]) => sum + length, 0));
      const held = [0, 1, 2, 3].map(() => new Set<number>());
      for (const [report, shingles] of all) {
        const counts = new Uint32Array(4);
        const text = Uint32Array.from(shingles);
        index.count(text, counts);
        expect([...counts]).toEqual(held.map((set) => shingles.filter((each) => set.has(each)).length));
        const fresh = shingles.filter((each) => !held[report]?.has(each));
        expect(index.add(text, report)).toBe(fresh.length);
        for (const each of fresh) held[report]?.add(each);
      }
    }),
  );
});

it('holds nothing when it is empty', () => {
  const counts = new Uint32Array(1);
  const index = createShingleIndex(0);
  expect(index.add(NONE, 0)).toBe(0);
  index.count(Uint32Array.of(0, 1, 2 ** 32 - 1), counts);
  expect([...counts]).toEqual([0]);
});
