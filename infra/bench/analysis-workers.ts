import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createLogger } from '@360/chassis/logger';
import { createProducer } from '@360/chassis/queue/create-producer';
import { storyAnalysis } from '@360/contracts/jobs';
import { startEngine } from '../stack/engines/engines.ts';
import { mongoUrlOf } from '../stack/engines/mongo.ts';
import { freePort } from '../stack/ports.ts';
import type { BenchRow } from './report.ts';
import { syntheticSource } from './synthetic-evidence.ts';

const SERVICE = fileURLToPath(new URL('../../services/analysis/src/api.ts', import.meta.url));
const STEP_MS = 20;
const READY_MS = 60_000;
const DRAINED_MS = 20 * 60_000;
const REPORTS = 10;
const WORKERS = [1, 2, 3];

/** A feed service that tells the same of every story, so that it costs next to nothing. */
const serveStories = async () => {
  const told = JSON.stringify(syntheticSource('ID', REPORTS));
  const outlets = JSON.stringify({
    category: 'world',
    since: new Date(0).toISOString(),
    stories: 0,
    days: 30,
    outlets: [],
  });
  const server = createServer((req, res) => {
    const id = /\/stories\/([^/]+)\//.exec(req.url ?? '')?.[1];
    res.setHeader('content-type', 'application/json').end(id ? told.replaceAll('"ID', `"${id}`) : outlets);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};

const startWorker = async (env: Record<string, string>): Promise<ChildProcess> => {
  const port = await freePort();
  const child = fork(SERVICE, {
    env: { ...process.env, ...env, PORT: String(port), ROLE: 'worker' },
    stdio: 'inherit',
  });
  for (const until = Date.now() + READY_MS; Date.now() < until; await sleep(STEP_MS)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return child;
  }
  throw new Error('a worker did not become ready');
};

const endAll = (children: ChildProcess[]): Promise<unknown> =>
  Promise.all(
    children.map((child) => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      return ended;
    }),
  );

/** Stories a second that workers, each a process of one thread, get through a queue of so many stories of ten reports. */
export const workerRows = async (stories: number): Promise<BenchRow[]> => {
  const folder = await mkdtemp(join(tmpdir(), '360-workers-'));
  const [mongo, redis] = [
    await startEngine('mongo', { dataDir: join(folder, 'mongo') }),
    await startEngine('redis', { dataDir: join(folder, 'redis') }),
  ];
  const feed = await serveStories();

  const rateOf = async (workers: number): Promise<number> => {
    const prefix = `bench-${workers}`;
    const queue = { redisUrl: redis.url, prefix, logger: createLogger('bench', 'silent') };
    const producer = createProducer({ ...storyAnalysis, delayMs: 0 }, queue);
    const children: ChildProcess[] = [];
    const env = {
      ...{ MONGO_URL: mongoUrlOf(mongo.url, prefix), REDIS_URL: redis.url, QUEUE_PREFIX: prefix, FEED_URL: feed.url },
      ...{ SEARCH_URL: 'http://127.0.0.1:1' },
      ...{ IDENTITY_KEY: randomBytes(32).toString('base64url'), ENSURE_INDEXES: 'true', LOG_LEVEL: 'error' },
    };
    try {
      for (let each = 0; each < workers; each++) children.push(await startWorker(env));
      const started = performance.now();
      await Promise.all(
        Array.from({ length: stories }, (_, at) =>
          producer.add({ storyId: at.toString(16).padStart(24, '0'), asOf: 0 }),
        ),
      );
      for (const until = Date.now() + DRAINED_MS; (await producer.depth()) > 0; await sleep(STEP_MS))
        if (Date.now() > until) throw new Error('the queue was not worked off');
      return stories / ((performance.now() - started) / 1_000);
    } finally {
      await endAll(children);
      await producer.close();
    }
  };

  try {
    const rates: number[] = [];
    for (const workers of WORKERS) rates.push(await rateOf(workers));
    const [alone = 1] = rates;
    return WORKERS.map(
      (workers, at): BenchRow => ({
        ...{
          set: `a queue of ${stories} stories`,
          figure: `workers: ${workers}`,
          value: rates[at] ?? 0,
          unit: 'stories/s',
        },
        ...{ reference: { name: 'one worker', value: alone }, ratio: (rates[at] ?? 0) / alone },
      }),
    );
  } finally {
    feed.close();
    await Promise.all([mongo.stop(), redis.stop()]);
    await rm(folder, { recursive: true, force: true });
  }
};
