import type { Account, Invoice, Metadata, Subscription } from './account.ts';
import { declinesCharges } from './cards.ts';
import { happen, newId } from './happen.ts';

/**
 * Writes an invoice over `total` cents and asks the money of the customer's card, less what is credited to them; what is
 * below zero is credited. The invoice stays open where the card is declined.
 */
export const bill = (
  account: Account,
  { total, subscription, metadata }: { total: number; subscription: Subscription | null; metadata: Metadata },
  now: number,
): Invoice => {
  const due = Math.max(0, total + account.balance);
  const invoice: Invoice = {
    ...{ id: newId('in'), created: now, subscription: subscription?.id ?? null, metadata, total },
    ...{ amountPaid: 0, status: 'open', paymentIntent: null },
  };
  account.invoices.unshift(invoice);
  if (due > 0 && declinesCharges(account.card)) {
    happen.invoice(account, 'payment_failed', invoice, now);
    return invoice;
  }
  account.balance += total - due;
  Object.assign(invoice, { status: 'paid', amountPaid: due });
  if (due > 0) {
    const paymentIntent = newId('pi');
    const charge = { id: newId('ch'), created: now, amount: due, paymentIntent, refunded: false };
    account.charges.unshift(charge);
    invoice.paymentIntent = paymentIntent;
    happen.paid(account, charge, now);
  }
  happen.invoice(account, 'paid', invoice, now);
  return invoice;
};
