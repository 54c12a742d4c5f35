import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentRequestSchema } from './content.ts';
import { linksOf, POST_LINKS_MAX } from './post-links.ts';

const post = { title: 'The quay', description: '', attachments: [], searchTags: [], newsKeywords: [] };
const link = (url = 'https://quay.example/') => ({ type: 'link' as const, url, title: '' });

test.each([
  ['no address', 'Water came up at 04:31, e.g. on Tarn Street. and/or 12:30//', 0],
  ['one with its scheme', 'See https://quay.example/log.', 1],
  ['one by its server', '(www.quay.example)', 1],
  ['one that has both', 'HTTPS://WWW.quay.example', 1],
  ['schemes of other things', 'ftp://a.example magnet://b', 2],
  ['two without a blank', 'https://a.example,https://b.example', 2],
  ['one that leads on', 'https://a.example/?to=https://b.example', 2],
  ['the same one again', 'http://a.example http://a.example', 2],
  ['letters of any script', 'см. www.пример.example и https://пример.example', 2],
  ['a word that ends so', 'newwww.example the-www.example', 0],
])('a text may hold %s: %s', (_, description, links) => expect(linksOf({ ...post, description })).toBe(links));

test('they are counted wherever a post holds them', () => {
  const everywhere = {
    title: 'https://a.example',
    description: 'https://b.example',
    attachments: [link(), { ...link(), title: 'as https://c.example' }],
    searchTags: ['https://d.example', 'flood'],
    newsKeywords: ['www.e.example'],
  };
  expect(linksOf(everywhere)).toBe(7);
});

test(`a post is taken with ${POST_LINKS_MAX} of them and with one more it is not`, () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: POST_LINKS_MAX }), fc.integer({ min: 0, max: 200 }), (attached, named) => {
      const written = {
        ...post,
        description: `Water came up. ${'https://a.example '.repeat(named)}`,
        attachments: Array.from({ length: attached }, (_, at) => link(`https://a.example/${at}`)),
      };
      const answer = contentRequestSchema.safeParse(written);
      expect(answer.success).toBe(attached + named <= POST_LINKS_MAX);
      if (!answer.success)
        expect(answer.error.issues[0]?.message).toBe(
          'A post holds at most 10 addresses, counting those in its text. Please take some out.',
        );
    }),
  );
});
