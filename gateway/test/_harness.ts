import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type RunningEngine, startEngine } from '@360/infra/stack/engines/engines';
import { freePort } from '@360/infra/stack/ports';
import type { GatewayConfig } from '../src/config.ts';
import { type Gateway, startGateway } from '../src/gateway.ts';
import { BUCKETS } from '../src/middleware/rate-buckets.ts';
import { UPSTREAM_NAMES, type UpstreamName } from '../src/upstreams.ts';

export const IDENTITY_KEY = Buffer.alloc(32, 7);
export const SESSION_KEY = Buffer.alloc(32, 9);
export const INDEX_HTML = `<!doctype html><title>360</title><div id="root"></div>${'<!-- -->'.repeat(200)}`;
export const FAVICON = '<svg xmlns="http://www.w3.org/2000/svg"/>';
export const APP_JS = `console.log(${JSON.stringify('x'.repeat(2_000))})`;

/** Redis of one test file. It may be killed and brought back at the same address. */
export interface OwnRedis {
  readonly url: string;
  /** Stays connected and does not answer, until `thaw`. */
  freeze(): void;
  thaw(): void;
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export const startRedis = async (): Promise<OwnRedis> => {
  const dataDir = await mkdtemp(join(tmpdir(), '360-gateway-redis-'));
  const port = await freePort();
  let engine: RunningEngine = await startEngine('redis', { dataDir, port });
  return {
    url: engine.url,
    freeze: () => void process.kill(engine.pid, 'SIGSTOP'),
    thaw: () => void process.kill(engine.pid, 'SIGCONT'),
    kill: () => engine.kill(),
    restart: async () => {
      engine = await startEngine('redis', { dataDir, port });
    },
    stop: async () => {
      await engine.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** A third party to the gateway: a real server that answers as `listener` says and remembers what it was asked. */
export interface Upstream {
  readonly url: URL;
  readonly server: Server;
  readonly asked: IncomingMessage[];
  answer: RequestListener;
  stop(): Promise<void>;
}

export const startUpstream = async (): Promise<Upstream> => {
  const asked: IncomingMessage[] = [];
  const server = createServer((req, res) => {
    if (req.url === '/readyz') {
      res.end('{"ok":true}');
      return;
    }
    asked.push(req);
    upstream.answer(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const upstream: Upstream = {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    server,
    asked,
    answer: (_req, res) => void res.setHeader('content-type', 'application/json').end('{"items":[]}'),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return upstream;
};

/** A built frontend of one page and one script. */
export const makeFrontend = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), '360-gateway-dist-'));
  await mkdir(join(folder, 'assets'));
  const files = { 'index.html': INDEX_HTML, 'assets/app-1a2b3c.js': APP_JS };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), content);
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(content));
    await writeFile(join(folder, `${name}.gz`), gzipSync(content));
  }
  await writeFile(join(folder, 'favicon.svg'), FAVICON);
  return folder;
};

export const configFor = (redis: OwnRedis, upstream: Upstream, frontendDir: string): GatewayConfig => ({
  host: '127.0.0.1',
  port: 0,
  logLevel: 'silent',
  redisUrl: redis.url,
  identityKey: IDENTITY_KEY,
  sessionKey: SESSION_KEY,
  operators: [],
  upstreams: Object.fromEntries(UPSTREAM_NAMES.map((name) => [name, upstream.url])) as Record<UpstreamName, URL>,
  frontendDir,
  embedOrigins: ['https://www.youtube-nocookie.com'],
  publicOrigin: undefined,
  trustProxy: 0,
  buckets: BUCKETS,
  upstreamTimeoutMs: 1_000,
  searchTimeoutMs: 3_000,
  analysisTimeoutMs: 3_000,
  bodyLimitBytes: 10_000,
  analysisBodyLimitBytes: 20_000,
});

/** A gateway serves before it has reached Redis. */
const untilReady = async (gateway: Gateway): Promise<void> => {
  while (!(await fetch(new URL('/readyz', gateway.url))).ok) await setTimeout(20);
};

/** Redis, an upstream, a frontend and a gateway before them. */
export const startAll = async (changes: Partial<GatewayConfig> = {}) => {
  const [redis, upstream, frontendDir] = await Promise.all([startRedis(), startUpstream(), makeFrontend()]);
  const config = { ...configFor(redis, upstream, frontendDir), ...changes };
  const gateway: Gateway = await startGateway(config);
  if (config.redisUrl === redis.url) await untilReady(gateway);
  return {
    redis,
    upstream,
    gateway,
    config,
    ask: (path: string, init?: RequestInit) => fetch(new URL(path, gateway.url), { redirect: 'manual', ...init }),
    stop: async () => {
      await gateway.stop();
      await Promise.all([redis.stop(), upstream.stop(), rm(frontendDir, { recursive: true, force: true })]);
    },
  };
};
export type All = Awaited<ReturnType<typeof startAll>>;

/** Sends bytes that no well-behaved client would and gives back all that comes until the other side closes or `until` matches. */
export const sendRaw = (url: string, text: string | Buffer, until = /\r\n\r\n/): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    let received = '';
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    socket.on('connect', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (until.test(received)) end();
    });
    socket.on('error', end);
    socket.on('close', end);
  });

/** `name=value` of the cookie that an answer hands out. */
export const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
