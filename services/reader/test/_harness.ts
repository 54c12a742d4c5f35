import { randomBytes, randomUUID } from 'node:crypto';
import { subscribeEvents } from '@360/chassis/event-channel';
import { createLogger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { createWorker } from '@360/chassis/queue/create-worker';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import { EVENTS_CHANNEL, type StreamEvent } from '@360/contracts/events';
import type { Identity } from '@360/contracts/identity';
import { readerRemoval, readerRemovalBilling, readerRemovalCiv, readerRemovalReports } from '@360/contracts/jobs';
import type { NotificationList } from '@360/contracts/notifications';
import type { Problem } from '@360/contracts/problem';
import type { SavedSearch } from '@360/contracts/saved-searches';
import { ownStores } from '@360/testkit/own-stores';
import { signedFetch } from '@360/testkit/signed-fetch';
import { readConfig } from '../src/config.ts';
import { startReaderService } from '../src/service.ts';
import { startElsewhere } from './_elsewhere.ts';
import { startFeed } from './_feed.ts';
import { startSearch } from './_search.ts';

export const logger = createLogger('test', 'silent');
/** How often searches are checked in tests, and publishers. */
export const EVERY_MS = 150;

/** Stores, stand-ins for the search and the feed service, and any number of real services before them. */
export const openReader = async () => {
  const stores = ownStores();
  const [key, shareKey] = [randomBytes(32), randomBytes(32)];
  const search = await startSearch(key);
  const feed = await startFeed(key);
  const elsewhere = await startElsewhere(key);
  feed.addPublisher('harbour', 'The Quay');
  const mongo = await connectMongo(stores.mongoUrl, logger);
  const redis = connectRedis(stores.redisUrl, 'subscriber', logger);
  const publisher = connectRedis(stores.redisUrl, 'producer', logger);
  const events: StreamEvent[] = [];
  await subscribeEvents(redis, logger, (event) => void events.push(event));
  const removals: string[] = [];
  const otherServices = [readerRemoval, readerRemovalReports, readerRemovalCiv, readerRemovalBilling].map((removal) =>
    createWorker(removal, async ({ sub }) => void removals.push(`${removal.queue} ${sub}`), {
      ...{
        redisUrl: stores.redisUrl,
        prefix: stores.queuePrefix,
        logger,
        metrics: createMetrics('other'),
        concurrency: 1,
      },
    }),
  );
  const running = new Set<{ url: string; stop: () => Promise<void> }>();

  const configOf = (role: 'web' | 'worker' | 'all') =>
    readConfig({
      PORT: '0',
      ROLE: role,
      MONGO_URL: stores.mongoUrl,
      REDIS_URL: stores.redisUrl,
      QUEUE_PREFIX: stores.queuePrefix,
      IDENTITY_KEY: key.toString('base64url'),
      ENSURE_INDEXES: 'true',
      LOG_LEVEL: 'silent',
      SEARCH_URL: search.url,
      FEED_URL: feed.url,
      ANALYSIS_URL: elsewhere.url,
      REPORTS_URL: elsewhere.url,
      CIV_URL: elsewhere.url,
      BILLING_URL: elsewhere.url,
      SHARE_KEY: shareKey.toString('base64url'),
      PUBLISHER_SWEEP_SECONDS: String(EVERY_MS / 1_000),
      SAVED_SEARCH_CHECK_SECONDS: String(EVERY_MS / 1_000),
    });
  const start = async (role: 'web' | 'worker' | 'all') => {
    const service = await startReaderService(configOf(role), logger);
    const stop = async () => {
      running.delete(service);
      await service.stop();
    };
    running.add(service);
    return { url: service.url, stop };
  };
  const web = await start('web');

  /** A reader nobody else is. */
  const newReader = () => {
    const sid = randomUUID();
    const who: Identity = { sub: `anon:${sid}`, sid, roles: ['reader'] };
    const ask = (path: string, method = 'GET', body?: unknown): Promise<Response> =>
      signedFetch(
        web.url,
        key,
        who,
      )(path, {
        method,
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
    return {
      sub: who.sub,
      ask,
      /** The body of an answer that has to be a success. */
      read: async <Body>(path: string, method = 'GET', body?: unknown): Promise<Body> => {
        const answer = await ask(path, method, body);
        if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
        return (await answer.json()) as Body;
      },
      save: async (query: string, notify = true): Promise<SavedSearch> =>
        (await (await ask('/api/saved-searches', 'POST', { query, notify })).json()) as SavedSearch,
      searches: async (): Promise<SavedSearch[]> =>
        ((await (await ask('/api/saved-searches')).json()) as { searches: SavedSearch[] }).searches,
      notifications: async (query = ''): Promise<NotificationList> =>
        (await (await ask(`/api/notifications${query}`)).json()) as NotificationList,
      /** The notifications that this reader's open pages were told of. */
      events: () => events.filter((event) => event.type === 'notification' && event.to === who.sub),
    };
  };

  return {
    url: web.url,
    /** The queue that jobs for other services are handed on by. */
    queue: { redisUrl: stores.redisUrl, prefix: stores.queuePrefix, logger },
    /** Asks as another service does. */
    askAs: (sub: string) => signedFetch(web.url, key, { sub, sid: sub, roles: ['reader'] }),
    search,
    feed,
    elsewhere,
    mongo,
    events,
    /** Readers whose removal other services were handed, after the queue. */
    removals,
    publish: (event: StreamEvent) => publisher.publish(EVENTS_CHANNEL, JSON.stringify(event)),
    start,
    newReader,
    configOf,
    savedSearches: mongo.collection<Record<string, unknown>>('saved_searches'),
    notifications: mongo.collection<Record<string, unknown>>('notifications'),
    stop: async () => {
      await Promise.all([...running].map((service) => service.stop()));
      await Promise.all(otherServices.map((service) => service.close()));
      redis.disconnect();
      publisher.disconnect();
      await mongo.close();
      await search.close();
      await feed.close();
      await elsewhere.close();
      await stores.drop();
    },
  };
};
/** What a problem says, with its status. */
export const problemOf = async (response: Response): Promise<[number, string, string]> => {
  const { code, error } = (await response.json()) as Problem;
  return [response.status, code, error];
};

/** Where a list goes on. */
export const nextOf = (response: Response): string | undefined =>
  /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1];

export type OpenReader = Awaited<ReturnType<typeof openReader>>;
export type TestReader = ReturnType<OpenReader['newReader']>;
