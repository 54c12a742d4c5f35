import { parseArgs } from 'node:util';
import { signIdentity } from '@360/chassis/identity';
import { IDENTITY_HEADER } from '@360/contracts/identity';
import autocannon from 'autocannon';
import { type LoadedStack, withLoadedStack } from './loaded-stack.ts';
import { serveByNginx } from './nginx.ts';
import type { BenchReport, BenchRow } from './report.ts';
import { syntheticFeeds } from './synthetic-feeds.ts';

const CONNECTIONS = 32;
const WARM_UP_S = 2;

interface Load {
  perSecond: number;
  p99Ms: number;
}

/** @throws when any answer was not a success: a refusal is fast and would flatter the figure */
const load = async (url: string, headers: Record<string, string>, seconds: number): Promise<Load> => {
  await autocannon({ url, headers, connections: CONNECTIONS, duration: WARM_UP_S });
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  const refused = result.non2xx + result.errors;
  if (refused > 0) throw new Error(`${refused} requests to ${new URL(url).pathname} were not answered with success`);
  return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
};

const rowsOf = (
  set: string,
  who: string,
  { perSecond, p99Ms }: Load,
  limit?: { name: string; load: Load },
): BenchRow[] => [
  {
    set,
    figure: `${who}, rate`,
    value: perSecond,
    unit: 'requests/s',
    ...(limit && {
      reference: { name: limit.name, value: limit.load.perSecond },
      ratio: perSecond / limit.load.perSecond,
    }),
  },
  {
    set,
    figure: `${who}, p99`,
    value: p99Ms,
    unit: 'ms',
    ...(limit && { reference: { name: limit.name, value: limit.load.p99Ms }, ratio: p99Ms / limit.load.p99Ms }),
  },
];

const measure = async (stack: LoadedStack, seconds: number): Promise<BenchRow[]> => {
  const path = '/api/news?limit=200';
  const accept = { 'accept-encoding': 'gzip' };
  const first = await fetch(`${stack.url}/`, { headers: { accept: 'text/html' } });
  const cookie = first.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const gateway = await load(stack.url + path, { ...accept, cookie }, seconds);
  const token = await signIdentity({ sub: 'anon:bench', sid: 'bench', roles: ['reader'] }, stack.identityKey);
  const direct = await load(stack.feedServiceUrl + path, { ...accept, [IDENTITY_HEADER]: token }, seconds);
  const set = 'GET /api/news?limit=200';
  const rows = [
    ...rowsOf(set, 'service', direct),
    ...rowsOf(set, 'gateway', gateway, { name: 'service', load: direct }),
  ];
  const plain = await fetch(stack.url + path, { headers: { 'accept-encoding': 'identity', cookie } });
  const server = await serveByNginx(new Uint8Array(await plain.arrayBuffer()), { 'Cache-Control': 'no-cache' });
  if (!server) return [...rows, ...noNginx()];
  const nginx = await load(server.url, {}, seconds);
  await server.close();
  return [...rows, ...rowsOf(set, 'gateway', gateway, { name: 'nginx, same list as a file', load: nginx })];
};

const noNginx = (): BenchRow[] => {
  process.stdout.write('nginx is not installed: not compared with it\n');
  return [];
};

/** Requests per second and 99th percentile of the feed's first page, `--seconds` each. */
export const benchApi = async (args: string[]): Promise<BenchReport> => {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '8' } } });
  const documents = syntheticFeeds(40, 50);
  const rows = await withLoadedStack(documents, 2_000, (stack) => measure(stack, Number(values.seconds)));
  return { name: 'api', rows };
};
