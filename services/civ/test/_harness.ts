import { randomBytes, randomUUID } from 'node:crypto';
import { createLogger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { createProducer } from '@360/chassis/queue/create-producer';
import { createWorker } from '@360/chassis/queue/create-worker';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { CivProfile, FlaggedItem, FlaggedItemList, Validation } from '@360/contracts/civ';
import { EVENTS_CHANNEL, type StreamEvent } from '@360/contracts/events';
import type { Identity } from '@360/contracts/identity';
import { anomalyFlagging, civOutcome, readerRemovalCiv } from '@360/contracts/jobs';
import type { Problem } from '@360/contracts/problem';
import { ownStores } from '@360/testkit/own-stores';
import { signedFetch } from '@360/testkit/signed-fetch';
import { waitUntil } from '@360/testkit/wait-until';
import { readConfig } from '../src/config.ts';
import { startCivService } from '../src/service.ts';
import { startNeighbours } from './_neighbours.ts';
import { SAID, type Said, storyOf } from './_story.ts';

const logger = createLogger('test', 'silent');
const EVERY_S = '0.2';
const PATIENCE_MS = 15_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** Stores, stand-ins for feed and analysis, a clock that goes as it is told, and the real service before them. */
export const openCiv = async () => {
  const stores = ownStores();
  const key = randomBytes(32);
  const neighbours = await startNeighbours(key);
  const mongo = await connectMongo(stores.mongoUrl, logger);
  const publisher = connectRedis(stores.redisUrl, 'producer', logger);
  const queue = { redisUrl: stores.redisUrl, prefix: stores.queuePrefix, logger };
  const flagging = createProducer({ ...anomalyFlagging, delayMs: 0, backoffMs: 50 }, queue);
  const removals = createProducer(readerRemovalCiv, queue);
  /** What the feed was told of items, the last word of each. */
  const outcomes = new Map<string, string[]>();
  const note = async (told: { outcomes: { itemId: string; civFlags: string[] }[] }) => {
    for (const { itemId, civFlags } of told.outcomes) outcomes.set(itemId, civFlags);
  };
  const feed = createWorker(civOutcome, note, { ...queue, metrics: createMetrics('feed'), concurrency: 1 });
  let elapsed = 0;
  const clock = (): Date => new Date(Date.now() + elapsed);
  const config = readConfig({
    ...{ PORT: '0', MONGO_URL: stores.mongoUrl, REDIS_URL: stores.redisUrl, QUEUE_PREFIX: stores.queuePrefix },
    ...{ IDENTITY_KEY: key.toString('base64url'), ENSURE_INDEXES: 'true', LOG_LEVEL: 'silent' },
    ...{ FEED_URL: neighbours.feedUrl, ANALYSIS_URL: neighbours.analysisUrl },
    ...{ CIV_SWEEP_SECONDS: EVERY_S, PUBLISHER_SWEEP_SECONDS: EVERY_S },
  });
  const service = await startCivService(config, logger, clock);

  const as = (who: Partial<Identity> = {}) => {
    const sub = who.sub ?? `anon:${randomUUID()}`;
    const identity: Identity = { sub, sid: sub, roles: ['reader'], ...who };
    const ask = (path: string, method = 'GET', body?: unknown): Promise<Response> =>
      signedFetch(
        service.url,
        key,
        identity,
      )(path, {
        method,
        ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
    const read = async <Body>(path: string, method = 'GET', body?: unknown): Promise<Body> => {
      const answer = await ask(path, method, body);
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Body;
    };
    const validate = (flaggedItemId: string, verdict = 'supports', more: Partial<Validation> = {}): Promise<Response> =>
      ask('/api/civ/validate', 'POST', { flaggedItemId, verdict, confidenceLevel: 80, note: 'Seen.', ...more });
    return { sub, ask, read, validate, profile: () => read<CivProfile>('/api/civ/profile') };
  };
  const anybody = as();

  const civ = {
    url: service.url,
    ...{ neighbours, outcomes, as, flagging, removals, mongo },
    wait: (ms: number): void => {
      elapsed += ms;
    },
    publish: (event: StreamEvent) => publisher.publish(EVENTS_CHANNEL, JSON.stringify(event)),
    item: (id: string): Promise<FlaggedItem> => anybody.read<FlaggedItem>(`/api/civ/items/${id}`),
    list: (query = ''): Promise<FlaggedItemList> => anybody.read<FlaggedItemList>(`/api/civ/flagged-items${query}`),
    /** A member who has been one long enough for reviews to count. */
    member: async (who: Partial<Identity> = {}) => {
      const member = as(who);
      await member.read('/api/civ/join', 'POST', { specialtyAreas: [] });
      await mongo
        .collection<{ _id: string }>('members')
        .updateOne({ _id: member.sub }, { $set: { joinedAt: new Date(clock().getTime() - 3 * DAY_MS) } });
      return member;
    },
    /** A new story, once its anomaly is flagged. */
    flag: async (said: readonly Said[] = SAID): Promise<FlaggedItem> => {
      const storyId = randomUUID().slice(0, 8);
      neighbours.put(storyOf(storyId, said));
      await flagging.add({ storyId });
      return await waitUntil('a flag', PATIENCE_MS, async () =>
        (await civ.list()).items.find((item) => item.storyId === storyId),
      );
    },
    /** The item as soon as it is in that state. */
    become: (id: string, state: FlaggedItem['state']) =>
      waitUntil(`${id} ${state}`, PATIENCE_MS, async () => {
        const item = await civ.item(id);
        return item.state === state ? item : null;
      }),
    stop: async (): Promise<void> => {
      await service.stop();
      await Promise.all([feed.close(), flagging.close(), removals.close(), neighbours.close()]);
      publisher.disconnect();
      await mongo.close();
      await stores.drop();
    },
  };
  return civ;
};
export type OpenCiv = Awaited<ReturnType<typeof openCiv>>;

/** What a problem says, with its status. */
export const problemOf = async (response: Response): Promise<[number, string]> => [
  response.status,
  ((await response.json()) as Problem).error,
];
