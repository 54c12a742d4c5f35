import { describe, expect, test } from 'vitest';
import { articlePage, PARAGRAPHS, TITLE } from './page.fixture.ts';
import { readPage } from './read-page.ts';

const read = (html: string, item = { title: TITLE, wordCount: 20 }) =>
  readPage({ body: Buffer.from(html), contentType: 'text/html', url: 'https://outlet.example/news/harbour', item });

test('the article its feed announced is read', () =>
  expect(read(articlePage())).toMatchObject({ kind: 'article', article: { text: PARAGRAPHS.join('\n\n') } }));

test('a page in another encoding is read as it was meant', () => {
  const html = articlePage({
    inside: '<p>Die Fähre fährt über Östrum und kehrt am späten Abend zurück in den Hafen.</p>',
  });
  const body = Buffer.from(html.replace('utf-8', 'iso-8859-1'), 'latin1');
  const got = readPage({
    body,
    contentType: 'text/html',
    url: 'https://o.example/a',
    item: { title: TITLE, wordCount: 9 },
  });
  expect(got).toMatchObject({ article: { text: expect.stringContaining('Fähre fährt über Östrum') } });
});

describe('a page that opts out', () => {
  test.each(['<meta name="robots" content="noai">', '<meta NAME="TDM-Reservation" content="1">'])(
    '%s is refused',
    (head) => expect(read(articlePage({ head }))).toMatchObject({ kind: 'refused' }),
  );

  test('with its pictures alone gives its text', () => {
    const head = '<meta name="robots" content="noimageai"><meta property="og:image" content="/a.jpg">';
    expect(read(articlePage({ head }))).toMatchObject({ kind: 'article', article: { image: null } });
  });
});

test('a page with no more words than its feed adds nothing', () =>
  expect(read('<article><p>Harbour board closes ferry terminal.</p></article>')).toEqual({ kind: 'none' }));

describe('a page that is not what the feed announced', () => {
  const consent = `<main>${'<p>Before you go on, choose which cookies may be kept. We and our partners store them to measure what you do.</p>'.repeat(5)}</main>`;

  test.each([
    ['a wall of consent', consent, 'something else'],
    ['empty', '', 'no article'],
  ])('%s is unreadable', (_, body, reason) =>
    expect(read(`<html><body>${body}</body></html>`)).toMatchObject({
      kind: 'unreadable',
      reason: expect.stringContaining(reason),
    }),
  );

  test.each([
    ['Terminal shut: what the harbour vote means', 'reworded'],
    ['A night in Almar', 'with one word in common'],
    ['', 'empty'],
  ])('a title that is %2$s does not make it so: %1$s', (title) =>
    expect(read(articlePage(), { title, wordCount: 20 }).kind).toBe('article'),
  );
});
