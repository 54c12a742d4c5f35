import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FetchFault } from './fetch-fault.ts';
import { parseFeedText } from './parse-feed.ts';

const FEED_URL = 'https://feeds.example/news/rss.xml';
const rss = (channel: string): string => `<rss version="2.0"><channel>${channel}</channel></rss>`;
const faultOf = (text: string): { kind?: string } => {
  try {
    parseFeedText(text, FEED_URL);
    return {};
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    return error;
  }
};

describe('what would hurt', () => {
  test('a billion laughs stay untold', () => {
    const levels = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
    const text = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "lol">${levels}]>${rss('<title>&l9;</title>')}`;
    expect(parseFeedText(text, FEED_URL).title?.length).toBeLessThan(10);
  });
  test('an outside entity is not fetched', () => {
    const text = `<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]>${rss('<title>a&x;b</title>')}`;
    expect(parseFeedText(text, FEED_URL).title).not.toContain('root');
  });
  test('a hundred thousand nested elements', () => {
    expect(faultOf(rss(`<item>${'<a>'.repeat(100_000)}`)).kind).toBe('parse');
    expect(faultOf(`{"version":"https://jsonfeed.org/version/1","title":"x","items":${'['.repeat(1e6)}`).kind).toBe(
      'not-a-feed',
    );
  });
  test('names that every object has', () => {
    const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
    for (const name of names) {
      const text = rss(`<item><${name} a="1"><x>1</x></${name}><title>a</title></item>`);
      expect(parseFeedText(text, FEED_URL).entries[0]?.title).toBe('a');
    }
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
  test('whatever comes, a feed or a FetchFault', { timeout: 60_000 }, () => {
    const pieces = fc.constantFrom(
      ...[
        '<rss version="2.0">',
        '<channel>',
        '<item>',
        '<title>',
        '</title>',
        '</item>',
        '</channel>',
        '</rss>',
        '<feed>',
        '<entry>',
      ],
      ...[
        '<link href="',
        '">',
        '<![CDATA[',
        ']]>',
        '<!--',
        '-->',
        '&lt;',
        '&#0;',
        '&',
        '<!DOCTYPE x [',
        ']>',
        '<?xml',
        '?>',
        '<',
        '>',
        '"',
      ],
      ...[
        '<rdf:RDF>',
        '<content type="xhtml">',
        '<pubDate>',
        '</pubDate>',
        '{"version":"https://jsonfeed.org/version/1"',
        ',"items":[',
        '{}',
        ']}',
      ],
      ...[
        '<media:group>',
        '<media:content url="x"',
        '/>',
        '<category/>',
        '<guid isPermaLink="x">',
        '\u0000',
        '\ud800',
        '__proto__',
      ],
    );
    const soup = fc.array(fc.oneof({ weight: 5, arbitrary: pieces }, fc.string({ unit: 'binary', maxLength: 8 })), {
      maxLength: 40,
    });
    const broken = fc.tuple(fc.nat(), fc.nat(30), soup).map(([at, length, parts]) => {
      const start = at % whole.length;
      return whole.slice(0, start) + parts.join('') + whole.slice(start + length);
    });
    const whole = rss('<title>T</title><item><title>One</title><description>&lt;p&gt;x</description></item>');
    fc.assert(
      fc.property(
        fc.oneof(
          soup.map((parts) => parts.join('')),
          broken,
        ),
        (text) => {
          const fault = faultOf(text);
          expect(['not-a-feed', 'parse', undefined]).toContain(fault.kind);
        },
      ),
      { numRuns: 5000 },
    );
  });
});
