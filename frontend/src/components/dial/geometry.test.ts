import type { Approach } from '@360/contracts/vocabulary';
import { APPROACHES } from '@360/contracts/vocabulary';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arcPath, DIAL_MEASURES, type DialSize, degreesCovered, FULL, polar, SECTOR, sectorsOf } from './geometry.ts';

const sizes = fc.constantFrom<DialSize>(28, 56, 160);
const reports = fc.record(
  Object.fromEntries(APPROACHES.map((name) => [name, fc.nat(9)])) as Record<Approach, fc.Arbitrary<number>>,
);
const gaps = fc.subarray([...APPROACHES]);

describe('sectors', () => {
  test('everything drawn stays inside its own sector, apart from its neighbours', () => {
    fc.assert(
      fc.property(sizes, reports, gaps, (size, counts, missing) => {
        const { pad } = DIAL_MEASURES[size];
        sectorsOf(size, counts, missing).forEach((sector, index) => {
          const [first, last] = [index * SECTOR + pad / 2, (index + 1) * SECTOR - pad / 2];
          for (const span of [...sector.arcs, ...(sector.track ? [sector.track] : [])]) {
            expect(span.from).toBeGreaterThanOrEqual(first);
            expect(span.to).toBeLessThanOrEqual(last + 1e-9);
            expect(span.to).toBeGreaterThan(span.from);
          }
        });
      }),
    );
  });

  test('the filled length is that of the reports, up to four', () => {
    fc.assert(
      fc.property(reports, (counts) => {
        const unit = (SECTOR - DIAL_MEASURES[56].pad) / FULL;
        for (const sector of sectorsOf(56, counts, [])) {
          const drawn = sector.arcs.reduce((sum, arc) => sum + arc.to - arc.from, 0);
          expect(drawn).toBeCloseTo(Math.min(FULL, sector.reports) * unit);
        }
      }),
    );
  });

  test('at 160 one block is one report', () => {
    const sectors = sectorsOf(160, { institutional: 4, economic: 2, investigative: 7 }, []);
    expect(sectors.map((sector) => sector.arcs.length)).toEqual([4, 2, 0, 0, 0, 4]);
  });

  test('a blindspot has no line; brackets from 56 px; a usual silence keeps its line', () => {
    const at = (size: DialSize) => sectorsOf(size, { institutional: 1 }, ['social'])[4];
    expect(at(28)).toMatchObject({ track: null, brackets: null });
    expect(at(56)).toMatchObject({ track: null, brackets: [expect.any(Number), expect.any(Number)] });
    expect(sectorsOf(56, {}, [])[4]?.track).not.toBeNull();
  });

  test('the fifth report adds a tick, but not on the card', () => {
    expect(sectorsOf(160, { economic: 5 }, [])[1]?.tick).not.toBeNull();
    expect(sectorsOf(160, { economic: 4 }, [])[1]?.tick).toBeNull();
    expect(sectorsOf(28, { economic: 5 }, [])[1]?.tick).toBeNull();
  });
});

test('coverage in degrees is fifteen a report and sixty a sector at most', () => {
  expect(degreesCovered({ institutional: 4, economic: 2, technological: 1, environmental: 1, investigative: 3 })).toBe(
    165,
  );
  expect(degreesCovered({ social: 40 })).toBe(60);
  expect(degreesCovered({})).toBe(0);
});

test('angles run clockwise from twelve', () => {
  expect(polar(14, 10, 0)).toEqual([14, 4]);
  expect(polar(14, 10, 90)).toEqual([24, 14]);
  expect(arcPath(14, 10, { from: 0, to: 90 })).toBe('M14 4A10 10 0 0 1 24 14');
  expect(arcPath(14, 10, { from: 0, to: 270 })).toContain(' 0 1 1 ');
});
