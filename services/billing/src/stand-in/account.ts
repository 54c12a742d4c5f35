/** All times are in seconds since 1970, as Stripe has them; all amounts in cents. */
export interface Price {
  id: string;
  product: string;
  unitAmount: number;
  recurring: boolean;
}

export type Metadata = Record<string, string>;

export interface Session {
  id: string;
  secret: string;
  created: number;
  expiresAt: number;
  mode: 'subscription' | 'payment';
  price: Price;
  metadata: Metadata;
  /** What the subscription, or the invoice of a payment, says of itself. */
  innerMetadata: Metadata;
  trialDays: number;
  discount: number;
  status: 'open' | 'complete' | 'expired';
  successUrl: string;
  cancelUrl: string;
  subscription: string | null;
  invoice: string | null;
  paymentIntent: string | null;
}

export interface Subscription {
  id: string;
  created: number;
  price: Price;
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  /** Its periods end a whole number of months after this. */
  anchor: number;
  periodStart: number;
  periodEnd: number;
  trialStart: number | null;
  trialEnd: number | null;
  cancelAtPeriodEnd: boolean;
  endedAt: number | null;
  pastDueSince: number | null;
  metadata: Metadata;
}

export interface Invoice {
  id: string;
  created: number;
  subscription: string | null;
  metadata: Metadata;
  /** Below zero where more is credited than charged. */
  total: number;
  amountPaid: number;
  status: 'open' | 'paid';
  paymentIntent: string | null;
}

export interface Charge {
  id: string;
  created: number;
  amount: number;
  paymentIntent: string;
  refunded: boolean;
}

interface Happening {
  id: string;
  type: string;
  created: number;
  object: object;
}

/** All that a payment provider keeps of one customer: one document, so that each change of it is one write. */
export interface Account {
  _id: string;
  created: number;
  deleted: boolean;
  metadata: Metadata;
  /** Below zero where something is credited to the customer. */
  balance: number;
  /** Number of the card for testing that was used last. */
  card: string | null;
  sessions: Session[];
  subscriptions: Subscription[];
  invoices: Invoice[];
  charges: Charge[];
  /** What happened and has not been told yet. */
  outbox: Happening[];
  /** When something happens by itself next. */
  dueAt: number | null;
}

export const isLive = ({ status }: Subscription): boolean => status !== 'canceled';

/** How long a subscription that is not paid is kept. */
export const PAST_DUE_SECONDS = 14 * 86_400;

/** When time alone changes something of the account next. */
export const nextDue = ({ subscriptions, sessions }: Account): number | null => {
  const times = [
    ...subscriptions
      .filter(isLive)
      .map(({ pastDueSince, periodEnd }) => (pastDueSince === null ? periodEnd : pastDueSince + PAST_DUE_SECONDS)),
    ...sessions.filter(({ status }) => status === 'open').map(({ expiresAt }) => expiresAt),
  ];
  return times.length > 0 ? Math.min(...times) : null;
};
