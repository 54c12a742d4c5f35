import type { Invoice } from '@360/contracts/billing';
import type Stripe from 'stripe';
import { isMissing } from '../provider/provider-errors.ts';
import type { ReaderRepo } from '../readers/reader.repo.ts';
import { presentInvoice } from './present-invoice.ts';

const MOST_INVOICES = 50;
const MOST_CHARGES = 100;

interface Parts {
  readers: Pick<ReaderRepo, 'of'>;
  stripe: Pick<Stripe, 'invoices' | 'charges'>;
}

export interface InvoicePage {
  invoices: Invoice[];
  next: string | null;
}

const NONE: InvoicePage = { invoices: [], next: null };

/** A reader's invoices as the payment provider keeps them, newest first; `after` is the id of the last one seen. */
export const createListInvoices = ({ readers, stripe }: Parts) => {
  const refundedSince = async (customer: string, oldest: number): Promise<ReadonlySet<string>> => {
    const { data } = await stripe.charges.list({ customer, created: { gte: oldest }, limit: MOST_CHARGES });
    return new Set(
      data
        .filter(({ refunded }) => refunded)
        .flatMap(({ payment_intent: intent }) => (typeof intent === 'string' ? intent : (intent?.id ?? []))),
    );
  };

  return async (sub: string, after: string | null): Promise<InvoicePage> => {
    const customer = (await readers.of(sub))?.customerId;
    if (!customer) return NONE;
    try {
      const { data, has_more } = await stripe.invoices.list({
        ...{ customer, limit: MOST_INVOICES, expand: ['data.payments'] },
        ...(after !== null && { starting_after: after }),
      });
      const last = data.at(-1);
      if (!last) return NONE;
      const refunded = await refundedSince(customer, last.created);
      const invoices = data.flatMap((invoice) => presentInvoice(invoice, refunded) ?? []);
      return { invoices, next: has_more ? last.id : null };
    } catch (cause) {
      if (isMissing(cause)) return NONE;
      throw cause;
    }
  };
};
export type ListInvoices = ReturnType<typeof createListInvoices>;
