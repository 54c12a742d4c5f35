import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReplayRing, type Frame } from './replay-ring.ts';

const owners = fc.array(fc.constantFrom('ana', 'ben', undefined), { maxLength: 60 });

test('gives back the last frames after a number, oldest first, no more than it keeps and none of another reader', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), owners, fc.nat(80), (capacity, added, after) => {
      const ring = createReplayRing(capacity);
      const all = added.map((to, at): Frame => ({ number: at + 1, text: `frame ${at}`, to }));
      for (const frame of all) ring.add(frame);
      const expected = all.slice(-capacity).filter(({ number, to }) => number > after && to !== 'ben');
      expect(ring.after(after, 'ana')).toEqual(expected);
    }),
  );
});
