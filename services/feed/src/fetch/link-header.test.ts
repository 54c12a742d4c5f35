import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linksOfHeader } from './link-header.ts';

const BASE = 'https://outlet.example/news/feed';

test.each<[string, string | null, { url: string; rels: string[]; type: string | null }[]]>([
  ['nothing', null, []],
  ['one', '<https://hub.example/>; rel="hub"', [{ url: 'https://hub.example/', rels: ['hub'], type: null }]],
  [
    'several, as servers join them',
    '<https://hub.example/>; rel=hub, <https://outlet.example/feed>; rel="self"',
    [
      { url: 'https://hub.example/', rels: ['hub'], type: null },
      { url: 'https://outlet.example/feed', rels: ['self'], type: null },
    ],
  ],
  [
    'a comma and a semicolon in an address and in a title',
    '<https://outlet.example/a,b;c>; title="one, two; three"; rel="alternate"; type="application/RSS+xml"',
    [{ url: 'https://outlet.example/a,b;c', rels: ['alternate'], type: 'application/rss+xml' }],
  ],
  ['a relative address', '</feed>; rel=self', [{ url: 'https://outlet.example/feed', rels: ['self'], type: null }]],
  [
    'two relations',
    '<x>; rel="Self Hub"',
    [{ url: 'https://outlet.example/news/x', rels: ['self', 'hub'], type: null }],
  ],
  [
    'of a repeated rel the first',
    '<x>; rel=hub; rel=self',
    [{ url: 'https://outlet.example/news/x', rels: ['hub'], type: null }],
  ],
  ['no address of the web', '<javascript:alert(1)>; rel=hub, <ftp://x.example/>; rel=self', []],
  ['no link at all', 'rel=hub; https://hub.example', []],
])('%s', (_name, header, expected) => {
  expect(linksOfHeader(header, BASE)).toEqual(expected);
});

test('any header is read, and gives absolute web addresses only', () => {
  const piece = fc.constantFrom('<', '>', ';', ',', '"', ' ', '=', 'rel', 'hub', 'https://h.example/', '\\', 'a');
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 400 }), (pieces) => {
      for (const { url } of linksOfHeader(pieces.join(''), BASE)) expect(url).toMatch(/^https?:\/\//);
    }),
  );
});

test.each([
  ['links that say nothing', '<a>; '.repeat(20_000)],
  ['quotes that end nowhere', `<a>${'; a=" '.repeat(20_000)}`],
  ['blanks', `<a>${' '.repeat(60_000)}`],
  ['addresses that end nowhere', '<'.repeat(60_000)],
])('a long header is cut before it is read: %s', (_name, header) => {
  expect(linksOfHeader(`${header}<https://late.example/>; rel="hub"`, BASE).map(({ url }) => url)).not.toContain(
    'https://late.example/',
  );
});
