import { randomBytes, randomUUID } from 'node:crypto';
import { subscribeEvents } from '@360/chassis/event-channel';
import { createLogger } from '@360/chassis/logger';
import { connectMongo } from '@360/chassis/mongo/connect-mongo';
import { createProducer } from '@360/chassis/queue/create-producer';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { BillingStatus, PendingPayment, SubscriptionResponse } from '@360/contracts/billing';
import type { StreamEvent } from '@360/contracts/events';
import type { Identity } from '@360/contracts/identity';
import { readerRemovalBilling } from '@360/contracts/jobs';
import type { Problem } from '@360/contracts/problem';
import { ownStores } from '@360/testkit/own-stores';
import { signedFetch } from '@360/testkit/signed-fetch';
import { readConfig } from '../src/config.ts';
import { startBillingService } from '../src/service.ts';

export const logger = createLogger('test', 'silent');
export const GOOD_CARD = '4242424242424242';
/** Is taken, and declined whenever it is charged later. */
export const LATER_DECLINED_CARD = '4000000000000341';
const DAY_MS = 86_400_000;

/** Stores and a billing service on them whose clock the test moves. */
export const openBilling = async (settings: Record<string, string> = {}) => {
  const stores = ownStores();
  const key = randomBytes(32);
  const mongo = await connectMongo(stores.mongoUrl, logger);
  const redis = connectRedis(stores.redisUrl, 'subscriber', logger);
  const events: StreamEvent[] = [];
  await subscribeEvents(redis, logger, (event) => void events.push(event));
  const removals = createProducer(readerRemovalBilling, {
    ...{ redisUrl: stores.redisUrl, prefix: stores.queuePrefix, logger },
  });
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const config = readConfig({
    ...{ PORT: '0', ROLE: 'all', MONGO_URL: stores.mongoUrl, REDIS_URL: stores.redisUrl, LOG_LEVEL: 'silent' },
    ...{ QUEUE_PREFIX: stores.queuePrefix, IDENTITY_KEY: key.toString('base64url'), ENSURE_INDEXES: 'true' },
    ...{ PUBLIC_ORIGIN: 'https://news.example', SWEEP_SECONDS: '0.1', ...settings },
  });
  let service = await startBillingService(config, logger, now);

  /** A reader nobody else is. */
  const newReader = () => {
    const sid = randomUUID();
    const who: Identity = { sub: `anon:${sid}`, sid, roles: ['reader'] };
    const ask = (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST', more = {}) =>
      signedFetch(
        service.url,
        key,
        who,
      )(path, {
        method,
        headers: { ...more, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const read = async <Body>(path: string, body?: unknown): Promise<Body> => {
      const answer = await ask(path, body);
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as Body;
    };
    const pay = (clientSecret: string | null, number = GOOD_CARD) =>
      ask('/api/billing/test-payments', {
        clientSecret,
        card: { number, expMonth: 12, expYear: now().getUTCFullYear() + 3, cvc: '123' },
      });
    return {
      ...{ sub: who.sub, ask, read, pay },
      status: () => read<BillingStatus>('/api/billing'),
      subscribe: async (tier: 'pro' | 'power', card = GOOD_CARD): Promise<PendingPayment> => {
        const { clientSecret } = await read<SubscriptionResponse>('/api/create-subscription', { tier });
        const answer = await pay(clientSecret, card);
        if (!answer.ok) throw new Error(`paying: ${answer.status} ${await answer.text()}`);
        return (await answer.json()) as PendingPayment;
      },
      buyReport: async (reportId?: string): Promise<void> => {
        const body = { amount: 0.99, ...(reportId && { reportId }) };
        const { clientSecret } = await read<SubscriptionResponse>('/api/create-payment-intent', body);
        const answer = await pay(clientSecret);
        if (!answer.ok) throw new Error(`paying: ${answer.status} ${await answer.text()}`);
      },
      allowance: async (reportId: string): Promise<string | number> => {
        const answer = await ask('/internal/report-allowance', { reportId });
        return answer.ok ? ((await answer.json()) as { granted: string }).granted : answer.status;
      },
      giveBack: (reportId: string) => ask(`/internal/report-allowance/${reportId}`, undefined, 'DELETE'),
      events: () => events.filter((event) => event.type === 'billing.changed' && event.to === who.sub).length,
    };
  };

  return {
    ...{ mongo, key, now, newReader, removals, events, config },
    url: () => service.url,
    /** Moves the clock on. */
    pass: (days: number) => {
      ahead += days * DAY_MS;
    },
    restart: async () => {
      await service.stop();
      service = await startBillingService(config, logger, now);
    },
    stop: async () => {
      await service.stop();
      await removals.close();
      redis.disconnect();
      await mongo.close();
      await stores.drop();
    },
  };
};
export type OpenBilling = Awaited<ReturnType<typeof openBilling>>;
export type TestReader = ReturnType<OpenBilling['newReader']>;

/** What a problem says, with its status. */
export const problemOf = async (response: Response): Promise<[number, string, string]> => {
  const { code, error } = (await response.json()) as Problem;
  return [response.status, code, error];
};
