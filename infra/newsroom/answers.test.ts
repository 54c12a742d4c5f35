import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeOf } from './answers.ts';

describe('rangeOf', () => {
  it.each([
    [undefined, null],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=90-400', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-400', { first: 0, last: 99 }],
    ['bytes=100-', 'invalid'],
    ['bytes=-0', 'invalid'],
    ['bytes=20-10', null],
    ['bytes=-', null],
    ['bytes=0-1,4-5', null],
    ['lines=0-1', null],
  ])('%s of 100 bytes', (header, range) => expect(rangeOf(header, 100)).toEqual(range));

  it('never reaches outside the file', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), fc.integer({ min: 1, max: 300 }), (from, to, size) => {
        const range = rangeOf(`bytes=${from}-${to}`, size);
        return (
          range === null || range === 'invalid' || (range.first >= 0 && range.first <= range.last && range.last < size)
        );
      }),
    );
  });
});
