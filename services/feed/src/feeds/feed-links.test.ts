import fc from 'fast-check';
import { expect, test } from 'vitest';
import { feedsBySite, linksOfPage, usualFeeds } from './feed-links.ts';

test.each<[string, string[]]>([
  [
    'https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv',
    ['https://www.youtube.com/feeds/videos.xml?channel_id=UCabcdefghijklmnopqrstuv'],
  ],
  [
    'https://m.youtube.com/channel/UCabcdefghijklmnopqrstuv/videos?view=0',
    ['https://www.youtube.com/feeds/videos.xml?channel_id=UCabcdefghijklmnopqrstuv'],
  ],
  ['https://youtube.com/user/harbour', ['https://www.youtube.com/feeds/videos.xml?user=harbour']],
  ['https://www.youtube.com/playlist?list=PL12', ['https://www.youtube.com/feeds/videos.xml?playlist_id=PL12']],
  ['https://www.youtube.com/watch?v=x', []],
  ['https://bsky.app/profile/harbour.example', ['https://bsky.app/profile/harbour.example/rss']],
  ['https://social.example/@harbour/', ['https://social.example/@harbour.rss']],
  ['https://outlet.example/news', []],
])('%s', (address, expected) => {
  expect(feedsBySite(address)).toEqual(expected);
});

test('a section is looked at before its site', () => {
  expect(usualFeeds('https://outlet.example/sport/')[0]).toBe('https://outlet.example/sport/feed');
  expect(usualFeeds('https://outlet.example/')[0]).toBe('https://outlet.example/feed');
});

test('any page gives a bounded list of web addresses', async () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '<a href=',
    '<link rel=alternate type=application/rss+xml href=',
    '"',
    '/rss',
    ' ',
    '<!--',
    '<script>',
    '\0',
    'é',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 500 }), async (pieces) => {
      const { declared, likely } = await linksOfPage(pieces.join(''), 'https://outlet.example/');
      for (const url of [...declared, ...likely]) expect(url).toMatch(/^https?:\/\//);
      expect(Math.max(declared.length, likely.length)).toBeLessThanOrEqual(40);
    }),
    { numRuns: 50 },
  );
});
