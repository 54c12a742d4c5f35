import { randomUUID } from 'node:crypto';
import type { Account, Charge, Invoice, Session, Subscription } from './account.ts';
import { chargeView, invoiceView, paymentView, sessionView, subscriptionView } from './views.ts';

/** An id that no other object has. */
export const newId = (prefix: string): string => `${prefix}_${randomUUID().replaceAll('-', '')}`;

const put = (account: Account, type: string, created: number, object: object): void => {
  account.outbox.push({ id: newId('evt'), type, created, object });
};

/** Puts what happened into the outbox of the account, as Stripe tells it. */
export const happen = {
  subscription: (account: Account, what: 'created' | 'updated' | 'deleted', subscription: Subscription, now: number) =>
    put(account, `customer.subscription.${what}`, now, subscriptionView(account._id, subscription)),
  invoice: (account: Account, what: 'paid' | 'payment_failed', invoice: Invoice, now: number) =>
    put(account, `invoice.${what}`, now, invoiceView(account._id, invoice)),
  paid: (account: Account, charge: Charge, now: number) =>
    put(account, 'payment_intent.succeeded', now, paymentView(account._id, charge)),
  refunded: (account: Account, charge: Charge, now: number) =>
    put(account, 'charge.refunded', now, chargeView(account._id, charge)),
  session: (account: Account, what: 'completed' | 'expired', session: Session, now: number) =>
    put(account, `checkout.session.${what}`, now, sessionView(account, session, '')),
};
