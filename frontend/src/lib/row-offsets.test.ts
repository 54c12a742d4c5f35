import fc from 'fast-check';
import { expect, test } from 'vitest';
import { meet, offsetsOf, rangeOf, rowAt, widened } from './row-offsets.ts';

const lists = fc.array(fc.option(fc.integer({ min: 1, max: 400 }), { nil: undefined }), {
  minLength: 1,
  maxLength: 200,
});

function build(list: (number | undefined)[]) {
  const keys = list.map((_, index) => `k${index}`);
  const heights = new Map(
    list.flatMap((height, index) => (height === undefined ? [] : [[`k${index}`, height] as const])),
  );
  return offsetsOf(keys, heights, 100);
}

test('rows stand one under another, measured or estimated', () => {
  expect([...build([50, undefined, 30])]).toEqual([0, 50, 150, 180]);
});

test('the row at a height holds that height', () => {
  fc.assert(
    fc.property(lists, fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), (list, share) => {
      const offsets = build(list);
      const top = share * (offsets.at(-1) ?? 0);
      const row = rowAt(offsets, top);
      expect(offsets[row]).toBeLessThanOrEqual(top);
      expect(offsets[row + 1]).toBeGreaterThan(top);
    }),
  );
});

test('heights outside the list give its ends', () => {
  const offsets = build([10, 10, 10]);
  expect([rowAt(offsets, -5), rowAt(offsets, 1e6), rowAt(offsetsOf([], new Map(), 1), 5)]).toEqual([0, 2, 0]);
});

test('a window’s rows cover it and never leave the list', () => {
  fc.assert(
    fc.property(lists, fc.nat(40_000), fc.nat(2_000), fc.nat(5), (list, top, height, spare) => {
      const offsets = build(list);
      const shown = rangeOf(offsets, top, height);
      const { first, last } = widened(shown, spare, list.length);
      const end = offsets.at(-1) ?? 0;
      expect(first).toBeGreaterThanOrEqual(0);
      expect(last).toBeLessThan(list.length);
      expect(offsets[first]).toBeLessThanOrEqual(Math.min(top, end));
      expect(offsets[last + 1]).toBeGreaterThanOrEqual(Math.min(top + height, end));
    }),
  );
});

test('ranges meet where they overlap or touch', () => {
  const drawn = { first: 5, last: 25 };
  for (const [first, last, met] of [
    [0, 3, false],
    [0, 4, true],
    [10, 12, true],
    [0, 40, true],
    [26, 30, true],
    [27, 30, false],
  ] as const)
    expect([first, last, meet(drawn, { first, last }), meet({ first, last }, drawn)]).toEqual([first, last, met, met]);
});
