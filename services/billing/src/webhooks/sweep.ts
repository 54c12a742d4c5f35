import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { CheckoutRepo } from '../payments/checkout.repo.ts';
import type { SyncCheckout } from '../payments/sync-checkout.ts';
import type { ReaderRepo } from '../readers/reader.repo.ts';
import type { SyncReader } from '../subscriptions/sync-reader.ts';
import type { EventRepo } from './event.model.ts';

const MOST_AT_ONCE = 20;
const AGAIN_MS = 5 * 60_000;
const KEPT_MS = 30 * 86_400_000;

interface Parts {
  readers: Pick<ReaderRepo, 'due' | 'putOff'>;
  checkouts: Pick<CheckoutRepo, 'due' | 'putOff' | 'forget'>;
  events: Pick<EventRepo, 'forget'>;
  syncReader: SyncReader;
  syncCheckout: SyncCheckout;
  logger: Logger;
  now: () => Date;
}

/**
 * Reads again what has not been heard of for a while, so that webhooks that were lost, or came while nobody listened, are
 * made up for; forgets what is over for thirty days.
 */
export const startSweep = (parts: Parts, everyMs: number): Loop => {
  const { readers, checkouts, events, syncReader, syncCheckout, logger, now } = parts;
  const later = () => new Date(now().getTime() + AGAIN_MS);
  const attempt = async (read: () => Promise<unknown>, putOff: () => Promise<void>): Promise<void> => {
    try {
      await read();
    } catch (cause) {
      logger.warn({ err: cause }, 'the payment provider was not read');
      await putOff();
    }
  };

  return startLoop(
    'billing sweep',
    () => everyMs,
    logger,
    async () => {
      const open = await checkouts.due(now(), MOST_AT_ONCE);
      for (const { _id } of open)
        await attempt(
          () => syncCheckout(_id),
          () => checkouts.putOff(_id, later()),
        );
      const subs = await readers.due(now(), MOST_AT_ONCE);
      for (const sub of subs)
        await attempt(
          () => syncReader(sub),
          () => readers.putOff(sub, later()),
        );
      const before = new Date(now().getTime() - KEPT_MS);
      await events.forget(before);
      await checkouts.forget(before);
      return open.length === MOST_AT_ONCE || subs.length === MOST_AT_ONCE;
    },
  );
};
