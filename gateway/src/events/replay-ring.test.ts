import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReplayRing } from './replay-ring.ts';

test('gives back the last frames after a number, oldest first, and no more than it keeps', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(60), fc.nat(80), (capacity, added, after) => {
      const ring = createReplayRing(capacity);
      for (let each = 0; each < added; each += 1) ring.add((number) => `frame ${number}`);
      const all = Array.from({ length: added }, (_, at) => at + 1);
      const expected = all.slice(-capacity).filter((number) => number > after);
      expect(ring.after(after)).toEqual(expected.map((number) => `frame ${number}`));
    }),
  );
});
