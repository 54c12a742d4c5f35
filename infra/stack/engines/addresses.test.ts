import { expect, test } from 'vitest';
import { mirrorIn } from './debian-packages.ts';
import { mongoUrlOf } from './mongo.ts';
import { glibcIsEnough } from './newer-libc.ts';

test.each([
  ['mongodb://127.0.0.1:1/?journal=true', 'mongodb://127.0.0.1:1/feed?journal=true'],
  ['mongodb://a:1,b:2,c/?replicaSet=r', 'mongodb://a:1,b:2,c/feed?replicaSet=r&w=majority'],
  ['mongodb+srv://u:p@host', 'mongodb+srv://u:p@host/feed?w=majority'],
  ['mongodb://u:p@host/app?w=2', 'mongodb://u:p@host/feed?w=2&authSource=app'],
  ['mongodb://u@host/app?authSource=admin', 'mongodb://u@host/feed?authSource=admin&w=majority'],
])('%s names the database feed as %s', (url, expected) => {
  expect(mongoUrlOf(url, 'feed')).toBe(expected);
});

test("the machine's mirror is read from what apt prints", () => {
  const printed = `'http://deb.example/debian-security/dists/bookworm-security/InRelease' a_InRelease 0
'https://mirror.example/pub/debian/dists/bookworm/InRelease' b_InRelease 0
'https://other.example/node_20.x/dists/nodistro/InRelease' c_InRelease 0`;
  expect(mirrorIn(printed, 'bookworm')).toBe('https://mirror.example/pub/debian/');
  expect(mirrorIn(printed, 'trixie')).toBeUndefined();
});

test.each([
  ['2.36', false],
  ['2.38', true],
  ['2.41', true],
  ['3.0', true],
  [undefined, false],
])('glibc %s is enough: %s', (version, enough) => {
  expect(glibcIsEnough(version)).toBe(enough);
});
