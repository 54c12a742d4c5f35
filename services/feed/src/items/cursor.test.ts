import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

test('a cursor leads back to its place', () => {
  const place = fc.record({
    at: fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }),
    id: fc.stringMatching(/^[0-9a-f]{24}$/),
  });
  fc.assert(
    fc.property(place, (given) => {
      expect(decodeCursor(encodeCursor(given))).toEqual(given);
    }),
  );
});

test('anything else is refused as the request it is', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      try {
        decodeCursor(text);
      } catch (cause) {
        expect(cause).toMatchObject({ code: 'bad_request' });
      }
    }),
  );
  expect(() => decodeCursor('{"$gt":""}')).toThrow(/cursor/);
});
