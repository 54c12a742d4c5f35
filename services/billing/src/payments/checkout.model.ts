import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { PaidTier } from '@360/contracts/billing';
import { type Connection, Schema } from 'mongoose';

/** How far a checkout is; a later one never goes back to an earlier. */
export const CHECKOUT_STATES = ['open', 'canceled', 'paid', 'refunded'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

/** A checkout session of the payment provider, begun by the reader `sub`; one of a report that is paid is a purchase. */
export interface CheckoutDoc {
  _id: string;
  sub: string;
  kind: 'subscription' | 'report';
  tier: PaidTier | null;
  /** The report it was bought for, where that was said. */
  reportId: string | null;
  returnTo: string | null;
  /** Where the reader pays. */
  url: string;
  clientSecret: string | null;
  /** Due on paying. */
  amountCents: number;
  creditCents: number;
  trialDays: number;
  state: CheckoutState;
  /** Place of the state in the order of states. */
  rank: number;
  paymentIntent: string | null;
  createdAt: Date;
  paidAt: Date | null;
  /** When the payment provider is asked again without being told of anything; null where nothing can change. */
  resyncAt: Date | null;
}

const schema = new Schema<CheckoutDoc>(
  {
    _id: { type: String, required: true },
    sub: { type: String, required: true },
    kind: { type: String, required: true },
    tier: { type: String, default: null },
    reportId: { type: String, default: null },
    returnTo: { type: String, default: null },
    url: { type: String, required: true },
    clientSecret: { type: String, default: null },
    amountCents: { type: Number, required: true },
    creditCents: { type: Number, required: true },
    trialDays: { type: Number, required: true },
    state: { type: String, required: true },
    rank: { type: Number, required: true },
    paymentIntent: { type: String, default: null },
    createdAt: { type: Date, required: true },
    paidAt: { type: Date, default: null },
    resyncAt: { type: Date, default: null },
  },
  { collection: 'checkouts', versionKey: false },
);
schema.plugin(refuseUndefined);
// a reader's purchases, and what is open
schema.index({ sub: 1, kind: 1, state: 1 });
schema.index({ clientSecret: 1 });
schema.index({ paymentIntent: 1 });
// what is to be read again, and what is over for long
schema.index({ resyncAt: 1 });
schema.index({ state: 1, createdAt: 1 });

export const createCheckoutModel = (connection: Connection) => connection.model<CheckoutDoc>('Checkout', schema);
export type CheckoutModel = ReturnType<typeof createCheckoutModel>;
