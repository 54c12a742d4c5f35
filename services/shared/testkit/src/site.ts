import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Page = (req: IncomingMessage, res: ServerResponse) => void;

export interface Site {
  readonly origin: string;
  /** Every request that came in, as "METHOD path". */
  readonly requests: string[];
  /** What is served at a path from now on. */
  set(path: string, page: Page): void;
  close(): Promise<void>;
}

/** Somebody else's web server, on loopback. A path nothing is set for answers 404. */
export const startSite = async (pages: Record<string, Page> = {}): Promise<Site> => {
  const served = new Map(Object.entries(pages));
  const requests: string[] = [];
  const server = createServer((req, res) => {
    const path = new URL(req.url ?? '/', 'http://site').pathname;
    requests.push(`${req.method} ${path}`);
    const page = served.get(path);
    if (page) page(req, res);
    else res.writeHead(404).end('not here');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    set: (path, page) => served.set(path, page),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** A page with a fixed body. Answers 304 when `etag` is given and asked with. */
export const fixedPage =
  (body: string | Uint8Array, type: string, etag?: string): Page =>
  (req, res) => {
    if (etag && req.headers['if-none-match'] === etag) res.writeHead(304, { etag }).end();
    else res.writeHead(200, { 'content-type': type, ...(etag && { etag }) }).end(body);
  };
