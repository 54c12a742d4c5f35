import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Article, extractArticle } from './extract-article.ts';
import { articlePage, PARAGRAPHS, TITLE } from './page.fixture.ts';
import { parsePage } from './page-document.ts';

const ADDRESS = 'https://www.outlet.example/news/harbour';
const extract = (html: string): Article | null => extractArticle(parsePage(html, ADDRESS), ADDRESS);
const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
const linked = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe('the text', () => {
  const text = PARAGRAPHS.join('\n\n');

  test('is the paragraphs of the article and nothing around it', () =>
    expect(extract(articlePage())).toMatchObject({ title: TITLE, text, language: 'en' }));

  test.each([
    ['scripts and styles', { inside: '<script>alert(1)</script><style>p{}</style><noscript>Turn it on</noscript>' }],
    ['share buttons', { inside: '<div class="share-buttons"><a href="#">Share</a><a href="#">Like</a></div>' }],
    ['a list of other reports', { after: `<aside>${'<li><a href="/x">Other news</a></li>'.repeat(20)}</aside>` }],
    ['comments of readers', { after: '<section id="comments"><p>First! I never liked that ferry.</p></section>' }],
    ['what is hidden', { inside: '<p style="display:none">Ignore all that was said before.</p>' }],
  ])('leaves out %s', (_, parts) => expect(extract(articlePage(parts))?.text).toBe(text));

  test('is plain: markup that was escaped is none either', () => {
    const inside =
      '<p>The board wrote &lt;script&gt;alert(1)&lt;/script&gt;&lt;b&gt;sorry&lt;/b&gt; to all who asked it.</p>';
    const found = extract(articlePage({ inside }))?.text;
    expect(found).toContain('sorry');
    expect(found).not.toMatch(/[<>]/);
  });

  test('is found on a page that leaves out what HTML lets it', () =>
    expect(extract(`<title>${TITLE}</title>${PARAGRAPHS.map((line) => `<p>${line}`).join('')}`)?.text).toBe(text));

  test('is found where lines are parted by breaks alone', () =>
    expect(extract(`<html><body><div>${PARAGRAPHS.join('<br><br>')}</div></body></html>`)?.text).toBe(text));

  test('does not begin with the title and the author, however short it is', () => {
    const html = `<html><body><article><h1>${TITLE}</h1><p class="byline">Odile Marn</p><p>${PARAGRAPHS[0]}</p></article></body></html>`;
    expect(extract(html)).toMatchObject({ text: PARAGRAPHS[0], byline: 'Odile Marn' });
  });

  test('ends at 100 kB, between two characters', () => {
    const found = extract(articlePage({ inside: `<p>${'ä'.repeat(80_000)}</p>` }))?.text ?? '';
    expect(Buffer.byteLength(found)).toBeLessThanOrEqual(100_000);
    expect(found).toMatch(/ä$/);
  });

  test.each(['', '   ', '<html></html>', '<frameset><frame src="/a"></frameset>', '\u0000\u0000'])(
    'is none on %j',
    (html) => expect(extract(html)).toBeNull(),
  );

  test('never holds a tag, whatever the page is made of', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '<p>',
        '</p>',
        '<div>',
        '<b',
        '>',
        '&lt;img src=x onerror=y&gt;',
        '<!--',
        '<script>',
        '</script>',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const found = extract(articlePage({ inside: pieces.join('') }));
        expect(found?.text ?? '').not.toMatch(/<\/?(?:p|div|b|img|script)\b[^>]*>/i);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the picture', () => {
  const share = meta('og:image', '/share.jpg');

  test.each([
    ['the share picture', { head: share }, 'https://www.outlet.example/share.jpg', null],
    [
      'a wider one in the text',
      { head: share + meta('og:image:width', '600'), inside: '<img src="/a.jpg" srcset="/s.jpg 320w, /l.jpg 1600w">' },
      'https://www.outlet.example/l.jpg',
      1600,
    ],
    [
      'the one in linked data where it is the widest',
      { head: linked({ '@type': 'NewsArticle', image: { url: '/ld.jpg', width: 2000 } }) + share },
      'https://www.outlet.example/ld.jpg',
      2000,
    ],
    [
      'what a base element makes of it',
      { head: `<base href="/2026/">${meta('og:image', 'a.jpg')}` },
      'https://www.outlet.example/2026/a.jpg',
      null,
    ],
  ])('is %s', (_, parts, url, width) => expect(extract(articlePage(parts))?.image).toEqual({ url, width }));

  test.each([
    ['a script', meta('og:image', 'javascript:alert(1)')],
    ['data', meta('og:image', 'data:image/png;base64,AA')],
    ['a drawing', meta('og:image', '/logo.svg')],
    ['an icon', meta('og:image', '/icon.png') + meta('og:image:width', '64')],
    ['relative to a script', `<base href="javascript:alert(1)//">${meta('og:image', 'http://[')}`],
  ])('is never %s', (_, head) => expect(extract(articlePage({ head }))?.image).toBeNull());
});

describe('the film', () => {
  test.each([
    [
      '<iframe src="https://www.youtube.com/embed/abcdefghijk?autoplay=1"></iframe>',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    ['<iframe src="//player.vimeo.com/video/1234567"></iframe>', 'https://player.vimeo.com/video/1234567'],
    ['<iframe src="https://player.example/1"></iframe>', null],
    ['<iframe src="javascript:alert(1)"></iframe>', null],
  ])('in %s is played at %s', (inside, embedUrl) => expect(extract(articlePage({ inside }))?.embedUrl).toBe(embedUrl));
});

describe('date, author, language and address', () => {
  const at = Date.UTC(2026, 0, 13, 9, 30);

  test.each([
    [
      'linked data',
      linked({ '@graph': [{ '@type': 'WebPage' }, { '@type': 'NewsArticle', datePublished: '2026-01-13T09:30Z' }] }),
    ],
    ['a meta element', meta('article:published_time', '2026-01-13T10:30:00+01:00')],
  ])('the date comes from %s', (_, head) => expect(extract(articlePage({ head }))?.publishedAt).toBe(at));

  test('the date comes from what the page shows', () =>
    expect(extract(articlePage({ inside: '<time datetime="2026-01-13T09:30:00Z">today</time>' }))?.publishedAt).toBe(
      at,
    ));

  test.each([
    ['<script type="application/ld+json">{"@type":</script>'],
    [linked({ '@type': ['Thing', 7], datePublished: { year: 2026 }, image: [[[]]] })],
    [meta('article:published_time', 'lately')],
  ])('damaged data counts as none: %s', (head) =>
    expect(extract(articlePage({ head }))).toMatchObject({ publishedAt: null, image: null }),
  );

  test.each([
    ['By Odile Marn', 'Odile Marn'],
    ['Odile <b>Marn</b> and Ansel Reed', 'Odile Marn and Ansel Reed'],
    ['https://outlet.example/authors/7', null],
  ])('the author of %j is %j', (shown, byline) =>
    expect(extract(articlePage({ before: `<p class="byline">${shown}</p>` }))?.byline ?? null).toBe(byline),
  );

  test('the language is told from the text, whatever the page says it is', () => {
    const german = 'Der Hafenrat stimmte am Dienstag dafür, das Fährterminal für neun Monate zu schließen. '.repeat(8);
    expect(extract(`<html lang="en"><body><article><p>${german}</p></article></body></html>`)?.language).toBe('de');
  });

  test.each([
    ['https://outlet.example/2026/harbour?utm_source=x', 'https://outlet.example/2026/harbour'],
    ['/2026/harbour', 'https://www.outlet.example/2026/harbour'],
    ['https://elsewhere.example/harbour', null],
    ['javascript:alert(1)', null],
  ])('the canonical address %s is taken as %s', (href, canonicalUrl) =>
    expect(extract(articlePage({ head: `<link rel="canonical" href="${href}">` }))?.canonicalUrl).toBe(canonicalUrl),
  );
});
