import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Chart } from './chart.ts';
import { drawChart, fitting } from './draw-chart.ts';

const label = fc.string({ maxLength: 80 });
const percent = fc.nat(100);
const chart: fc.Arbitrary<Chart> = fc.oneof(
  fc.record({
    kind: fc.constant('intervals' as const),
    rows: fc.array(
      fc.record({ label, value: percent, low: percent, high: percent, tone: fc.constant('agreed' as const) }),
      { maxLength: 8 },
    ),
  }),
  fc.record({
    kind: fc.constant('blocks' as const),
    rows: fc.array(fc.record({ label, count: fc.nat(400) }), { maxLength: 8 }),
  }),
  fc.record({
    kind: fc.constant('columns' as const),
    columns: fc.array(fc.record({ label, count: fc.nat(90) }), { maxLength: 24 }),
  }),
);

test('no shape of a chart stands outside of it', () => {
  fc.assert(
    fc.property(chart, fc.integer({ min: 200, max: 600 }), (each, width) => {
      const drawing = drawChart(each, width);
      for (const mark of drawing.marks) {
        if (mark.kind !== 'rect') continue;
        expect(mark.x).toBeGreaterThanOrEqual(0);
        expect(mark.x + mark.width).toBeLessThanOrEqual(width + 0.01);
        expect(mark.y + mark.height).toBeLessThanOrEqual(drawing.height);
      }
    }),
  );
});

test('a label that does not fit is cut and says so', () => {
  expect(fitting('Orle Savings', 200)).toBe('Orle Savings');
  expect(fitting('Orle Savings and Ninebridge Bank close to a merger', 80)).toMatch(/^Orle.*…$/);
});
