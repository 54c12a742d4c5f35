import { randomBytes, randomUUID } from 'node:crypto';
import { publishEvent, subscribeEvents } from '@360/chassis/event-channel';
import { createLogger } from '@360/chassis/logger';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { createProducer } from '@360/chassis/queue/create-producer';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import { type StoryBriefing, storyBriefingSchema } from '@360/contracts/analysis';
import type { StreamEvent } from '@360/contracts/events';
import { storyAnalysis } from '@360/contracts/jobs';
import { ownStores } from '@360/testkit/own-stores';
import { signedFetch } from '@360/testkit/signed-fetch';
import { waitUntil } from '@360/testkit/wait-until';
import { readConfig } from '../src/config.ts';
import { startAnalysisService } from '../src/service.ts';
import type { StoryAnalysisDoc } from '../src/stories/story-analysis.model.ts';
import { startFeed } from './_feed.ts';

export const logger = createLogger('test', 'silent');
/** A job that fails twice is tried a third time after six seconds, on a busy machine later. */
const PATIENCE_MS = 45_000;

export const newStoryId = (): string => randomUUID().replaceAll('-', '').slice(0, 24);

type Role = 'web' | 'worker' | 'all';

/** Stores, a stand-in for the feed service, and any number of real services before them. */
export const openAnalysis = async () => {
  const stores = ownStores();
  const key = randomBytes(32);
  const feed = await startFeed(key);
  const mongo = await connectMongo(stores.mongoUrl, logger);
  const redis = connectRedis(stores.redisUrl, 'subscriber', logger);
  const publisher = connectRedis(stores.redisUrl, 'producer', logger);
  const events: StreamEvent[] = [];
  await subscribeEvents(redis, logger, (event) => void events.push(event));
  // stories do not settle here: a test would wait for nothing
  const queue = { redisUrl: stores.redisUrl, prefix: stores.queuePrefix, logger };
  const producer = createProducer({ ...storyAnalysis, delayMs: 0 }, queue);
  const running = new Set<{ url: string; stop: () => Promise<void> }>();

  const envOf = (role: Role): Record<string, string> => ({
    PORT: '0',
    ROLE: role,
    MONGO_URL: stores.mongoUrl,
    REDIS_URL: stores.redisUrl,
    QUEUE_PREFIX: stores.queuePrefix,
    IDENTITY_KEY: key.toString('base64url'),
    ENSURE_INDEXES: 'true',
    LOG_LEVEL: 'silent',
    FEED_URL: feed.url,
    SEARCH_URL: 'http://127.0.0.1:1',
  });
  const start = async (role: Role, env: Record<string, string> = {}) => {
    const service = await startAnalysisService(readConfig({ ...envOf(role), ...env }), logger);
    const stop = async () => {
      running.delete(started);
      await service.stop();
    };
    const started = { url: service.url, stop };
    running.add(started);
    return started;
  };
  const web = await start('web');
  const askAt = (url: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    signedFetch(url, key)(path, {
      redirect: 'manual',
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
  const ask = (path: string, body?: unknown, headers?: Record<string, string>): Promise<Response> =>
    askAt(web.url, path, body, headers);
  const analyses = mongo.collection<StoryAnalysisDoc>('story_analyses');
  const storedOf = (id: string) => analyses.findOne({ _id: id });

  return {
    url: web.url,
    key,
    queue,
    mongo,
    feed,
    start,
    envOf,
    ask,
    askAt,
    events,
    analyses,
    storedOf,
    written: mongo.collection('written_texts'),
    depth: () => producer.depth(),
    /** What the feed service tells when a story has changed. */
    tell: (storyId: string) => producer.add({ storyId, asOf: Date.now() }),
    publish: (event: StreamEvent) => publishEvent(publisher, logger, event),
    briefing: async (id: string): Promise<StoryBriefing> =>
      storyBriefingSchema.parse(await (await ask(`/api/stories/${id}/briefing`)).json()),
    /** The stored analysis once `holds` is true of it. */
    untilStored: (id: string, holds: (stored: StoryAnalysisDoc) => boolean = ({ result }) => result !== null) =>
      waitUntil(`the analysis of ${id}`, PATIENCE_MS, async () => {
        const stored = await storedOf(id);
        return stored && holds(stored) ? stored : null;
      }),
    stop: async () => {
      await Promise.all([...running].map((service) => service.stop()));
      await producer.close();
      redis.disconnect();
      publisher.disconnect();
      await mongo.close();
      await feed.close();
      await stores.drop();
    },
  };
};
export type OpenAnalysis = Awaited<ReturnType<typeof openAnalysis>>;
