import { publishEvent } from '@360/chassis/event-channel';
import { stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import { createMetrics } from '@360/chassis/metrics';
import { connectMongo, pingMongo } from '@360/chassis/mongo/connect-mongo';
import { connectRedis } from '@360/chassis/redis/connect-redis';
import type { StreamEvent } from '@360/contracts/events';
import type { Connection } from 'mongoose';
import type { BillingConfig } from './config.ts';
import { createListInvoices } from './invoices/list-invoices.ts';
import { createBuyReport } from './payments/buy-report.ts';
import { createCheckoutModel } from './payments/checkout.model.ts';
import { createCheckoutRepo } from './payments/checkout.repo.ts';
import { createOpenCheckout } from './payments/open-checkout.ts';
import { createSyncCheckout } from './payments/sync-checkout.ts';
import { openProvider, type Provider } from './provider/open-provider.ts';
import { createPrices } from './provider/products.ts';
import { createCustomerOf } from './readers/customer-of.ts';
import { createEraseReader } from './readers/erase-reader.ts';
import { createReaderModel } from './readers/reader.model.ts';
import { createReaderRepo } from './readers/reader.repo.ts';
import { createPlanChanges } from './subscriptions/change-plan.ts';
import { createSubscribe } from './subscriptions/subscribe.ts';
import { createSyncReader } from './subscriptions/sync-reader.ts';
import { createGrants } from './usage/grant-report.ts';
import { createReadStanding, createReadStatus } from './usage/read-status.ts';
import { createSpendingModel } from './usage/spending.model.ts';
import { createSpendingRepo } from './usage/spending.repo.ts';
import { createEventModel, createEventRepo } from './webhooks/event.model.ts';
import { createFollowEvent } from './webhooks/follow-event.ts';

const openStores = async (mongo: Connection, ensureIndexes: boolean) => {
  const models = {
    readers: createReaderModel(mongo),
    checkouts: createCheckoutModel(mongo),
    spendings: createSpendingModel(mongo),
    events: createEventModel(mongo),
  };
  if (ensureIndexes) for (const model of Object.values(models)) await model.createIndexes();
  return {
    readers: createReaderRepo(models.readers),
    checkouts: createCheckoutRepo(models.checkouts),
    spendings: createSpendingRepo(models.spendings),
    events: createEventRepo(models.events),
  };
};

interface Ground {
  stores: Awaited<ReturnType<typeof openStores>>;
  provider: Provider;
  publish: (event: StreamEvent) => Promise<void>;
  now: () => Date;
}

/** What the service can do, on the stores and the provider it stands on. */
const createAbilities = ({ stores, provider, publish, now }: Ground) => {
  const { stripe, standIn } = provider;
  const ground = { ...stores, stripe, publish, now };
  const priceOf = createPrices(stripe);
  const syncReader = createSyncReader(ground);
  const syncCheckout = createSyncCheckout({ ...ground, syncReader });
  const openCheckout = createOpenCheckout({ ...ground, customerOf: createCustomerOf(ground), priceOf });
  const readStanding = createReadStanding(ground);
  return {
    syncReader,
    syncCheckout,
    subscribe: createSubscribe({ ...ground, openCheckout, syncCheckout }),
    planChanges: createPlanChanges({ ...ground, priceOf, syncReader }),
    buyReport: createBuyReport({ ...ground, openCheckout }),
    listInvoices: createListInvoices(ground),
    readStatus: createReadStatus(readStanding, standIn !== null),
    grants: createGrants({ ...ground, readStanding }),
    followEvent: createFollowEvent({ ...ground, syncReader, syncCheckout }),
    eraseReader: createEraseReader(ground),
  };
};

/** Everything the service stands on, wired by hand. @throws when the database does not answer */
export const createContext = async (config: BillingConfig, logger: Logger, now: () => Date) => {
  const mongo = await connectMongo(config.mongoUrl, logger);
  const redis = connectRedis(config.redisUrl, 'producer', logger);
  const publish = (event: StreamEvent) => publishEvent(redis, logger, event);
  const stores = await openStores(mongo, config.ensureIndexes);
  const provider = await openProvider({ config, mongo, logger, now });
  return {
    ...{ config, logger, now, publish, metrics: createMetrics('billing'), publicOrigin: config.publicOrigin },
    ...{ ...stores, ...provider, testMode: provider.standIn !== null },
    ...createAbilities({ stores, provider, publish, now }),
    checks: { mongo: () => pingMongo(mongo), redis: () => redis.ping() },
    close: () =>
      stopInOrder([async () => provider.standIn?.close(), async () => redis.disconnect(), () => mongo.close()]),
  };
};
export type BillingContext = Awaited<ReturnType<typeof createContext>>;
