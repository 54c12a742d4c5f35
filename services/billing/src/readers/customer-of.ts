import type Stripe from 'stripe';
import type { ReaderRepo } from './reader.repo.ts';

interface Parts {
  readers: Pick<ReaderRepo, 'orNew' | 'setCustomer'>;
  stripe: Pick<Stripe, 'customers'>;
}

/** The customer that a reader is at the payment provider, made with the first payment, and once. */
export const createCustomerOf =
  ({ readers, stripe }: Parts) =>
  async (sub: string): Promise<string> => {
    const { customerId, customerKey } = await readers.orNew(sub);
    if (customerId !== null) return customerId;
    const customer = await stripe.customers.create({ metadata: { sub } }, { idempotencyKey: customerKey });
    await readers.setCustomer(sub, customer.id);
    return customer.id;
  };
export type CustomerOf = ReturnType<typeof createCustomerOf>;
