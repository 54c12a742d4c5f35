import { describe, expect, test } from 'vitest';
import { dateFacet, facetsOf, ITEM_FACETS } from './facets.ts';

const NOW = new Date('2026-06-10T15:00:00Z');

describe('dateFacet', () => {
  test('days of the last week, then weeks, only where there is anything', () => {
    const facet = dateFacet(
      { '2026-06-10': 3, '2026-06-04': 1, '2026-06-03': 2, '2026-05-28': 4, '2025-01-01': 9 },
      NOW,
    );
    expect(facet.map(({ value, count }) => [value, count])).toEqual([
      ['2026-06-10..2026-06-10', 3],
      ['2026-06-04..2026-06-04', 1],
      ['2026-05-28..2026-06-03', 6],
    ]);
  });
});

describe('facetsOf', () => {
  test('most frequent first, outlets by their names, twenty at most', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`id-${n}`, n]));
    const facets = facetsOf({ sourceId: many, country: { FR: 2, DE: 5 } }, ITEM_FACETS, (id) => id.toUpperCase(), NOW);
    expect(facets.source).toHaveLength(20);
    expect(facets.source[0]).toEqual({ value: 'id-29', label: 'ID-29', count: 29 });
    expect(facets.country.map(({ value }) => value)).toEqual(['DE', 'FR']);
    expect(facets.date).toEqual([]);
  });
});
