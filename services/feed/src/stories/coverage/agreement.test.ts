import type { FigureComparison } from '@360/contracts/stories';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreementOf } from './agreement.ts';

const groupOf = new Map([
  ['a', 0],
  ['a-copy', 0],
  ['b', 1],
  ['c', 2],
  ['d', 3],
]);
const compare = (...values: string[][]): FigureComparison => ({
  subject: 'people hurt',
  values: values.map((itemIds, index) => ({ text: String(index), itemIds })),
  state: values.length > 1 ? 'contested' : 'agreed',
});

describe('agreementOf', () => {
  it('is single-source without a comparison', () => {
    expect(agreementOf([], groupOf)).toEqual({
      percent: null,
      state: 'single-source',
      supporting: 0,
      contradicting: 0,
    });
  });

  it('is single-source where only copies of one report agree', () => {
    expect(agreementOf([compare(['a', 'a-copy'])], groupOf).percent).toBeNull();
  });

  it('counts reports, not items', () => {
    expect(agreementOf([compare(['a', 'a-copy', 'b'])], groupOf)).toEqual({
      ...{ percent: 100, state: 'agreed', supporting: 2, contradicting: 0 },
    });
  });

  it('measures by the value most reports give, wherever it is listed', () => {
    expect(agreementOf([compare(['d'], ['a', 'b', 'c'])], groupOf)).toEqual({
      ...{ percent: 75, state: 'contested', supporting: 3, contradicting: 1 },
    });
  });

  it('counts a report once that contradicts in one comparison and agrees in another', () => {
    expect(agreementOf([compare(['a', 'b']), compare(['a', 'c'], ['b'])], groupOf)).toMatchObject({
      ...{ percent: 66, supporting: 2, contradicting: 1 },
    });
  });

  it('stays within 0–100 and shows 100 exactly when nobody contradicts', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'a-copy'), { minLength: 1 });
    const comparisons = fc.array(fc.array(ids, { minLength: 1, maxLength: 3 }).map((values) => compare(...values)));
    fc.assert(
      fc.property(comparisons, (all) => {
        const { percent, state, supporting, contradicting } = agreementOf(all, groupOf);
        expect(percent === null).toBe(state === 'single-source');
        expect(supporting + contradicting).toBeLessThanOrEqual(4);
        if (percent === null) return;
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent === 100).toBe(contradicting === 0);
        expect(state === 'contested').toBe(contradicting > 0);
      }),
    );
  });
});
