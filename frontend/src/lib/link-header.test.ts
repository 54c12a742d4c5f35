import { expect, test } from 'vitest';
import { nextLink } from './link-header.ts';

test.each([
  ['</api/news?cursor=a>; rel="next"', '/api/news?cursor=a'],
  ['</api/news?cursor=a>; rel=next', '/api/news?cursor=a'],
  ['</first>; rel="first", </n?x=1,2>; rel="next"', '/n?x=1,2'],
  ['</n>; title="a, b; rel=no"; rel="prev next"', '/n'],
  ['</n>;REL="NEXT"', '/n'],
])('finds the next page in %s', (header, expected) => {
  expect(nextLink(header)).toBe(expected);
});

test.each([null, '', '</p>; rel="prev"', '</n>; rel="nextish"', 'nonsense', '<>; rel="next"'])(
  'finds none in %s',
  (header) => {
    expect(nextLink(header)).toBeNull();
  },
);
