import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

/**
 * The ledger of removals: which item went, under which request, and what was held of it. Nothing of the item itself is
 * kept but its id, a hash. Written before the item goes (`removedAt` null), so that a crash in between loses no line of
 * the receipt; `settled` once its story was computed again without it.
 */
export interface RemovedItemDoc {
  _id: string;
  reference: string;
  publisherId: string;
  storyId: string | null;
  /** Entries of this item by store, as they were found. */
  held: Record<string, number>;
  removedAt: Date | null;
  settled: boolean;
  /** The story had no other report and went too; null until settled. */
  storyGone: boolean | null;
}

const schema = new Schema<RemovedItemDoc>(
  {
    _id: { type: String, required: true },
    reference: { type: String, required: true },
    publisherId: { type: String, required: true },
    storyId: { type: String, default: null },
    held: { type: Schema.Types.Mixed, default: {} },
    removedAt: { type: Date, default: null },
    settled: { type: Boolean, required: true },
    storyGone: { type: Boolean, default: null },
  },
  { collection: 'removed_items', versionKey: false, minimize: false },
);
schema.plugin(refuseUndefined);
// the items of one receipt, in order of id; what a crash left half removed
schema.index({ reference: 1, _id: 1 });
schema.index({ reference: 1, removedAt: 1 });
// what the grouper has yet to take out of its stories
schema.index({ settled: 1, removedAt: 1 }, { partialFilterExpression: { settled: false } });
// what every process drops from its own cache
schema.index({ removedAt: 1, _id: 1 });

export const createRemovedItemModel = (connection: Connection) =>
  connection.model<RemovedItemDoc>('RemovedItem', schema);
export type RemovedItemModel = ReturnType<typeof createRemovedItemModel>;
