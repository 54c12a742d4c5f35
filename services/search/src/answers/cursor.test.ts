import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEEPEST, decodeCursor, encodeCursor } from './cursor.ts';

test('a cursor comes back as the place it was given out for', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: DEEPEST }), (place) => {
      expect(decodeCursor(encodeCursor(place))).toBe(place);
    }),
  );
});

test.each(['', 'x', encodeCursor(0), encodeCursor(DEEPEST + 1), encodeCursor(1.5)])('%j is refused', (text) => {
  expect(() => decodeCursor(text)).toThrow('not a place in this list');
});
