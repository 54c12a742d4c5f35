import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPlainPath } from './request-guard.ts';

describe('plain paths', () => {
  test.each(['/', '/api/news', '/story/abc-1_2', '/a%20b', '/%D8%A3%D8%AE', '/a.b/..c', '/a//b', '/100%25'])(
    '%s',
    (path) => {
      expect(isPlainPath(path)).toBe(true);
    },
  );

  test.each(['/..', '/../a', '/a/./b', '/a/%2e%2E/b', '/%2e', '/a%2fb', '/a%5cb', '/a\\b', '/a%00', '/%', '/%e0%a4%a'])(
    '%s is none',
    (path) => {
      expect(isPlainPath(path)).toBe(false);
    },
  );

  test('what passes stays below the folder it names, decoded or not', () => {
    const piece = fc.constantFrom('..', '.', '%2e', '%2E', '%2f', '%5c', '\\', '/', 'a', '%61', '%25', 'api');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = `/root/${pieces.join('')}`;
        fc.pre(isPlainPath(path));
        for (const each of [path, decodeURIComponent(path)])
          expect(new URL(each.replaceAll('\\', '/'), 'http://x').pathname.startsWith('/root/')).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
