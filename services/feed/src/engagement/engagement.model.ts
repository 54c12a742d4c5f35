import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

/**
 * One action of one reader on one item on one day. The id is a hash of all four, so that repeating the action changes
 * nothing and the reader is not named. `batch` is the count it was taken into; it is deleted at `expiresAt`, which it has
 * only once it is counted.
 */
export interface EngagementDoc {
  _id: string;
  itemId: string;
  points: number;
  batch: string | null;
  counted: boolean;
  expiresAt: Date | null;
}

const schema = new Schema<EngagementDoc>(
  {
    _id: { type: String, required: true },
    itemId: { type: String, required: true },
    points: { type: Number, required: true },
    batch: { type: String, default: null },
    counted: { type: Boolean, required: true },
    expiresAt: { type: Date, default: null },
  },
  { collection: 'engagements', versionKey: false },
);
schema.plugin(refuseUndefined);
// what is not counted yet, begun batches apart from the rest
schema.index({ counted: 1, batch: 1 }, { partialFilterExpression: { counted: false } });
// what goes when an item is removed
schema.index({ itemId: 1 });
// counted actions of days that are over
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const createEngagementModel = (connection: Connection) => connection.model<EngagementDoc>('Engagement', schema);
export type EngagementModel = ReturnType<typeof createEngagementModel>;
