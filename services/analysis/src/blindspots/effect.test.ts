import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { impactOf, shortfall } from './effect.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const count = fc.integer({ min: 1, max: 500 });

describe('shortfall', () => {
  it('is the difference of the arcsine-transformed shares', () => {
    expect(shortfall(0, 0.25, 10)).toEqual({ effect: 1.047, low: 0.427, high: 1.667 });
    expect(shortfall(0.5, 0.25, 10).effect).toBe(0);
  });

  it('never grows with what is observed, never falls with what is expected, and lies in its interval', () => {
    fc.assert(
      fc.property(share, share, share, count, (a, b, expected, of) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const { effect, low, high } = shortfall(less, expected, of);
        expect(effect).toBeGreaterThanOrEqual(shortfall(more, expected, of).effect);
        expect(shortfall(expected, more, of).effect).toBeGreaterThanOrEqual(shortfall(expected, less, of).effect);
        expect(low).toBeLessThanOrEqual(effect);
        expect(high).toBeGreaterThanOrEqual(effect);
        expect(high).toBeLessThan(Math.PI + 0.001);
      }),
    );
  });
});

describe('impactOf', () => {
  it.each([
    [0.8, 'High'],
    [0.5, 'Medium'],
    [0.2, 'Low'],
    [0.19, null],
  ])('calls an effect of %d %s', (effect, impact) => {
    expect(impactOf({ effect, low: 0.1, high: 2 })).toBe(impact);
  });

  it('says nothing of an effect whose interval holds 0', () => {
    expect(impactOf({ effect: 1, low: 0, high: 2 })).toBeNull();
  });
});
