import { execFile } from 'node:child_process';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LARGE_DOCUMENTS } from '../../test/hostile-documents.ts';

const CHILD = new URL('../../test/hostile-child.ts', import.meta.url).pathname;
/** What the process that polls hostile feeds may hold in all. */
const MOST_MB = 300;
/** As the stack and the image start every service. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };
const MEGABYTE = Buffer.alloc(1_000_000, 0x61);
const ZEROS = Buffer.alloc(200_000_000);
const GZIP_BOMB = gzipSync(ZEROS, { level: 1 });
const BROTLI_BOMB = brotliCompressSync(ZEROS, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
const ORDINARY = '<rss version="2.0"><channel><title>T</title><item><title>One</title></item></channel></rss>';

/** Writes so many megabytes, as fast as the other side reads. */
const pour = (res: ServerResponse, megabytes: number): void => {
  let left = megabytes;
  const write = (): void => {
    while (left-- > 0 && !res.destroyed) if (!res.write(MEGABYTE)) return;
    res.end();
  };
  res.on('drain', write);
  write();
};

const drip = (res: ServerResponse): void => {
  const timer = setInterval(() => res.write('<'), 20);
  res.on('close', () => clearInterval(timer));
};

const packed = (res: ServerResponse, encoding: string, body: Buffer): void => {
  res.writeHead(200, { 'content-encoding': encoding }).end(body);
};

const ROUTES: Record<string, RequestListener> = {
  '/ordinary': (_req, res) => res.end(ORDINARY),
  '/hundred-megabytes': (_req, res) => pour(res, 100),
  '/endless': (_req, res) => pour(res, Number.POSITIVE_INFINITY),
  '/drip': (_req, res) => drip(res),
  '/gzip-bomb': (_req, res) => packed(res, 'gzip', GZIP_BOMB),
  '/brotli-bomb': (_req, res) => packed(res, 'br', BROTLI_BOMB),
  '/loop': (_req, res) => res.writeHead(302, { location: '/loop' }).end(),
  '/spiral': (req, res) => res.writeHead(302, { location: `/spiral?${(req.url ?? '').length}` }).end(),
};
for (const [name, make] of Object.entries(LARGE_DOCUMENTS)) ROUTES[`/${name}`] = (_req, res) => res.end(make());

interface Report {
  outcomes: Record<string, string>;
  baseMb: number;
  peakMb: number;
}

describe('the worst a server can send', () => {
  let server: Server;
  let report: Report;

  beforeAll(async () => {
    server = createServer((req, res) => ROUTES[(req.url ?? '').split('?')[0] ?? '']?.(req, res));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { stdout } = await promisify(execFile)(process.execPath, [CHILD, origin, ...Object.keys(ROUTES)], {
      env: { ...process.env, ...ALLOCATOR },
    });
    report = JSON.parse(stdout);
    const [base, peak] = [report.baseMb.toFixed(0), report.peakMb.toFixed(0)];
    process.stdout.write(
      `hostile feeds: ${Object.keys(report.outcomes).length} polled, ${base} MB before, ${peak} MB at most\n`,
    );
  }, 120_000);
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test.each([
    ['/hundred-megabytes', /^too-large: /],
    ['/endless', /^too-large: /],
    ['/drip', /^timed-out: /],
    ['/gzip-bomb', /^too-large: /],
    ['/brotli-bomb', /^too-large: /],
    ['/loop', /^too-many-redirects: /],
    ['/spiral', /^too-many-redirects: /],
  ])('%s is given up', (path, outcome) => expect(report.outcomes[path]).toMatch(outcome));

  test.each(Object.keys(LARGE_DOCUMENTS))('%s is a feed, or a fault with a sentence', (name) => {
    expect(report.outcomes[`/${name}`]).toMatch(/^feed of \d+$|^(?:parse|not-a-feed): The .+\.$/);
  });

  test(`the process that polls them stays under ${MOST_MB} MB`, () => {
    expect(report.peakMb).toBeLessThan(MOST_MB);
  });
});
