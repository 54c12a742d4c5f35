import type Stripe from 'stripe';
import type { CheckoutRepo } from '../payments/checkout.repo.ts';
import { isMissing, isRefused } from '../provider/provider-errors.ts';
import type { SpendingRepo } from '../usage/spending.repo.ts';
import type { ReaderRepo } from './reader.repo.ts';

/** What came in while the first pass ran goes with the next. */
const PASSES = 4;

interface Parts {
  readers: Pick<ReaderRepo, 'of' | 'erase'>;
  checkouts: Pick<CheckoutRepo, 'open' | 'erase'>;
  spendings: Pick<SpendingRepo, 'erase'>;
  stripe: Pick<Stripe, 'checkout' | 'customers' | 'subscriptions'>;
}

const unlessGone = async (work: () => Promise<unknown>): Promise<void> => {
  try {
    await work();
  } catch (cause) {
    if (!isMissing(cause)) throw cause;
  }
};

/**
 * Ends a reader's subscription, deletes the customer they are at the payment provider, and erases everything of them
 * here. May be repeated. @throws what the provider's SDK throws: nothing is erased here before it is there
 */
export const createEraseReader = ({ readers, checkouts, spendings, stripe }: Parts) => {
  const leaveProvider = async (sub: string): Promise<void> => {
    // One that is paid or over cannot be ended.
    for (const kind of ['subscription', 'report'] as const)
      for (const { _id } of await checkouts.open(sub, kind))
        await stripe.checkout.sessions.expire(_id).catch((cause: unknown) => {
          if (!isRefused(cause)) throw cause;
        });
    const customer = (await readers.of(sub))?.customerId;
    if (!customer) return;
    await unlessGone(async () => {
      const { data } = await stripe.subscriptions.list({ customer, limit: 100 });
      for (const { id } of data) await unlessGone(() => stripe.subscriptions.cancel(id));
    });
    await unlessGone(() => stripe.customers.del(customer));
  };

  return async (sub: string): Promise<void> => {
    await leaveProvider(sub);
    for (let pass = 0; pass < PASSES; pass++) {
      const gone = [await readers.erase(sub), await checkouts.erase(sub), await spendings.erase(sub)];
      if (gone.every((count) => count === 0)) break;
    }
  };
};
