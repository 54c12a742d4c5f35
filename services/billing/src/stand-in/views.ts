import type { Account, Charge, Invoice, Price, Session, Subscription } from './account.ts';

const CURRENCY = 'usd';
const livemode = false;

/** A list as Stripe answers it. */
export const listView = (data: object[], hasMore = false) => ({ object: 'list', data, has_more: hasMore, url: '/v1' });

export const priceView = (price: Price & { lookupKey?: string | null }) => ({
  ...{ id: price.id, object: 'price', active: true, currency: CURRENCY, livemode, product: price.product },
  ...{ lookup_key: price.lookupKey ?? null, unit_amount: price.unitAmount, metadata: {} },
  ...{ type: price.recurring ? 'recurring' : 'one_time' },
  recurring: price.recurring ? { interval: 'month', interval_count: 1, usage_type: 'licensed' } : null,
});

export const customerView = ({ _id, created, deleted, metadata, balance }: Account) =>
  deleted
    ? { id: _id, object: 'customer', deleted: true }
    : { id: _id, object: 'customer', created, livemode, metadata, balance, email: null };

export const subscriptionView = (customer: string, subscription: Subscription) => ({
  ...{ id: subscription.id, object: 'subscription', customer, livemode, currency: CURRENCY },
  ...{ created: subscription.created, start_date: subscription.created, status: subscription.status },
  ...{ cancel_at_period_end: subscription.cancelAtPeriodEnd, metadata: subscription.metadata },
  ...{ ended_at: subscription.endedAt, trial_start: subscription.trialStart, trial_end: subscription.trialEnd },
  cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
  billing_cycle_anchor: subscription.anchor,
  items: listView([
    {
      ...{ id: subscription.id.replace('sub_', 'si_'), object: 'subscription_item', subscription: subscription.id },
      ...{ quantity: 1, price: priceView(subscription.price), created: subscription.created },
      ...{ current_period_start: subscription.periodStart, current_period_end: subscription.periodEnd },
    },
  ]),
});

export const invoiceView = (customer: string, invoice: Invoice) => ({
  ...{ id: invoice.id, object: 'invoice', customer, livemode, currency: CURRENCY, created: invoice.created },
  ...{ total: invoice.total, amount_paid: invoice.amountPaid, status: invoice.status, metadata: invoice.metadata },
  ...{ hosted_invoice_url: null, invoice_pdf: null },
  parent:
    invoice.subscription === null
      ? null
      : {
          type: 'subscription_details',
          quote_details: null,
          subscription_details: { subscription: invoice.subscription, metadata: invoice.metadata },
        },
  payments: listView(
    invoice.paymentIntent === null
      ? []
      : [{ object: 'invoice_payment', payment: { type: 'payment_intent', payment_intent: invoice.paymentIntent } }],
  ),
});

export const chargeView = (customer: string, charge: Charge) => ({
  ...{ id: charge.id, object: 'charge', customer, livemode, currency: CURRENCY, created: charge.created },
  ...{ amount: charge.amount, refunded: charge.refunded, payment_intent: charge.paymentIntent },
});

/** A payment, with its charge as it is where that is asked for. */
export const paymentView = (customer: string, charge: Charge, expanded = false) => ({
  ...{ id: charge.paymentIntent, object: 'payment_intent', customer, livemode, currency: CURRENCY },
  ...{ created: charge.created, amount: charge.amount, status: 'succeeded' },
  latest_charge: expanded ? chargeView(customer, charge) : charge.id,
});

/** Paid on a page of our own site, to which the address leads; Stripe's own sessions are paid on Stripe's. */
export const sessionView = (account: Account, session: Session, checkoutPage: string, expanded = false) => {
  const charge = account.charges.find(({ paymentIntent }) => paymentIntent === session.paymentIntent);
  const isOpen = session.status === 'open';
  const due = session.trialDays > 0 ? 0 : session.price.unitAmount - session.discount;
  return {
    ...{ id: session.id, object: 'checkout.session', customer: account._id, livemode, currency: CURRENCY },
    ...{ created: session.created, expires_at: session.expiresAt, mode: session.mode, status: session.status },
    ...{ metadata: session.metadata, success_url: session.successUrl, cancel_url: session.cancelUrl },
    ...{ subscription: session.subscription, invoice: session.invoice, amount_total: due },
    payment_status: due === 0 ? 'no_payment_required' : session.status === 'complete' ? 'paid' : 'unpaid',
    payment_intent: charge && expanded ? paymentView(account._id, charge, true) : session.paymentIntent,
    client_secret: session.secret,
    url: isOpen ? `${checkoutPage}?client_secret=${session.secret}` : null,
  };
};
