import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@360/chassis/logger';
import type { Identity } from '@360/contracts/identity';
import type { NewsItem } from '@360/contracts/news';
import type { CatalogueEntry, Publisher } from '@360/contracts/publishers';
import { ownStores } from '@360/testkit/own-stores';
import { signedFetch } from '@360/testkit/signed-fetch';
import { readConfig } from '../src/config.ts';
import { startFeedService } from '../src/service.ts';

export interface RunningFeedService {
  get(path: string, init?: RequestInit): Promise<Response>;
  /** Asks for somebody else than the usual reader. */
  as(who: Identity, path: string, init?: RequestInit): Promise<Response>;
  items(query?: string): Promise<NewsItem[]>;
  feedOf(publisherId: string): Promise<Publisher['feeds'][number] | undefined>;
  url: string;
  mongoUrl: string;
  redisUrl: string;
  /** Where its picture cache and its lists lie. */
  folder: string;
  /** Stops the service and starts it again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export const outlet = (id: string, url: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry => ({
  id,
  name: `The ${id}`,
  site: 'https://outlet.example',
  country: null,
  language: 'en',
  owner: null,
  kind: null,
  feeds: [{ url, category: null }],
  ...more,
});

const CHANNEL = {
  id: 'quay',
  name: 'Quay Television',
  subject: 'World',
  country: 'GB',
  language: 'en',
  website: 'https://quay.example',
  embedUrl: 'https://quay.example/live',
};

/** The real service on stores of its own, reading the given catalogue. */
export const startService = async (
  catalogue: CatalogueEntry[],
  env: Record<string, string> = {},
): Promise<RunningFeedService> => {
  const stores = ownStores();
  const folder = await mkdtemp(path.join(tmpdir(), '360-feed-'));
  const file = path.join(folder, 'catalogue.json');
  await writeFile(file, JSON.stringify(catalogue));
  await writeFile(path.join(folder, 'live.json'), JSON.stringify([CHANNEL]));
  const key = randomBytes(32);
  const config = readConfig({
    PORT: '0',
    MONGO_URL: stores.mongoUrl,
    REDIS_URL: stores.redisUrl,
    QUEUE_PREFIX: stores.queuePrefix,
    IDENTITY_KEY: key.toString('base64url'),
    CATALOGUE: file,
    LIVE_CHANNELS: path.join(folder, 'live.json'),
    MEDIA_CACHE: path.join(folder, 'media'),
    ENSURE_INDEXES: 'true',
    POLL_MIN_SECONDS: '1',
    POLL_MAX_SECONDS: '1',
    LOG_LEVEL: 'silent',
    ...env,
  });
  const logger = createLogger('feed', config.logLevel);
  let service = await startFeedService(config, logger);
  const get = (where: string, init?: RequestInit) => signedFetch(service.url, key)(where, init);
  return {
    get,
    as: (who, where, init) => signedFetch(service.url, key, who)(where, init),
    folder,
    items: async (query = '') => (await (await get(`/api/news?limit=200${query}`)).json()) as NewsItem[],
    feedOf: async (id) => {
      const publishers = (await (await get('/api/publishers?limit=200')).json()) as Publisher[];
      return publishers.find((publisher) => publisher.id === id)?.feeds[0];
    },
    get url() {
      return service.url;
    },
    mongoUrl: stores.mongoUrl,
    redisUrl: stores.redisUrl,
    restart: async () => {
      await service.stop();
      service = await startFeedService(config, logger);
    },
    stop: async () => {
      await service.stop();
      await stores.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

export interface Entry {
  id: string;
  title: string;
  summary?: string;
  at?: Date;
  more?: string;
}

/** An RSS 2.0 document with the given entries, at addresses of an example site. */
export const rss = (entries: Entry[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>t</title><link>https://outlet.example/</link><description>d</description>${entries
    .map(
      ({ id, title, summary = '', at = new Date(), more = '' }) =>
        `<item><title>${title}</title><link>https://outlet.example/${id}</link><guid>${id}</guid><pubDate>${at.toUTCString()}</pubDate><description>${summary}</description>${more}</item>`,
    )
    .join('')}</channel></rss>`;
