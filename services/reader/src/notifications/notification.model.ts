import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { Notification } from '@360/contracts/notifications';
import { type Connection, Schema } from 'mongoose';

const KEPT_S = 30 * 86_400;

/** What one reader, `sub`, is told of. The id follows from what it tells, so telling it again changes nothing. */
export interface NotificationDoc extends Omit<Notification, 'id' | 'at'> {
  _id: string;
  sub: string;
  at: Date;
}

const schema = new Schema<NotificationDoc>(
  {
    _id: { type: String, required: true },
    sub: { type: String, required: true },
    kind: { type: String, required: true },
    at: { type: Date, required: true },
    read: { type: Boolean, required: true },
    savedSearchId: { type: String, required: true },
    query: { type: String, required: true },
    count: { type: Number, required: true },
    itemId: { type: String, required: true },
    itemType: { type: String, required: true },
    title: { type: String, required: true },
  },
  { collection: 'notifications', versionKey: false },
);
schema.plugin(refuseUndefined);
// a reader's list, newest first
schema.index({ sub: 1, at: -1, _id: -1 });
// how many of a reader's are unread
schema.index({ sub: 1 }, { name: 'sub_unread', partialFilterExpression: { read: false } });
// those of a report that its publisher takes back
schema.index({ itemId: 1 });
// those that are old go
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_S });

export const createNotificationModel = (connection: Connection) =>
  connection.model<NotificationDoc>('Notification', schema);
export type NotificationModel = ReturnType<typeof createNotificationModel>;
