import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const MINUTE_MS = 60_000;
const SYLLABLES = 'ka re mo li ta vo sen dar ul pim ost ber ghi nal fey cor'.split(' ');

/** Numbers in [0, 1) that are the same on every run (mulberry32). */
const seeded = (seed: number) => {
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

const vocabulary = (size: number, random: () => number): string[] =>
  Array.from({ length: size }, () =>
    Array.from({ length: 2 + Math.floor(random() * 3) }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(
      '',
    ),
  );

const sentence = (random: () => number, words: string[], length: number): string =>
  Array.from({ length }, () => zipf(random, words)).join(' ');

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** Names that one event has to itself, as people and places do. */
const namesOf = (event: number): string[] => {
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

/**
 * RSS documents of invented words, `feeds` × `entries`, of the size and shape that outlets really send: a title, a
 * summary of forty words, a text of two hundred, and four reports to an event.
 */
export const syntheticFeeds = (feeds: number, entries: number): Map<string, string> => {
  const random = seeded(360);
  const words = vocabulary(20_000, random);
  const now = Date.now();
  const documents = new Map<string, string>();
  for (let feed = 0; feed < feeds; feed++) {
    const items = Array.from({ length: entries }, (_, entry) =>
      entryOf(random, words, feed, entry, now - (feed + entry * feeds) * (MINUTE_MS / 10)),
    );
    documents.set(
      `/feeds/${feed}.xml`,
      `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Outlet ${feed}</title><link>https://outlet-${feed}.example/</link><description>d</description>${items.join('')}</channel></rss>`,
    );
  }
  return documents;
};

/**
 * Serves the documents, each after `delayMs`, and an OPML list of them on loopback. `firstAskedAt` is when the first
 * feed was asked for, in ms.
 */
export const serveFeeds = async (documents: Map<string, string>, delayMs = 0) => {
  let firstAskedAt = 0;
  const server = createServer((req, res) => {
    const path = req.url ?? '/';
    if (path === '/feeds.opml') return void res.writeHead(200, { 'content-type': 'text/x-opml' }).end(opml());
    const body = documents.get(path);
    if (body === undefined) return void res.writeHead(404).end();
    firstAskedAt ||= performance.now();
    setTimeout(() => {
      res.writeHead(200, { 'content-type': 'application/rss+xml', 'cache-control': 'max-age=3600' }).end(body);
    }, delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const opml = () =>
    `<opml version="2.0"><head/><body>${[...documents.keys()]
      .map(
        (path, i) => `<outline text="Outlet ${i}" xmlUrl="${origin}${path}" htmlUrl="https://outlet-${i}.example/"/>`,
      )
      .join('')}</body></opml>`;
  return {
    opmlUrl: `${origin}/feeds.opml`,
    firstAskedAt: () => firstAskedAt,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
