import { APPROACHES, type Approach } from '@360/contracts/vocabulary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLOCKS, placed, twelfths } from './twelfths.ts';

const of = (...counts: number[]) =>
  Object.fromEntries(APPROACHES.map((approach, at) => [approach, counts[at] ?? 0])) as Record<Approach, number>;
const blocks = (...counts: number[]) => Object.values(twelfths(of(...counts)));

test('blocks follow the counts', () => {
  expect(blocks(40, 30, 20, 10, 0, 20)).toEqual([4, 3, 2, 1, 0, 2]);
  expect(blocks(1, 1, 1, 1, 1, 1)).toEqual([2, 2, 2, 2, 2, 2]);
  expect(blocks(100, 1)).toEqual([12, 0, 0, 0, 0, 0]);
  expect(blocks()).toEqual([0, 0, 0, 0, 0, 0]);
});

test('there are always twelve, and no side has more than a block too many or too few', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000), { minLength: 6, maxLength: 6 }), (counts) => {
      const all = placed(of(...counts));
      fc.pre(all > 0);
      const shared = blocks(...counts);
      expect(shared.reduce((sum, count) => sum + count)).toBe(BLOCKS);
      for (const [at, count] of shared.entries())
        expect(Math.abs(count - ((counts[at] ?? 0) * BLOCKS) / all)).toBeLessThan(1);
    }),
  );
});
