import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';
import type { SubscriptionRecord } from '../subscriptions/subscription-record.ts';

/** What is known of how a reader pays. */
export interface ReaderDoc {
  _id: string;
  /** The same for every attempt to make the customer, so that there is one. */
  customerKey: string;
  customerId: string | null;
  /** Counts what was stored, so that an older reading of the payment provider never replaces a newer. */
  version: number;
  /** The one that stands, or stood last. */
  subscription: SubscriptionRecord | null;
  trialUsed: boolean;
  /** The open checkout of a subscription; there is never more than one. */
  checkoutId: string | null;
  /** When the payment provider is asked again without being told of anything; null where there is nothing to ask. */
  resyncAt: Date | null;
}

const schema = new Schema<ReaderDoc>(
  {
    _id: { type: String, required: true },
    customerKey: { type: String, required: true },
    customerId: { type: String, default: null },
    version: { type: Number, required: true },
    subscription: { type: Schema.Types.Mixed, default: null },
    trialUsed: { type: Boolean, required: true },
    checkoutId: { type: String, default: null },
    resyncAt: { type: Date, default: null },
  },
  { collection: 'readers', versionKey: false },
);
schema.plugin(refuseUndefined);
// whose customer it is
schema.index({ customerId: 1 });
// whose subscription is to be read again
schema.index({ resyncAt: 1 });

export const createReaderModel = (connection: Connection) => connection.model<ReaderDoc>('Reader', schema);
export type ReaderModel = ReturnType<typeof createReaderModel>;
