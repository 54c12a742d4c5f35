import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreementOf, wilson } from './agreement.ts';

describe('agreementOf', () => {
  it('gives the share rounded down, with the interval as published', () => {
    expect(agreementOf(2, 1)).toEqual({ percent: 66, supporting: 2, contradicting: 1, low: 20, high: 94 });
    expect(wilson(10, 10).low).toBeCloseTo(0.7225, 3);
  });

  it('gives none for fewer than two that speak', () => {
    expect(agreementOf(1, 0)).toMatchObject({ percent: null, low: null, high: null });
    expect(agreementOf(0, 0).percent).toBeNull();
  });

  it('always holds the percentage within the interval', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(500), (supporting, contradicting) => {
        const { percent, low, high } = agreementOf(supporting, contradicting);
        if (percent === null || low === null || high === null) return supporting + contradicting < 2;
        return 0 <= low && low <= percent && percent <= high && high <= 100;
      }),
    );
  });
});
