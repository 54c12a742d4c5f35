import express, { type Express } from 'express';
import type { AccountRepo } from './account.repo.ts';
import { catalogueCalls } from './catalogue.calls.ts';
import type { CatalogueRepo } from './catalogue.repo.ts';
import { checkoutCalls } from './checkout.calls.ts';
import { customerCalls } from './customer.calls.ts';
import { answerRefusal, missing } from './refusal.ts';
import { subscriptionCalls } from './subscription.calls.ts';

export interface CallParts {
  accounts: AccountRepo;
  catalogue: CatalogueRepo;
  /** In seconds. */
  now: () => number;
  /** Something was put into an outbox. */
  onHappening: () => void;
  /** Where open sessions are paid. */
  checkoutPage: string;
}

/** The calls of Stripe's API that this service uses, answered from what is kept here. */
export const createStandInApp = (parts: CallParts): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended');
  app.use(express.urlencoded({ extended: true }));
  app.use('/v1', catalogueCalls(parts));
  app.use('/v1', customerCalls(parts));
  app.use('/v1', checkoutCalls(parts));
  app.use('/v1', subscriptionCalls(parts));
  app.use((req) => {
    throw missing(`address: ${req.path}`);
  });
  app.use(answerRefusal);
  return app;
};
