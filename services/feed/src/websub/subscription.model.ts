import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

/** `ending`: its feed is no longer polled, and the hub is still to be told. */
export type SubscriptionState = 'pending' | 'active' | 'refused' | 'ending';

/** What was agreed with the hub of one feed, whose id it has (WebSub, W3C Recommendation 2018). */
export interface SubscriptionDoc {
  _id: string;
  /** The part of the callback's address that nobody can guess. */
  callbackId: string;
  hub: string;
  topic: string;
  /** The hub signs with it; no one else is told. */
  secret: string;
  state: SubscriptionState;
  /** A request was sent that the hub has not come back about. */
  isAwaited: boolean;
  leaseEndsAt: Date | null;
  nextRequestAt: Date;
  failures: number;
  error: string | null;
  lastPushAt: Date | null;
  pushes: number;
  /** Digests of the bodies taken in last, so that a body that comes again has no effect. */
  recent: string[];
}

const schema = new Schema<SubscriptionDoc>(
  {
    _id: { type: String, required: true },
    callbackId: { type: String, required: true },
    hub: { type: String, required: true },
    topic: { type: String, required: true },
    secret: { type: String, required: true },
    state: { type: String, required: true },
    isAwaited: { type: Boolean, required: true },
    leaseEndsAt: { type: Date, default: null },
    nextRequestAt: { type: Date, required: true },
    failures: { type: Number, default: 0 },
    error: { type: String, default: null },
    lastPushAt: { type: Date, default: null },
    pushes: { type: Number, default: 0 },
    recent: { type: [String], default: [] },
  },
  { collection: 'subscriptions', versionKey: false },
);
schema.plugin(refuseUndefined);
// a hub comes to its callback
schema.index({ callbackId: 1 }, { unique: true });
// whose hub is to be asked next: a first time, again, or before a lease ends
schema.index({ nextRequestAt: 1 });

export const createSubscriptionModel = (connection: Connection) =>
  connection.model<SubscriptionDoc>('Subscription', schema);
export type SubscriptionModel = ReturnType<typeof createSubscriptionModel>;
