import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { ACTIVITY_KEPT_DAYS, type ActivityEntry } from '@360/contracts/activity';
import { type Connection, Schema } from 'mongoose';

/** Something the reader `sub` did. `_id` follows from the reader and the entry, so a repeat is known by it. */
export interface ActivityDoc extends Omit<ActivityEntry, 'id' | 'at'> {
  _id: string;
  sub: string;
  entryId: string;
  at: Date;
}

const schema = new Schema<ActivityDoc>(
  {
    _id: { type: String, required: true },
    sub: { type: String, required: true },
    entryId: { type: String, required: true },
    kind: { type: String, required: true },
    subject: { type: String, required: true },
    title: { type: String, default: '' },
    itemId: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'activity', versionKey: false },
);
schema.plugin(refuseUndefined);
// a reader's list, newest first; the days of it, and how many there are of a week, in the index alone
schema.index({ sub: 1, at: -1, _id: -1 });
// what a profile counts, in the index alone
schema.index({ sub: 1, kind: 1, subject: 1 });
// what was read and analysed lately, in the index alone
schema.index({ sub: 1, kind: 1, at: -1, subject: 1 });
// titles that go with a publisher
schema.index({ itemId: 1 }, { partialFilterExpression: { itemId: { $type: 'string' } } });
// those that are old go
schema.index({ at: 1 }, { expireAfterSeconds: ACTIVITY_KEPT_DAYS * 86_400 });

export const createActivityModel = (connection: Connection) => connection.model<ActivityDoc>('Activity', schema);
export type ActivityModel = ReturnType<typeof createActivityModel>;
