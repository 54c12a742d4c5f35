import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Express } from 'express';

/** Longer than any proxy in front keeps an idle connection, so that the proxy and not we close it first. */
const KEEP_ALIVE_MS = 65_000;
const IDLE_SWEEP_MS = 50;
/** How long a running request may take to end; less than a process has to stop. */
const CLOSE_GRACE_MS = 6_000;

export interface Listening {
  readonly url: string;
  readonly server: Server;
  /** Takes no new connection, lets running requests end for at most six seconds, then resolves. */
  close(): Promise<void>;
}

/** Connections that have asked nothing yet. Browsers open them ahead; Node does not count them as idle. */
const unusedSockets = (server: Server): ReadonlySet<Socket> => {
  const unused = new Set<Socket>();
  server.on('connection', (socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return unused;
};

/** Listens on `host:port` (0 = any free port). @throws when the port is taken */
export const serve = async (app: Express, { host, port }: { host: string; port: number }): Promise<Listening> => {
  const server = createServer(app);
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.requestTimeout = 60_000;
  const unused = unusedSockets(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${address.port}`,
    server,
    close: () =>
      new Promise((resolve, reject) => {
        // A connection whose last request ends later on falls idle and would be kept.
        const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS);
        const cut = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
        server.close((cause) => {
          clearInterval(sweep);
          clearTimeout(cut);
          if (cause) reject(cause);
          else resolve();
        });
        for (const socket of unused) socket.destroy();
      }),
  };
};
