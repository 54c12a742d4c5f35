import { SEARCH_SORTS, SEARCH_TYPES, searchQuerySchema } from '@360/contracts/search';
import { expect, test } from 'vitest';
import {
  type Asked,
  addressOf,
  askedIn,
  asksAnything,
  NOTHING_ASKED,
  narrowings,
  SORTS,
  searchPath,
  TYPES,
  toggled,
} from './asked.ts';
import { addressIn } from './search-address.ts';

const full: Asked = {
  q: '"tarn barrier" -football source:reuters',
  type: 'story',
  sort: 'date',
  country: ['DE', 'GB'],
  source: ['the-ansel-courier'],
  category: ['politics', 'world'],
  language: ['de'],
  epistemology: ['conflicting'],
  after: '2026-01-01',
  before: '2026-01-31',
  media: null,
};

test('types and orders are those of the contract', () => {
  expect(TYPES).toEqual(SEARCH_TYPES);
  expect(SORTS).toEqual(SEARCH_SORTS);
});

test('what is asked comes back out of its address', () => {
  expect(askedIn(addressOf(full))).toEqual(full);
  expect(askedIn(addressOf({ ...full, media: 'm1' })).media).toBe('m1');
});

test('what was not chosen leaves no trace in the address', () => {
  expect(addressOf(NOTHING_ASKED)).toEqual({});
  expect(addressOf({ ...NOTHING_ASKED, q: 'storm' })).toEqual({ q: 'storm' });
});

test('the call says what the address says, in the terms of the contract', () => {
  const path = searchPath(full, 'next');
  const query = searchQuerySchema.parse(Object.fromEntries(new URL(path, 'http://here').searchParams));
  const { media: _media, ...asked } = full;
  expect(query).toEqual({ ...asked, limit: 20, cursor: 'next' });
  expect(searchPath({ ...full, media: 'm1' }, null)).not.toContain('m1');
});

test('an address written by hand is read as far as it makes sense', () => {
  expect(
    askedIn({ q: 2026, type: 'podcast', sort: 'colour', country: 'de,GB,GB', after: '2026-13-45', before: 'soon' }),
  ).toEqual({
    ...NOTHING_ASKED,
    q: '2026',
    country: ['GB'],
  });
  expect(askedIn({ q: ` ${'a'.repeat(2_000)} ` }).q).toHaveLength(1_000);
  expect(askedIn({ country: ['DE', 'FR'] }).country).toEqual(['DE', 'FR']);
});

test('only what belongs to a search is taken from an address', () => {
  expect(addressIn({ q: 'storm', tab: 'impact', lang: 'ar', type: '' })).toEqual({ q: 'storm' });
});

test('a facet value is put in once and taken out again', () => {
  const once = toggled(NOTHING_ASKED, 'country', 'DE');
  expect(once.country).toEqual(['DE']);
  expect(toggled(toggled(once, 'country', 'FR'), 'country', 'DE').country).toEqual(['FR']);
});

test('facets alone are a search; an order alone is none', () => {
  expect(asksAnything(NOTHING_ASKED)).toBe(false);
  expect(asksAnything({ ...NOTHING_ASKED, sort: 'date' })).toBe(false);
  expect(asksAnything({ ...NOTHING_ASKED, source: ['bbc'] })).toBe(true);
  expect(asksAnything({ ...NOTHING_ASKED, media: 'm1' })).toBe(true);
  expect(narrowings(full)).toBe(8);
});
