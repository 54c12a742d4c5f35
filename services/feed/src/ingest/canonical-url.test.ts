import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalUrl } from './canonical-url.ts';

const DATA = process.env.NEWS_DATA ?? new URL('../../../../../shared/data', import.meta.url).pathname;
const VECTORS = `${DATA}/url-canonicalisation/miniflux-tracking-vectors.jsonl`;
const RULES = `${DATA}/url-canonicalisation/clearurls-data.min.json`;

interface Vector {
  input: string;
  expected: string;
  baseURL: string | null;
  feedURL: string | null;
}

/** The address without its fragment and with its parameters sorted, which the vectors leave as they are. */
const inOurOrder = (address: string): string | null => {
  const url = new URL(address);
  if (!url.protocol.startsWith('http')) return null;
  const query = url.search.slice(1).split('&').filter(Boolean).sort().join('&');
  return `${url.origin}${url.pathname}${query && `?${query}`}`;
};

describe('canonicalUrl', () => {
  test.each([
    ['HTTPS://Example.COM:443/a', 'https://example.com/a'],
    ['http://example.com:80', 'http://example.com/'],
    ['http://example.com:8080/', 'http://example.com:8080/'],
    ['https://example.com./a', 'https://example.com/a'],
    ['https://example.com/a/./b/../c', 'https://example.com/a/c'],
    ['https://example.com/%7euser/%e4%bd%a0', 'https://example.com/~user/%E4%BD%A0'],
    ['https://example.com/a?b=2&a=1&&', 'https://example.com/a?a=1&b=2'],
    ['https://example.com/a?q=x%20y', 'https://example.com/a?q=x+y'],
    ['https://example.com/a#part', 'https://example.com/a'],
    ['https://example.com/a?', 'https://example.com/a'],
    ['https://example.com/a?utm_source=x&id=7', 'https://example.com/a?id=7'],
    ['https://example.com/a?utm%5Fsource=x', 'https://example.com/a'],
    ['https://www.bbc.com/news/1?at_medium=RSS&at_campaign=rss', 'https://www.bbc.com/news/1'],
    ['https://www.youtube.com/watch?v=abc&si=xyz', 'https://www.youtube.com/watch?v=abc'],
    ['https://example.com/watch?v=abc&si=xyz', 'https://example.com/watch?si=xyz&v=abc'],
    ['https://münchen.example/straße', 'https://xn--mnchen-3ya.example/stra%C3%9Fe'],
    ['  https://example.com/a\n', 'https://example.com/a'],
  ])('%s becomes %s', (input, expected) => expect(canonicalUrl(input)).toBe(expected));

  test.each([
    'mailto:a@example.com',
    'javascript:alert(1)',
    'ftp://example.com/',
    'data:text/html,x',
    '/relative',
    'https://user@example.com/',
    'https://user:secret@example.com/',
    'https://',
    '   ',
    `https://example.com/${'a'.repeat(5000)}`,
  ])('%.40s is refused', (input) => expect(canonicalUrl(input)).toBeNull());

  test('a relative address is read against its base', () => {
    expect(canonicalUrl('../b?utm_medium=x', 'https://example.com/a/c/d')).toBe('https://example.com/a/b');
  });

  test('a referrer is dropped only when it names the page or feed itself', () => {
    expect(canonicalUrl('https://example.com/a?ref=example.com')).toBe('https://example.com/a');
    expect(canonicalUrl('https://example.com/a?ref=feed.example', 'https://feed.example/')).toBe(
      'https://example.com/a',
    );
    expect(canonicalUrl('https://example.com/a?ref=other.example')).toBe('https://example.com/a?ref=other.example');
  });

  test('is idempotent', () => {
    const part = fc.string({ unit: 'binary', maxLength: 30 });
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), part, part, (url, path, query) => {
        const once = canonicalUrl(`${url}/${path}?${query}`);
        if (once !== null) expect(canonicalUrl(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });

  test.skipIf(!existsSync(VECTORS))('agrees with all tracking vectors (needs NEWS_DATA)', () => {
    const vectors = readFileSync(VECTORS, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Vector);
    const wrong = vectors.filter(
      ({ input, expected, baseURL, feedURL }) =>
        canonicalUrl(input, baseURL ?? feedURL ?? undefined) !== inOurOrder(expected),
    );
    expect(wrong).toEqual([]);
  });

  test.skipIf(!existsSync(RULES))(
    'strips every name on the list of parameters that track everywhere (needs NEWS_DATA)',
    () => {
      const { providers } = JSON.parse(readFileSync(RULES, 'utf8')) as {
        providers: Record<string, { rules: string[] }>;
      };
      const names = (providers.globalRules?.rules ?? []).map((rule) =>
        rule
          .replace('(?:%3F)?', '')
          .replace('(?:_[a-z]*)+', '_x')
          .replace(/\(\?:([^|)]+)[^)]*\)\??/g, '$1')
          .replace('[a-z_]*', 'source')
          .replace('[a-z_]+', 'source')
          .replace('[a-z]?', 'a')
          .replaceAll('?', ''),
      );
      const kept = names.filter((name) => canonicalUrl(`https://example.com/?${name}=1`) !== 'https://example.com/');
      expect(names.length).toBeGreaterThan(40);
      expect(kept).toEqual([]);
    },
  );
});
