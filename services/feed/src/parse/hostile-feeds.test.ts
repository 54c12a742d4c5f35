import fc from 'fast-check';
import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { FEED_TEMPLATES, hostileDocuments } from '../../test/hostile-documents.ts';
import { FetchFault } from '../fetch/fetch-fault.ts';
import { decodeBody } from './decode-body.ts';
import { type ParsedFeed, parseFeedText } from './parse-feed.ts';

const FEED_URL = 'https://feeds.example/news/rss.xml';
const rss = (channel: string): string => `<rss version="2.0"><channel>${channel}</channel></rss>`;

/** A feed or a FetchFault; anything else is thrown on. */
const outcomeOf = (text: string): ParsedFeed | FetchFault => {
  try {
    return parseFeedText(text, FEED_URL);
  } catch (error) {
    if (!(error instanceof FetchFault)) throw error;
    return error;
  }
};

const kindOf = (text: string): string | undefined => {
  const outcome = outcomeOf(text);
  return outcome instanceof FetchFault ? outcome.kind : undefined;
};

const isWebAddress = (url: string | null): boolean => url === null || /^https?:\/\/[^\s]+$/.test(url);
// biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may reach a reader
const UNSEEN = /[\u0000-\u001f\u202a-\u202e\u2066-\u2069]/;

/** What is wrong with an outcome, in words; nothing for a sound feed and for a fault with a sentence. */
const wrongWith = (outcome: ParsedFeed | FetchFault): string[] => {
  if (outcome instanceof FetchFault) {
    const isSound = ['not-a-feed', 'parse'].includes(outcome.kind) && /^The .+\.$/.test(outcome.message);
    return isSound ? [] : [`fault ${outcome.kind}: ${outcome.message}`];
  }
  const wrong = outcome.entries.flatMap(({ url, imageUrl, media, title }) => [
    ...[url, imageUrl, media?.url ?? null].filter((address) => !isWebAddress(address)),
    ...(UNSEEN.test(title) ? [JSON.stringify(title)] : []),
  ]);
  return outcome.entries.length > 500 ? ['too many entries'] : wrong.map(String);
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
    expect(kindOf(rss(`<item>${'<a>'.repeat(100_000)}`))).toBe('parse');
    expect(kindOf(`{"version":"https://jsonfeed.org/version/1","title":"x","items":${'['.repeat(5e4)}`)).toBe(
      'not-a-feed',
    );
    expect(kindOf(`{"version":"https://jsonfeed.org/version/1","title":"x","items":${'['.repeat(1e6)}`)).toBe('parse');
  });
  test('names that every object has', () => {
    const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];
    for (const name of names) {
      const text = rss(`<item><${name} a="1"><x>1</x></${name}><title>a</title></item>`);
      expect(parseFeedText(text, FEED_URL).entries[0]?.title).toBe('a');
    }
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

describe('every attack in every place of every format', () => {
  const documents = hostileDocuments();
  test('there are more than a thousand', () => expect(documents.size).toBeGreaterThan(1_000));
  test('a sound feed, or a fault with a sentence', () => {
    const wrong = [...documents].flatMap(([name, text]) =>
      wrongWith(outcomeOf(text)).map((what) => `${name}: ${what}`),
    );
    expect(wrong).toEqual([]);
  });
  test('each at once', () => {
    const slow = [...documents].filter(([, text]) => {
      const started = performance.now();
      outcomeOf(text);
      return performance.now() - started > 500;
    });
    expect(slow.map(([name]) => name)).toEqual([]);
  });
});

const TOKENS = [
  ...['<rss version="2.0">', '<channel>', '<item>', '</item>', '</channel>', '</rss>', '<feed>', '<entry>', '<title>'],
  ...['<link href="', '">', '<![CDATA[', ']]>', '<!--', '-->', '&lt;', '&#0;', '&', '<!DOCTYPE x [', ']>', '<?xml'],
  ...['<', '>', '"', '<rdf:RDF>', '<content type="xhtml">', '<title mode="base64">', '</pubDate>', ',"items":[', '{}'],
  ...[']}', '<media:group>', '<guid isPermaLink="x">', '\u0000', '\ud800', '__proto__', ' xmlns:x="', ' xml:base="//'],
];
const ENCODINGS = [
  'utf-8',
  'utf-16',
  'utf-16le',
  'windows-1251',
  'koi8-r',
  'shift_jis',
  'gb18030',
  'iso-2022-jp',
  'no',
];

interface Mutation {
  kind: 'cut' | 'drop' | 'repeat' | 'flip' | 'insert' | 'swap' | 'encode' | 'lie' | 'nest';
  at: number;
  length: number;
  choice: number;
}

const swapTags = (text: string, first: number, second: number): string => {
  const tags = text.match(/<[^<>]*>/g) ?? [];
  const [a, b] = [tags[first % tags.length] ?? '', tags[second % tags.length] ?? ''];
  return text.replace(a, '\u0001').replace(b, a).replace('\u0001', b);
};

const mutate = (body: Buffer, { kind, at, length, choice }: Mutation): Buffer => {
  const start = at % (body.length + 1);
  const [before, part, rest] = [
    body.subarray(0, start),
    body.subarray(start, start + length),
    body.subarray(start + length),
  ];
  const text = (): string => body.toString('utf8');
  const encoding = ENCODINGS[choice % ENCODINGS.length] ?? '';
  if (kind === 'cut') return before;
  if (kind === 'drop') return Buffer.concat([before, rest]);
  if (kind === 'repeat') return Buffer.concat([before, ...Array.from({ length: 1 + (choice % 20) }, () => part), rest]);
  if (kind === 'flip') return Buffer.concat([before, part.map((byte) => byte ^ (1 << (choice % 8))), rest]);
  if (kind === 'insert')
    return Buffer.concat([before, Buffer.from(TOKENS[choice % TOKENS.length] ?? ''), body.subarray(start)]);
  if (kind === 'swap') return Buffer.from(swapTags(text(), at, choice));
  if (kind === 'lie') return Buffer.from(text().replace(/UTF-8/, encoding));
  if (kind === 'encode') return iconv.encodingExists(encoding) ? iconv.encode(text(), encoding) : body;
  return Buffer.concat([
    before,
    Buffer.from((TOKENS[choice % 9] ?? '').repeat(1 + (length % 40))),
    body.subarray(start),
  ]);
};

describe('twenty thousand feeds that came to harm', () => {
  const words: Record<string, string> = { date: 'Sat, 07 Sep 2002 00:00:01 GMT', link: '/1?a=1', packed: 'QcOpIEI=' };
  const seeds = Object.values(FEED_TEMPLATES).map((template) =>
    Buffer.from(
      template((place) => words[place] ?? (place === 'before' || place === 'attributes' ? '' : `Ünï ${place}`)),
    ),
  );
  const mutation: fc.Arbitrary<Mutation> = fc.record({
    kind: fc.constantFrom('cut', 'drop', 'repeat', 'flip', 'insert', 'swap', 'encode', 'lie', 'nest'),
    at: fc.nat(4_000),
    length: fc.nat(80),
    choice: fc.nat(200),
  });
  const soup = fc.array(fc.oneof(fc.constantFrom(...TOKENS), fc.string({ unit: 'binary', maxLength: 8 })), {
    maxLength: 40,
  });

  test('nothing but sound feeds and faults', { timeout: 120_000 }, () => {
    const counts = { feeds: 0, faults: 0 };
    fc.assert(
      fc.property(fc.constantFrom(...seeds), fc.array(mutation, { minLength: 1, maxLength: 5 }), (seed, mutations) => {
        const outcome = outcomeOf(decodeBody(mutations.reduce(mutate, seed), null));
        counts[outcome instanceof FetchFault ? 'faults' : 'feeds']++;
        const wrong = wrongWith(outcome);
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
      }),
      { numRuns: 17_000 },
    );
    // Both paths have to be walked, or the mutations are too wild or too tame.
    expect(counts.feeds).toBeGreaterThan(5_000);
    expect(counts.faults).toBeGreaterThan(1_000);
  });

  test('nor any soup of pieces', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(soup, (parts) => {
        const wrong = wrongWith(outcomeOf(parts.join('')));
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
      }),
      { numRuns: 3_000 },
    );
  });
});
