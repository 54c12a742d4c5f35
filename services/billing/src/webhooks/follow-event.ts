import type { StreamEvent } from '@360/contracts/events';
import type Stripe from 'stripe';
import type { CheckoutRepo } from '../payments/checkout.repo.ts';
import type { SyncCheckout } from '../payments/sync-checkout.ts';
import type { ReaderRepo } from '../readers/reader.repo.ts';
import type { SyncReader } from '../subscriptions/sync-reader.ts';
import type { EventRepo } from './event.model.ts';

interface Parts {
  events: Pick<EventRepo, 'isKnown' | 'keep'>;
  readers: Pick<ReaderRepo, 'byCustomer'>;
  checkouts: Pick<CheckoutRepo, 'byPayment'>;
  syncReader: SyncReader;
  syncCheckout: SyncCheckout;
  publish: (event: StreamEvent) => Promise<void>;
  now: () => Date;
}

const idOf = (named: string | { id: string } | null | undefined): string | null =>
  typeof named === 'string' ? named : (named?.id ?? null);

/** What an event is about, of all that is read again. */
const subjectOf = (event: Stripe.Event): { customer: string | null; session?: string; payment?: string | null } => {
  const { object } = event.data;
  if (!('object' in object)) return { customer: null };
  switch (object.object) {
    case 'checkout.session':
      return { customer: idOf(object.customer), session: object.id };
    case 'charge':
      return { customer: idOf(object.customer), payment: idOf(object.payment_intent) };
    case 'subscription':
    case 'invoice':
      return { customer: idOf(object.customer) };
    case 'customer':
      return { customer: object.id };
    default:
      return { customer: null };
  }
};

/**
 * Follows one event of the payment provider. Nothing of what it says is stored: it names what is to be read again, so
 * events may come late, often and in any order. One that was followed already, or is about nobody here, is passed over.
 */
export const createFollowEvent = (parts: Parts) => {
  const { events, readers, checkouts, syncReader, syncCheckout, publish, now } = parts;

  const readAgain = async (event: Stripe.Event): Promise<void> => {
    const { customer, session, payment } = subjectOf(event);
    if (customer === null) return;
    const reader = await readers.byCustomer(customer);
    if (!reader) return;
    const checkoutId = session ?? (payment ? (await checkouts.byPayment(payment))?._id : undefined);
    if (checkoutId !== undefined) await syncCheckout(checkoutId);
    const changed = await syncReader(reader._id);
    // Invoices are read from the provider whenever they are shown.
    if (!changed && /^(?:invoice|charge)\./.test(event.type))
      await publish({ type: 'billing.changed', to: reader._id });
  };

  return async (event: Stripe.Event): Promise<void> => {
    if (await events.isKnown(event.id)) return;
    await readAgain(event);
    await events.keep(event.id, now());
  };
};
export type FollowEvent = ReturnType<typeof createFollowEvent>;
