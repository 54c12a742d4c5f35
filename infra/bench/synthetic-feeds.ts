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

/**
 * RSS documents of invented words, `feeds` × `entries`, the size of what outlets really send (a title, a summary of
 * forty words and a text of two hundred).
 */
export const syntheticFeeds = (feeds: number, entries: number): Map<string, string> => {
  const random = seeded(360);
  const words = vocabulary(20_000, random);
  const now = Date.now();
  const documents = new Map<string, string>();
  for (let feed = 0; feed < feeds; feed++) {
    const items = Array.from({ length: entries }, (_, entry) => {
      const at = new Date(now - (feed + entry * feeds) * (MINUTE_MS / 10)).toUTCString();
      const link = `https://outlet-${feed}.example/${entry}`;
      return `<item><title>${sentence(random, words, 9)}</title><link>${link}</link><guid>${link}</guid><pubDate>${at}</pubDate><description>${sentence(random, words, 40)}</description><content:encoded><![CDATA[<p>${sentence(random, words, 200)}</p>]]></content:encoded></item>`;
    });
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
