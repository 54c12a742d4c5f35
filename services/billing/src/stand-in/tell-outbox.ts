import type { Logger } from '@360/chassis/logger';
import type { AccountRepo } from './account.repo.ts';

const MOST_ACCOUNTS = 50;

interface Parts {
  accounts: AccountRepo;
  /** Sends a body to whoever listens. @throws where it is not taken */
  send: (body: string) => Promise<void>;
  apiVersion: string;
  logger: Logger;
}

/**
 * Tells what happened and was not told yet, in order, each until it is taken; answers whether anything was told. Cut off
 * between telling and forgetting, it is told again: whoever listens has to bear that, as with Stripe.
 */
export const createTellOutbox = ({ accounts, send, apiVersion, logger }: Parts) => {
  const tell = async (
    _id: string,
    { object, ...event }: { id: string; type: string; created: number; object: object },
  ) => {
    const request = { id: null, idempotency_key: null };
    const about = { api_version: apiVersion, livemode: false, pending_webhooks: 1, request };
    await send(JSON.stringify({ ...event, ...about, object: 'event', data: { object } }));
    await accounts.change({ _id }, (account) => {
      account.outbox = account.outbox.filter(({ id }) => id !== event.id);
    });
  };

  return async (): Promise<boolean> => {
    const waiting = await accounts.untold(MOST_ACCOUNTS);
    let told = 0;
    for (const { _id, outbox } of waiting) {
      try {
        for (const event of outbox) {
          await tell(_id, event);
          told++;
        }
      } catch (cause) {
        logger.warn({ err: cause }, 'webhook not taken yet');
      }
    }
    return told > 0;
  };
};
