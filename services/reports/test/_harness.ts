import { randomBytes, randomUUID } from 'node:crypto';
import { publishEvent, subscribeEvents } from '@360/chassis/event-channel';
import { createLogger } from '@360/chassis/logger';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { createProducer } from '@360/chassis/queue/create-producer';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { StreamEvent } from '@360/contracts/events';
import { readerRemovalReports } from '@360/contracts/jobs';
import { type Report, reportSchema } from '@360/contracts/reports';
import { ownStores } from '@360/testkit/own-stores';
import { signedFetch } from '@360/testkit/signed-fetch';
import { waitUntil } from '@360/testkit/wait-until';
import { readConfig } from '../src/config.ts';
import { startReportsService } from '../src/service.ts';
import { STORY, startNeighbours } from './_neighbours.ts';

const logger = createLogger('test', 'silent');
const PATIENCE_MS = 45_000;
export const GENERATE = '/api/professional-report/generate';

export const newId = (): string => randomUUID().replaceAll('-', '');
/** A body of a request for a report. */
export const orderOf = (more: object = {}): object => ({
  ...{ topic: 'The flood of Lennow', storyId: STORY, include: { consensus: true, appendices: true }, export: ['json'] },
  ...{ timeframe: { from: '2026-03-01', to: '2026-03-04' } },
  ...more,
});

type Role = 'web' | 'worker' | 'all';

/** Stores, stand-ins for the services beside, and any number of real services before them. */
export const openReports = async () => {
  const stores = ownStores();
  const key = randomBytes(32);
  const neighbours = await startNeighbours(key);
  const mongo = await connectMongo(stores.mongoUrl, logger);
  const subscriber = connectRedis(stores.redisUrl, 'subscriber', logger);
  const publisher = connectRedis(stores.redisUrl, 'producer', logger);
  const events: StreamEvent[] = [];
  await subscribeEvents(subscriber, logger, (event) => void events.push(event));
  const removals = createProducer(readerRemovalReports, {
    ...{ redisUrl: stores.redisUrl, prefix: stores.queuePrefix, logger },
  });
  const running = new Set<() => Promise<void>>();

  const envOf = (role: Role): Record<string, string> => ({
    ...{ PORT: '0', ROLE: role, MONGO_URL: stores.mongoUrl, REDIS_URL: stores.redisUrl, LOG_LEVEL: 'silent' },
    ...{ QUEUE_PREFIX: stores.queuePrefix, IDENTITY_KEY: key.toString('base64url'), ENSURE_INDEXES: 'true' },
    ...{ FEED_URL: neighbours.url, ANALYSIS_URL: neighbours.url, BILLING_URL: neighbours.url },
    PUBLISHER_SWEEP_SECONDS: '0.1',
  });
  const start = async (role: Role) => {
    const service = await startReportsService(readConfig(envOf(role)), logger);
    const stop = async () => {
      running.delete(stop);
      await service.stop();
    };
    running.add(stop);
    return { url: service.url, stop };
  };
  const web = await start('web');

  const as = (sub: string) => {
    const ask = signedFetch(web.url, key, { sub, sid: 's', roles: ['reader'] });
    const read = async (id: string): Promise<Report> =>
      reportSchema.parse(await (await ask(`/api/reports/${id}`)).json());
    return {
      ask,
      read,
      post: (path: string, body: object = {}, headers: Record<string, string> = {}) =>
        ask(path, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { ...headers, 'content-type': 'application/json' },
        }),
      order: async (more: object = {}): Promise<Report> => {
        const body = JSON.stringify(orderOf(more));
        const answer = await ask(GENERATE, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
        return reportSchema.parse(await answer.json());
      },
      until: (id: string, step: Report['step']): Promise<Report> =>
        waitUntil(`the report being ${step}`, PATIENCE_MS, async () => {
          const report = await read(id);
          return report.step === step ? report : null;
        }),
    };
  };

  return {
    ...{ neighbours, events, start, envOf, as },
    reports: mongo.collection<{ _id: string }>('reports'),
    kept: mongo.collection<{ _id: string; reportId: string }>('report_bytes'),
    publish: (event: StreamEvent) => publishEvent(publisher, logger, event),
    removeReader: (sub: string) => removals.add({ sub }),
    stop: async () => {
      await Promise.all([...running].map((stop) => stop()));
      await removals.close();
      subscriber.disconnect();
      publisher.disconnect();
      await mongo.close();
      await neighbours.close();
      await stores.drop();
    },
  };
};
export type OpenReports = Awaited<ReturnType<typeof openReports>>;
