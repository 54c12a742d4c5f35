import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { signIdentity } from '@360/chassis/identity';
import { stopInOrder } from '@360/chassis/lifecycle';
import { IDENTITY_HEADER, type Identity } from '@360/contracts/identity';
import { z } from 'zod';
import { createEngine, type Engine } from '../../services/search/src/engine/engine.ts';
import { startEngine } from '../stack/engines/engines.ts';
import { serveNews } from './feed-stand-in.ts';
import { startServiceProcess } from './service-process.ts';
import type { SyntheticNews } from './synthetic-news.ts';

const SERVICE = fileURLToPath(new URL('../../services/search/src/api.ts', import.meta.url));
const QUEUE_PREFIX = 'bench';
const INDEX_PREFIX = 'bench-';
const REQUEST_MS = 60_000;
const STEP_MS = 250;
const BUILT_MS = 60 * 60_000;
const READER: Identity = { sub: 'anon:bench', sid: 'bench', roles: ['reader'] };
const OPERATOR: Identity = { ...READER, sub: 'operator:bench', roles: ['reader', 'operator'] };

const progressSchema = z.object({ stage: z.string() }).nullable();

/** The search service as it runs, with what else it needs. */
export interface SearchService {
  url: string;
  /** Its search engine, asked directly. */
  engine: Engine;
  indexPrefix: string;
  /** By which it knows a reader; good for a minute. */
  readerHeaders: () => Promise<Record<string, string>>;
}

type Headers = () => Promise<Record<string, string>>;

const signed =
  (who: Identity, key: Uint8Array): Headers =>
  async () => ({ [IDENTITY_HEADER]: await signIdentity(who, key) });

/** Waits until the service has built its index by itself. @throws when that failed, or takes more than an hour */
const untilBuilt = async (url: string, operator: Headers): Promise<void> => {
  for (const until = Date.now() + BUILT_MS; Date.now() < until; await sleep(STEP_MS)) {
    const answer = await fetch(`${url}/api/operator/search/rebuild`, { headers: await operator() });
    const stage = progressSchema.parse(await answer.json())?.stage;
    if (stage === 'done') return;
    if (stage === 'failed') throw new Error('the search service could not build its index');
  }
  throw new Error(`the search index was not built within ${BUILT_MS / 60_000} minutes`);
};

/** @throws when the index of items does not hold all of them */
const checkHeld = async (engine: Engine, { items }: SyntheticNews): Promise<void> => {
  const { numberOfDocuments } = await engine.ask((client) => client.index(`${INDEX_PREFIX}items`).getStats());
  if (numberOfDocuments !== items.size) throw new Error(`${numberOfDocuments} of ${items.size} items are indexed`);
};

/**
 * Starts the search service in a process of its own on a fresh search engine, a fresh queue and these news, lets it build
 * its index, runs `use` on it and takes everything down.
 */
export const withSearchService = async <Result>(
  news: SyntheticNews,
  use: (service: SearchService) => Promise<Result>,
): Promise<Result> => {
  const folder = await mkdtemp(join(tmpdir(), '360-search-'));
  const steps = [() => rm(folder, { recursive: true, force: true })];
  const stopLater = (stop: () => Promise<void>) => void steps.unshift(stop);
  try {
    const meili = await startEngine('meili', { dataDir: join(folder, 'meili') });
    stopLater(meili.stop);
    const redis = await startEngine('redis', { dataDir: join(folder, 'redis') });
    stopLater(redis.stop);
    const site = await serveNews(news);
    stopLater(site.close);
    const key = randomBytes(32);
    const { url, stop } = await startServiceProcess(SERVICE, {
      ...{ REDIS_URL: redis.url, QUEUE_PREFIX, IDENTITY_KEY: key.toString('base64url'), LOG_LEVEL: 'error' },
      ...{ MEILI_URL: meili.url, MEILI_KEY: meili.key ?? '', INDEX_PREFIX },
      ...{ FEED_URL: site.url, READER_URL: site.url, ANALYSIS_URL: site.url },
    });
    stopLater(stop);
    await untilBuilt(url, signed(OPERATOR, key));
    const engine = createEngine({ url: meili.url, key: meili.key ?? '', timeoutMs: REQUEST_MS });
    await checkHeld(engine, news);
    return await use({ url, engine, indexPrefix: INDEX_PREFIX, readerHeaders: signed(READER, key) });
  } finally {
    await stopInOrder(steps);
  }
};
