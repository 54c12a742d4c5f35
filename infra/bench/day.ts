import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEngine } from '../stack/engines/engines.ts';
import { mongoUrlOf } from '../stack/engines/mongo.ts';
import { MEMORY } from '../stack/memory.ts';
import { startDaySite } from './day-site.ts';
import { stockItems } from './day-stock.ts';
import type { DayReport, DayStep } from './day-worker.ts';
import type { BenchReport } from './report.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const LIMIT_BYTES = 2 ** 30;

const answerOf = <T>(child: ReturnType<typeof fork>): Promise<T> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error('the process that polls ended'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as T);
    });
  });

const environmentOf = async (
  folder: string,
  mongoUrl: string,
  redisUrl: string,
  catalogue: unknown,
  origins: string[],
) => {
  const file = join(folder, 'catalogue.json');
  const live = join(folder, 'live.json');
  await writeFile(file, JSON.stringify(catalogue));
  await writeFile(live, '[]');
  return {
    ...MEMORY,
    PATH: process.env.PATH ?? '',
    PORT: '1',
    MONGO_URL: mongoUrl,
    REDIS_URL: redisUrl,
    IDENTITY_KEY: randomBytes(32).toString('base64url'),
    CATALOGUE: file,
    LIVE_CHANNELS: live,
    MEDIA_CACHE: join(folder, 'media'),
    ALLOWED_ORIGINS: origins.join(','),
    ENSURE_INDEXES: 'true',
    LOG_LEVEL: 'error',
  };
};

/**
 * A day of polling on a clock that runs as fast as one process can follow: `--feeds` feeds, each at its own pace, over
 * HTTP into the store and into stories. Nothing published may be missing at the end. `--stock` items of the weeks before
 * lie in the store already.
 */
export const benchDay = async (args: string[]): Promise<BenchReport> => {
  const { values } = parseArgs({
    args,
    options: {
      feeds: { type: 'string', default: '10000' },
      minutes: { type: 'string', default: String(DAY_MINUTES) },
      stock: { type: 'string', default: '0' },
    },
  });
  const [feeds, minutes, stock] = [Number(values.feeds), Number(values.minutes), Number(values.stock)];
  const folder = await mkdtemp(join(tmpdir(), '360-day-'));
  const end = Date.now();
  const start = end - minutes * MINUTE_MS;
  let now = start;
  const site = await startDaySite(feeds, () => now);
  const mongo = await startEngine('mongo', { dataDir: join(folder, 'mongo') });
  const redis = await startEngine('redis', { dataDir: join(folder, 'redis') });
  const mongoUrl = mongoUrlOf(mongo.url, 'day');
  if (stock > 0) await stockItems(mongoUrl, stock, start);
  const child = fork(new URL('./day-worker.ts', import.meta.url), [String(feeds)], {
    env: await environmentOf(folder, mongoUrl, redis.url, site.catalogue, site.origins),
  });
  try {
    await answerOf(child);
    // what the list made due in the real present comes due at the beginning of the day
    const step = async (at: number, settle: boolean, last = false): Promise<DayReport> => {
      now = at;
      child.send({ now: at, settle, last } satisfies DayStep);
      return await answerOf<DayReport>(child);
    };
    const started = performance.now();
    let most = 0;
    for (let minute = 0; minute < minutes; minute++) {
      const { rss, polls } = await step(start + minute * MINUTE_MS, minute % 60 === 0);
      most = Math.max(most, rss);
      if (minute % 60 === 0)
        process.stderr.write(`hour ${minute / 60}: ${polls} polls, ${Math.round(rss / 2 ** 20)} MiB\n`);
    }
    const report = await step(end, true, true);
    const seconds = (performance.now() - started) / 1_000;
    return reportOf({
      feeds,
      minutes,
      seconds,
      most: Math.max(most, report.rss),
      published: stock + site.publishedBetween(start, end),
      report,
    });
  } finally {
    if (child.connected) {
      child.send('stop');
      await once(child, 'exit');
    }
    await mongo.stop();
    await redis.stop();
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
};

interface Day {
  feeds: number;
  minutes: number;
  seconds: number;
  most: number;
  published: number;
  report: DayReport;
}

const reportOf = ({ feeds, minutes, seconds, most, published, report }: Day): BenchReport => {
  const set = `${feeds} feeds, ${minutes / 60} h`;
  const row = (figure: string, value: number, unit: string, reference?: { name: string; value: number }) => ({
    set,
    figure,
    value,
    unit,
    ...(reference && { reference, ratio: value / reference.value }),
  });
  return {
    name: 'day',
    rows: [
      row('polls', report.polls, 'polls'),
      row('time needed', seconds, 's', { name: 'the hours themselves', value: minutes * 60 }),
      row('items in the store', report.items, 'items', { name: 'entries published', value: published }),
      row('stories', report.stories, 'stories'),
      row('resident at most', most, 'bytes', { name: '1 GiB', value: LIMIT_BYTES }),
    ],
  };
};
