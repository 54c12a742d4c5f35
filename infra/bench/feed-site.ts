import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a feed says when it is asked for the nth time, from 0; a body may come in pieces. */
export type Documents = Map<string, string | ((asked: number) => string | Buffer[])>;

const RSS = { 'content-type': 'application/rss+xml', 'cache-control': 'max-age=3600' };

interface SiteOptions {
  /** How long each answer takes. */
  delayMs?: number;
  /** Hosts the feeds are spread over. */
  origins?: number;
}

/**
 * Serves feeds and an OPML list of them on loopback. `firstAskedAt` is when the first feed was asked for, in ms;
 * `asked` how often any was answered; `hold` keeps back every answer until the function it returns is called.
 */
export const serveFeeds = async (documents: Documents, { delayMs = 0, origins: hosts = 1 }: SiteOptions = {}) => {
  let firstAskedAt = 0;
  let asked = 0;
  let held: Promise<void> = Promise.resolve();
  const times = new Map<string, number>();

  const answer: Parameters<typeof createServer>[1] = (req, res) => {
    const path = req.url ?? '/';
    if (path === '/feeds.opml') return void res.writeHead(200, { 'content-type': 'text/x-opml' }).end(opml());
    const document = documents.get(path);
    if (document === undefined) return void res.writeHead(404).end();
    firstAskedAt ||= performance.now();
    const time = times.get(path) ?? 0;
    times.set(path, time + 1);
    const body = [typeof document === 'string' ? document : document(time)].flat();
    const send = () => {
      asked++;
      const length = body.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
      res.writeHead(200, { ...RSS, 'content-length': length }).cork();
      for (const piece of body) res.write(piece);
      res.end();
    };
    void held.then(() => setTimeout(send, delayMs));
  };

  const servers = await Promise.all(
    Array.from({ length: hosts }, async () => {
      const server = createServer(answer);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return server;
    }),
  );
  const origins = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const opml = () =>
    `<opml version="2.0"><head/><body>${[...documents.keys()]
      .map(
        (path, i) =>
          `<outline text="Outlet ${i}" xmlUrl="${origins[i % hosts]}${path}" htmlUrl="https://outlet-${i}.example/"/>`,
      )
      .join('')}</body></opml>`;

  return {
    opml,
    opmlUrl: `${origins[0]}/feeds.opml`,
    firstAskedAt: () => firstAskedAt,
    asked: () => asked,
    hold: (): (() => void) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    close: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise<void>((resolve) => server.close(() => resolve()));
      }
    },
  };
};
