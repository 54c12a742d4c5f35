import { describe, expect, it } from 'vitest';
import { adjustedRand, bCubed, normalisedMutualInformation, pairwise } from './cluster-metrics.ts';

const items = (letters: string) => [...letters];

// Six items: found {1,2,3} {4,5,6}, true {1,2} {3,4,5,6}.
const found = items('aaabbb');
const truth = items('xxyyyy');

describe('bCubed', () => {
  it('averages precision and recall over items', () => {
    // precision: 2/3, 2/3, 1/3, 1, 1, 1; recall: 1, 1, 1/4, 3/4, 3/4, 3/4
    const { precision, recall, f1 } = bCubed(found, truth);
    expect(precision).toBeCloseTo(14 / 18);
    expect(recall).toBeCloseTo(3 / 4);
    expect(f1).toBeCloseTo((2 * (14 / 18) * 0.75) / (14 / 18 + 0.75));
  });

  it('gives one cluster full recall and single items full precision', () => {
    expect(bCubed(items('aaaa'), items('xxyy'))).toMatchObject({ precision: 0.5, recall: 1 });
    expect(bCubed(items('abcd'), items('xxyy'))).toMatchObject({ precision: 1, recall: 0.5 });
  });
});

describe('pairwise', () => {
  it('counts pairs put together', () => {
    // found 6 pairs, true 1 + 6 = 7, both 1 + 3 = 4
    const { precision, recall, f1 } = pairwise(found, truth);
    expect(precision).toBeCloseTo(4 / 6);
    expect(recall).toBeCloseTo(4 / 7);
    expect(f1).toBeCloseTo(8 / 13);
  });

  it('finds nothing wrong where nothing is put together', () => {
    expect(pairwise(items('abc'), items('xyz'))).toEqual({ precision: 1, recall: 1, f1: 1 });
  });
});

describe('adjustedRand', () => {
  it('takes away what chance would give', () => {
    // of 15 pairs: expected 6 · 7 / 15 = 2.8, most (6 + 7) / 2 = 6.5
    expect(adjustedRand(found, truth)).toBeCloseTo((4 - 2.8) / (6.5 - 2.8));
  });

  it('is 0 for groupings that are independent', () => {
    // of 6 pairs: both 0, expected 2 · 2 / 6, most 2
    expect(adjustedRand(items('aabb'), items('xyxy'))).toBeCloseTo((0 - 2 / 3) / (2 - 2 / 3));
    expect(adjustedRand(items('aaaa'), items('xxyy'))).toBe(0);
  });
});

describe('normalisedMutualInformation', () => {
  it('is shared information over the mean of both', () => {
    // found: ln 2; true: -(1/3 ln 1/3 + 2/3 ln 2/3); shared: 1/3 ln 2 + 1/6 ln 1/2 + 1/2 ln 3/2
    const trueEntropy = (1 / 3) * Math.log(3) + (2 / 3) * Math.log(3 / 2);
    const shared = (1 / 3) * Math.log(2) - (1 / 6) * Math.log(2) + (1 / 2) * Math.log(3 / 2);
    expect(normalisedMutualInformation(found, truth)).toBeCloseTo(shared / ((Math.log(2) + trueEntropy) / 2));
  });

  it('is 0 where one says nothing of the other', () => {
    expect(normalisedMutualInformation(items('aabb'), items('xyxy'))).toBeCloseTo(0);
  });
});

describe('every metric', () => {
  it('is 1 for the same grouping under other names', () => {
    const renamed = items('qqrrsq');
    const same = items('kkllmk');
    expect(bCubed(renamed, same).f1).toBe(1);
    expect(pairwise(renamed, same).f1).toBe(1);
    expect(adjustedRand(renamed, same)).toBe(1);
    expect(normalisedMutualInformation(renamed, same)).toBeCloseTo(1);
  });

  it('refuses groupings of different lengths', () => {
    expect(() => bCubed(['a'], ['x', 'y'])).toThrow(RangeError);
  });
});
