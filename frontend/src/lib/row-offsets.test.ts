import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnAtOnce, offsetsOf, rangeOf, rowAt, widened } from './row-offsets.ts';

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

const ranges = fc.tuple(fc.nat(300), fc.nat(20)).map(([first, length]) => ({ first, last: first + length }));

test('what is drawn at once holds what the window shows, and nothing that is not drawn yet', () => {
  fc.assert(
    fc.property(ranges, fc.option(ranges), fc.nat(8), (shown, before, spare) => {
      const { first, last } = drawnAtOnce(shown, before, spare);
      expect(first).toBeLessThanOrEqual(shown.first);
      expect(last).toBeGreaterThanOrEqual(shown.last);
      expect(shown.first - first).toBeLessThanOrEqual(spare);
      expect(last - shown.last).toBeLessThanOrEqual(spare);
      for (let row = first; row <= last; row++)
        expect(
          (row >= shown.first && row <= shown.last) || (before && row >= before.first && row <= before.last),
        ).toBeTruthy();
    }),
  );
});

test('after a leap the window’s rows alone are drawn at once; a step keeps the rows around it', () => {
  const drawn = { first: 5, last: 25 };
  expect(drawnAtOnce({ first: 100, last: 106 }, drawn, 5)).toEqual({ first: 100, last: 106 });
  expect(drawnAtOnce({ first: 11, last: 21 }, drawn, 5)).toEqual({ first: 6, last: 25 });
});
