import { AppError } from '@360/chassis/errors';
import type { testPaymentSchema } from '@360/contracts/billing';
import type { z } from 'zod';
import { cardSentence } from '../provider/card-sentences.ts';
import type { StandIn } from '../stand-in/stand-in.ts';
import type { CheckoutDoc } from './checkout.model.ts';
import type { CheckoutRepo } from './checkout.repo.ts';
import type { SyncCheckout } from './sync-checkout.ts';

interface Parts {
  checkouts: Pick<CheckoutRepo, 'bySecret'>;
  syncCheckout: SyncCheckout;
}

const unknown = (): AppError => new AppError('not_found', 'There is no such payment.');
const over = (): AppError =>
  new AppError('conflict', 'This payment is no longer open. Please choose a plan or a report again.');

/** An open or settled checkout of the reader, by its secret. @throws AppError `not_found`, of another reader's too */
export const checkoutOf = async (
  checkouts: Pick<CheckoutRepo, 'bySecret'>,
  sub: string,
  clientSecret: string,
): Promise<CheckoutDoc> => {
  const doc = await checkouts.bySecret(sub, clientSecret);
  if (!doc) throw unknown();
  return doc;
};

/**
 * Pays a checkout with a card for testing; one that is paid stays so.
 * @throws AppError `payment_required` where the card is refused, `conflict` where the checkout is over
 */
export const createTestPayment =
  ({ checkouts, syncCheckout }: Parts, standIn: Pick<StandIn, 'pay'>) =>
  async (sub: string, { clientSecret, card }: z.output<typeof testPaymentSchema>): Promise<CheckoutDoc> => {
    const { _id } = await checkoutOf(checkouts, sub, clientSecret);
    const fault = await standIn.pay(clientSecret, card);
    if (fault) throw new AppError('payment_required', cardSentence(fault));
    const doc = await syncCheckout(_id);
    if (doc?.state !== 'paid' && doc?.state !== 'refunded') throw over();
    return doc;
  };
