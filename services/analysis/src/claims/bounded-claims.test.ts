import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundedClaims, MOST_OF_ONE_REPORT } from './bounded-claims.ts';
import { changesSince } from './claim-history.ts';
import { reportOf, START } from './claims.fixture.ts';
import { claimsOf } from './claims-of.ts';

const PLACES = [
  'Lennow',
  'Tarn',
  'Orle',
  'Brume',
  'Halm',
  'Dovrin',
  'Ostrey',
  'Marsa',
  'Hallen',
  'Almar',
  'Brann',
  'Velmara',
];
const THINGS = [
  'bridge',
  'school',
  'market',
  'ferry',
  'mine',
  'tower',
  'mill',
  'garden',
  'cinema',
  'harbour',
  'bakery',
  'library',
];
const telling = (outlet: string, report: number, shift: number) =>
  reportOf(outlet, {
    title: `The ${THINGS[shift % 12]} of ${PLACES[report % 12]} was closed`,
    body: PLACES.map((place, at) => `A ${THINGS[(at + shift) % 12]} near ${place} was sold by ${outlet}mann.`).join(
      ' ',
    ),
    report,
    publishedAt: START + report * 60_000,
  });

describe('boundedClaims', () => {
  it('keeps what two reports say wherever it stands, and of the rest the first of each report', () => {
    const last = 'The dam above Tarn broke on Sunday, officials said.';
    const tell = (outlet: string, report: number) => {
      const told = telling(outlet, report, report * 5);
      const at = MOST_OF_ONE_REPORT + 2;
      const segments = told.segments.map((segment) => (segment.index === at ? { ...segment, text: last } : segment));
      return { ...told, segments };
    };
    const reports = [tell('a', 0), tell('b', 1)];
    const all = claimsOf({ reports });
    const kept = boundedClaims(all, reports);
    expect(kept.length).toBeLessThan(all.length);
    expect(kept.find(({ text }) => text === last)?.state).toBe('agreed');
    expect(kept.filter(({ main }) => main)).toEqual(all.filter(({ main }) => main));
  });

  it('never makes a claim of one report look withdrawn because others come', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(11), { minLength: 2, maxLength: 6 }), (shifts) => {
        const reports = shifts.map((shift, at) => telling(`o${at}`, at, shift));
        const [before, now] = [reports.slice(0, -1), reports].map((given) =>
          boundedClaims(claimsOf({ reports: given }), given),
        );
        expect(changesSince(before ?? [], now ?? []).withdrawn).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
