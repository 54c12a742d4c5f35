import { expect, it } from 'vitest';
import { countFacets, inOrder } from './facets.ts';

const found = [
  { id: 'a', category: 'world', countries: ['FR', 'DE'], factuality: null },
  { id: 'b', category: null, countries: ['FR'], factuality: 40 },
  { id: 'c', category: 'world', countries: [], factuality: 90 },
];

it('counts values, each of a list, and none where there is none', () => {
  expect(countFacets(found, ['category', 'countries'])).toEqual({
    category: { world: 2 },
    countries: { FR: 2, DE: 1 },
  });
});

it('sorts as asked, those without a value last either way', () => {
  expect(inOrder(found, ['factuality:desc']).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(inOrder(found, ['factuality:asc']).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
});
