import { describe, expect, it } from 'vitest';
import { eachAlone, HOUR_MS, outletOf, reportOf } from '../analyse/story.fixture.ts';
import { START, storyEvidence } from '../evidence/evidence.fixture.ts';
import { silentOutlets } from './silent-outlets.ts';

const catalogue = [
  outletOf('quay', { usualShare: 0.9 }),
  outletOf('hill', { usualShare: 0.3, country: 'DE' }),
  outletOf('coast', { usualShare: 0.7 }),
  outletOf('gazette', { usualShare: 0.24 }),
];
const story = (ids: readonly string[]) =>
  storyEvidence(eachAlone(ids.map((id) => reportOf(id))), { catalogue, asOf: START + 6.54 * HOUR_MS });

describe('silentOutlets', () => {
  it('lists who usually has such stories and has not this one, most usual first, with the hours gone by', () => {
    expect(silentOutlets(story(['quay', 'a', 'b']))).toEqual([
      { outletId: 'coast', name: 'The coast', country: null, usualShare: 0.7, hoursSince: 6.5 },
      { outletId: 'hill', name: 'The hill', country: 'DE', usualShare: 0.3, hoursSince: 6.5 },
    ]);
  });

  it('does not list an outlet that carries a copy', () => {
    const evidence = story(['quay', 'a', 'b']);
    const copy = reportOf('coast', { report: 0, copyOf: 'quay' });
    expect(
      silentOutlets({ ...evidence, reports: [...evidence.reports, copy] }).map(({ outletId }) => outletId),
    ).toEqual(['hill']);
  });

  it('says nothing below three independent reports', () => {
    expect(silentOutlets(story(['quay', 'a']))).toEqual([]);
  });

  it('lists fifty at most', () => {
    const many = Array.from({ length: 60 }, (_, at) => outletOf(`s${at}`));
    expect(silentOutlets({ ...story(['a', 'b', 'c']), catalogue: many })).toHaveLength(50);
  });
});
