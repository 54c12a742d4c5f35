import { randomBytes } from 'node:crypto';
import { serve } from '@360/chassis/http/serve';
import { stopInOrder } from '@360/chassis/lifecycle';
import type { Logger } from '@360/chassis/logger';
import { startLoop } from '@360/chassis/loop';
import type { Connection } from 'mongoose';
import Stripe from 'stripe';
import { createStandInModels } from './account.model.ts';
import { createAccountRepo } from './account.repo.ts';
import { advance } from './advance.ts';
import type { Card, CardFault } from './cards.ts';
import { createCatalogueRepo } from './catalogue.repo.ts';
import { createStandInApp } from './create-app.ts';
import { paySession } from './pay-session.ts';
import { createTellOutbox } from './tell-outbox.ts';

/** Its calls are asked with this key; it opens nothing. */
export const STAND_IN_KEY = 'sk_test_stand_in';
const CHECKOUT_PAGE = '/checkout';
const MOST_DUE = 50;

interface Options {
  mongo: Connection;
  ensureIndexes: boolean;
  logger: Logger;
  now: () => Date;
  everyMs: number;
  /** Where open sessions are paid. */
  checkoutPage?: string;
}

/** A signed webhook on its way. @throws where it is not taken */
export type SendWebhook = (body: string, signature: string) => Promise<void>;

/**
 * A payment provider on a loopback port of its own, for where none is set up: it knows the calls of Stripe that this
 * service uses, keeps its state in the service's database, takes cards for testing, and tells what happens by signed
 * webhooks. Nothing is charged.
 */
export const openStandIn = async ({ mongo, ensureIndexes, logger, now, everyMs, checkoutPage }: Options) => {
  const models = createStandInModels(mongo);
  if (ensureIndexes) for (const model of Object.values(models)) await model.createIndexes();
  const accounts = createAccountRepo(models.accounts);
  const seconds = () => Math.floor(now().getTime() / 1_000);
  let onHappening = (): void => undefined;
  const parts = { accounts, catalogue: createCatalogueRepo(models.catalogue), now: seconds };
  const app = createStandInApp({
    ...parts,
    onHappening: () => onHappening(),
    checkoutPage: checkoutPage ?? CHECKOUT_PAGE,
  });
  const listening = await serve(app, { host: '127.0.0.1', port: 0 });
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const { webhooks } = new Stripe(STAND_IN_KEY);

  const letTimePass = async (): Promise<boolean> => {
    const due = await accounts.dueIds(seconds(), MOST_DUE);
    for (const _id of due) await accounts.change({ _id }, (account) => advance(account, seconds()));
    return due.length === MOST_DUE;
  };

  return {
    url: listening.url,
    webhookSecret,
    /** Pays an open session; why the card was refused, or null. Undefined where there is no such session. */
    pay: async (secret: string, card: Card): Promise<CardFault | null | undefined> => {
      const paid = await accounts.change({ 'sessions.secret': secret }, (account) => {
        const session = account.sessions.find((each) => each.secret === secret);
        return session ? { fault: paySession(account, session, card, now()) } : null;
      });
      onHappening();
      return paid?.fault;
    },
    /** Lets time pass and tells what happens, until it is stopped. */
    start: (sendWebhook: SendWebhook): { stop: () => Promise<void> } => {
      const send = (payload: string) =>
        sendWebhook(payload, webhooks.generateTestHeaderString({ payload, secret: webhookSecret }));
      const tellOutbox = createTellOutbox({ accounts, send, apiVersion: Stripe.API_VERSION, logger });
      const loop = startLoop(
        'payment stand-in',
        () => everyMs,
        logger,
        async () => {
          const more = await letTimePass();
          return (await tellOutbox()) || more;
        },
      );
      onHappening = () => loop.nudge();
      return loop;
    },
    close: () => stopInOrder([() => listening.close()]),
  };
};
export type StandIn = Awaited<ReturnType<typeof openStandIn>>;
