const MINUTE_MS = 60_000;
const SYLLABLES = 'ka re mo li ta vo sen dar ul pim ost ber ghi nal fey cor'.split(' ');

/** Numbers in [0, 1) that are the same on every run (mulberry32). */
export const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Ranks of words in text fall off about as one over the rank (Zipf), which is what grouping has to live with. */
const zipf = (random: () => number, words: string[]): string =>
  words[Math.floor(words.length ** random()) - 1] ?? 'news';

export const vocabulary = (size: number, random: () => number): string[] =>
  Array.from({ length: size }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(
      '',
    ),
  );

export const sentence = (random: () => number, words: string[], length: number): string =>
  Array.from({ length }, () => zipf(random, words)).join(' ');

export const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Names that one event has to itself, as people and places do. */
export const namesOf = (event: number): string[] => {
  const random = seeded(event + 1);
  return vocabulary(4, random).map((word) => `${capital(word)}${SYLLABLES[event % SYLLABLES.length]}`);
};

/** Reports an event has, one each by feeds that follow each other. */
const REPORTS = 4;

const entryOf = (random: () => number, words: string[], feed: number, entry: number, at: number): string => {
  const [person, place, body, street] = namesOf(entry * 1_000 + Math.floor(feed / REPORTS));
  const link = `https://outlet-${feed}.example/${entry}`;
  const title = `${person} ${sentence(random, words, 6)} in ${place}`;
  const summary = `The ${body} ${sentence(random, words, 16)} with ${person} at ${street} in ${place}. ${capital(sentence(random, words, 18))}.`;
  return `<item><title>${title}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(at).toUTCString()}</pubDate><description>${summary}</description><content:encoded><![CDATA[<p>${summary}</p><p>${sentence(random, words, 160)}</p>]]></content:encoded></item>`;
};

/** One feed that goes on: its newest entries first, after `later` of them have been added to those it began with. */
export interface SyntheticFeed {
  path: string;
  outlet: number;
  /** What a document holds before its entries and after them. */
  head: string;
  tail: string;
  /** All that it will ever have published, newest first. */
  items: string[];
  documentAfter(later: number): string;
}

/**
 * RSS feeds of invented words, of the size and shape that outlets really send: a title, a summary of forty words, a text
 * of two hundred, and four reports to an event. Each shows `entries` of them and has `later` more to come.
 */
export const syntheticFeedsThatGoOn = (feeds: number, entries: number, later: number): SyntheticFeed[] => {
  const random = seeded(360);
  const words = vocabulary(20_000, random);
  const now = Date.now();
  return Array.from({ length: feeds }, (_, outlet) => {
    const items = Array.from({ length: entries + later }, (_entry, entry) =>
      entryOf(random, words, outlet, entry, now - (outlet + entry * feeds) * (MINUTE_MS / 10)),
    );
    const head = `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Outlet ${outlet}</title><link>https://outlet-${outlet}.example/</link><description>d</description><language>en</language>`;
    const tail = '</channel></rss>';
    const documentAfter = (added: number) => {
      const first = later - Math.min(added, later);
      return `${head}${items.slice(first, first + entries).join('')}${tail}`;
    };
    return { path: `/feeds/${outlet}.xml`, outlet, head, tail, items, documentAfter };
  });
};

/** The same as documents that stay as they are, by path. */
export const syntheticFeeds = (feeds: number, entries: number): Map<string, string> =>
  new Map(
    syntheticFeedsThatGoOn(feeds, entries, 0).map(({ path, documentAfter }) => [path, documentAfter(0)] as const),
  );
