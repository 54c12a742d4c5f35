import { expect, test } from 'vitest';
import { feedOrigins, loopbackOriginsIn } from './feed-origins.ts';

test('the document says which loopback origins it means, once each', () => {
  const opml = `<outline xmlUrl="http://127.0.0.1:8080/a.xml?x=1&amp;y=2" htmlUrl='http://127.0.0.1:8080/'/>
    <outline xmlUrl="http://[::1]:9/b"/> <outline xmlUrl="http://localhost/c"/> <outline xmlUrl="http://2130706433:7/d"/>`;
  expect(loopbackOriginsIn(opml)).toEqual([
    'http://127.0.0.1:8080',
    'http://[::1]:9',
    'http://localhost',
    'http://127.0.0.1:7',
  ]);
});

test.each([
  'http://10.0.0.1/feed',
  'http://169.254.169.254/latest',
  'https://127.0.0.1.example.org/feed',
  'http://user@example.org/127.0.0.1',
  'http://localhost.example/feed',
  'http://:0/',
])('%s is not loopback', (url) => {
  expect(loopbackOriginsIn(`<outline xmlUrl="${url}"/>`)).toEqual([]);
});

test('an OPML address stands for its own origin, no OPML for none', () => {
  expect(feedOrigins('http://127.0.0.1:4000/all.opml')).toEqual(['http://127.0.0.1:4000']);
  expect(feedOrigins(undefined)).toEqual([]);
});
