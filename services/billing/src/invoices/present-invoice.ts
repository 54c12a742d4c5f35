import { type Invoice, paidTierSchema } from '@360/contracts/billing';
import type Stripe from 'stripe';

const STATES: Partial<Record<Stripe.Invoice.Status, Invoice['state']>> = {
  paid: 'paid',
  open: 'open',
  uncollectible: 'open',
  void: 'void',
};

const isRefunded = (invoice: Stripe.Invoice, refunded: ReadonlySet<string>): boolean =>
  (invoice.payments?.data ?? []).some(({ payment: { payment_intent: intent } }) => {
    const id = typeof intent === 'string' ? intent : intent?.id;
    return id !== undefined && refunded.has(id);
  });

/** An invoice of Stripe's as readers see it; null for a draft. `refunded` holds the payments that were given back. */
export const presentInvoice = (invoice: Stripe.Invoice, refunded: ReadonlySet<string>): Invoice | null => {
  const state = invoice.status ? STATES[invoice.status] : undefined;
  if (!state) return null;
  const about = invoice.parent?.subscription_details ?? null;
  return {
    id: invoice.id,
    at: new Date(invoice.created * 1_000).toISOString(),
    kind: about ? 'subscription' : 'report',
    tier: paidTierSchema
      .nullable()
      .catch(null)
      .parse(about?.metadata?.tier ?? null),
    amountCents: invoice.total,
    state: state === 'paid' && isRefunded(invoice, refunded) ? 'refunded' : state,
    url: invoice.hosted_invoice_url ?? null,
  };
};
