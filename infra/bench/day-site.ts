import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { capital, seeded, sentence, vocabulary } from './synthetic-feeds.ts';

const MINUTE_MS = 60_000;
const ENTRIES_SHOWN = 30;
/** Feeds that could report the same event, and how long it takes them. */
const FEEDS_AN_EVENT = 4;
const EVENT_MS = 60 * MINUTE_MS;
const ORIGINS = 50;
/** Half of the feeds publish less often than this; gaps between entries spread from minutes to days. */
const MEDIAN_GAP_MS = 90 * MINUTE_MS;
const GAP_SPREAD = 1.2;
/** Of three servers one knows no validators and sends its whole feed each time. */
const WITHOUT_VALIDATORS = 3;

interface Pace {
  gapMs: number;
  phase: number;
}

/** A number from the normal distribution (Box and Muller 1958). */
const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

const paceOf = (feed: number): Pace => {
  const random = seeded(feed + 17);
  const gapMs = Math.max(4 * MINUTE_MS, MEDIAN_GAP_MS * Math.exp(GAP_SPREAD * normal(random)));
  return { gapMs, phase: random() };
};

/** The number of the newest entry a feed has published at a time (ms). */
const newestAt = ({ gapMs, phase }: Pace, at: number): number => Math.floor(at / gapMs + phase);

/**
 * Invented outlets that publish around the clock, each at its own pace, on loopback. What a feed says is a function of
 * its number and the time of `clock` alone.
 */
export const startDaySite = async (feeds: number, clock: () => number) => {
  const random = seeded(360);
  const words = vocabulary(20_000, random);
  const paces = Array.from({ length: feeds }, (_, feed) => paceOf(feed));
  const documents = new Map<number, { newest: number; body: string }>();
  let requests = 0;

  const entryOf = (feed: number, number: number, { gapMs, phase }: Pace): string => {
    const at = Math.ceil((number - phase) * gapMs);
    const event = seeded(Math.floor(at / EVENT_MS) * 10_007 + Math.floor(feed / FEEDS_AN_EVENT));
    const [person = '', place = '', body = '', street = ''] = vocabulary(4, event).map(capital);
    const own = seeded(feed * 1_000_003 + number);
    const link = `https://outlet-${feed}.example/${number}`;
    return `<item><title>${person} ${sentence(own, words, 6)} in ${place}</title><link>${link}</link><guid>${link}</guid><pubDate>${new Date(at).toUTCString()}</pubDate><description>The ${body} ${sentence(own, words, 20)} with ${person} at ${street} in ${place}. ${capital(sentence(own, words, 20))}.</description></item>`;
  };

  const documentOf = (feed: number, pace: Pace, newest: number): string => {
    const known = documents.get(feed);
    if (known?.newest === newest) return known.body;
    const items = Array.from({ length: ENTRIES_SHOWN }, (_, back) => entryOf(feed, newest - back, pace));
    const body = `<?xml version="1.0"?><rss version="2.0"><channel><title>Outlet ${feed}</title><link>https://outlet-${feed}.example/</link><description>d</description><language>en</language>${items.join('')}</channel></rss>`;
    documents.set(feed, { newest, body });
    return body;
  };

  const answer: Parameters<typeof createServer>[1] = (req, res) => {
    requests++;
    const feed = Number(/^\/(\d+)$/.exec(req.url ?? '')?.[1]);
    const pace = paces[feed];
    if (!pace) return void res.writeHead(404).end();
    const newest = newestAt(pace, clock());
    const etag = feed % WITHOUT_VALIDATORS === 0 ? undefined : `"${newest}"`;
    if (etag && req.headers['if-none-match'] === etag) return void res.writeHead(304, { etag }).end();
    res
      .writeHead(200, { 'content-type': 'application/rss+xml', ...(etag && { etag }) })
      .end(documentOf(feed, pace, newest));
  };

  const servers = await Promise.all(
    Array.from({ length: ORIGINS }, async () => {
      const server = createServer(answer);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const origins = servers.map((server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return {
    origins,
    catalogue: paces.map((_, feed) => ({
      id: `outlet-${feed}`,
      name: `Outlet ${feed}`,
      site: `https://outlet-${feed}.example/`,
      country: null,
      language: 'en',
      owner: null,
      kind: null,
      feeds: [{ url: `${origins[feed % ORIGINS]}/${feed}`, category: null }],
    })),
    requests: () => requests,
    /** How many entries all feeds together have shown between two times (ms), those shown at the first included. */
    publishedBetween: (from: number, to: number): number =>
      paces.reduce((sum, pace) => sum + newestAt(pace, to) - newestAt(pace, from) + ENTRIES_SHOWN, 0),
    close: async () => {
      await Promise.all(
        servers.map(
          (server) =>
            new Promise<void>((resolve) => {
              server.close(() => resolve());
              server.closeAllConnections();
            }),
        ),
      );
    },
  };
};
