import type { CatalogueEntry } from '@360/contracts/publishers';
import { CATEGORIES } from '@360/contracts/vocabulary';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { opmlOf } from './opml-export.ts';
import { outletsOfOpml } from './source-list.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const entry = (id: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  id,
  name: `The ${id}`,
  site: `https://${id}`,
  country: null,
  language: 'und',
  owner: null,
  kind: null,
  feeds: [{ url: `https://${id}/feed`, category: null }],
  ...more,
});

test('feeds lie in folders by country and topic', () => {
  const feeds = [
    { url: 'https://b.example/w', category: 'world' as const },
    { url: 'https://b.example/s', category: 'sports' as const },
  ];
  const text = opmlOf([entry('b.example', { country: 'GB', feeds }), entry('a.example')], 'Feeds & more', NOW);
  expect(text).toMatch(/<opml version="2.0">/);
  const names = [...text.matchAll(/text="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    'GB',
    'sports',
    'The b.example',
    'world',
    'The b.example',
    'International',
    'General',
    'The a.example',
  ]);
});

test('what is written can be read again: addresses, names, languages, countries and topics', () => {
  const label = fc.stringMatching(/^[a-z]{1,12}$/);
  const name = fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }).map((text) => `N${text}`);
  const path = fc.webPath();
  const outlets = fc.uniqueArray(
    fc.record({
      host: label,
      name,
      country: fc.option(fc.constantFrom('GB', 'FR', 'KW')),
      language: fc.constantFrom('en', 'ar', 'und', 'fil'),
      feeds: fc.uniqueArray(fc.tuple(path, fc.webQueryParameters(), fc.option(fc.constantFrom(...CATEGORIES))), {
        minLength: 1,
        maxLength: 4,
        selector: ([where, query]) => `${where}?${query}`,
      }),
    }),
    { selector: ({ host }) => host, maxLength: 6, minLength: 1 },
  );
  fc.assert(
    fc.property(outlets, (given) => {
      const entries = given.map(({ host, feeds, ...more }) => {
        const listed = feeds.map(([where, query, category]) => ({
          url: `https://${host}.example${where}?${query}`,
          category,
        }));
        return entry(`${host}.example`, { ...more, feeds: listed });
      });
      const again = outletsOfOpml(opmlOf(entries, 't', NOW), []);
      const line = ({ id, country, language, feeds, site }: CatalogueEntry) => ({
        id,
        country,
        language,
        site,
        feeds: feeds.toSorted((a, b) => (a.url < b.url ? -1 : 1)),
      });
      const order = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
      expect(again.map(line).toSorted(order)).toEqual(entries.map(line).toSorted(order));
      for (const { name: read } of again) expect(read.startsWith('N')).toBe(true);
    }),
  );
});

test('marks that XML cannot hold are left out of names, all others come back', () => {
  const names = ['Tom & "Jerry" <b>', "L'Écho", 'النهار', '日本\u{1F4F0}', 'a\u0000b\u0008c\ud800d'];
  const text = opmlOf(
    names.map((name, i) => entry(`h${i}.example`, { name })),
    't',
    NOW,
  );
  const read = outletsOfOpml(text, []).map(({ name }) => name);
  expect(read).toEqual(['Tom & "Jerry" <b>', "L'Écho", 'النهار', '日本\u{1F4F0}', 'abc\ufffdd']);
});
