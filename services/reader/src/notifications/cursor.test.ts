import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

test('a place comes back as it was given out', () => {
  const id = fc.stringMatching(/^[\w-]{1,64}$/);
  fc.assert(
    fc.property(fc.nat(), id, (time, name) => {
      const place = { at: new Date(time), id: name };
      expect(decodeCursor(encodeCursor(place))).toEqual(place);
    }),
  );
});

test.each(['', 'x', Buffer.from('1.').toString('base64url'), Buffer.from('1.{"$gt":""}').toString('base64url')])(
  '“%s” is refused with a sentence',
  (text) => expect(() => decodeCursor(text)).toThrow('not a place in this list'),
);
