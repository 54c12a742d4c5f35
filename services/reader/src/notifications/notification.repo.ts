import { UNREAD_MAX } from '@360/contracts/notifications';
import type { Cursor } from './cursor.ts';
import type { NotificationDoc, NotificationModel } from './notification.model.ts';

export const createNotificationRepo = (model: NotificationModel) => ({
  /** One that is there already stays as it is. */
  add: async ({ _id, ...fields }: NotificationDoc): Promise<void> => {
    await model.updateOne({ _id }, { $setOnInsert: fields }, { upsert: true });
  },
  /** The reader's notifications after a place, newest first. */
  page: (sub: string, limit: number, after?: Cursor): Promise<NotificationDoc[]> =>
    model
      .find({ sub, ...(after && { $or: [{ at: { $lt: after.at } }, { at: after.at, _id: { $lt: after.id } }] }) })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean<NotificationDoc[]>(),
  /** How many the reader has not read, counted to UNREAD_MAX. */
  countUnread: (sub: string): Promise<number> => model.countDocuments({ sub, read: false }, { limit: UNREAD_MAX }),
  /** Those ids that are not the reader's are passed over. */
  markRead: async (sub: string, which: { ids: string[] } | 'all'): Promise<void> => {
    await model.updateMany(
      { sub, read: false, ...(which !== 'all' && { _id: { $in: which.ids } }) },
      { $set: { read: true } },
    );
  },
  /** Those of all readers that name these items. */
  removeItems: async (itemIds: string[]): Promise<void> => {
    await model.deleteMany({ itemId: { $in: itemIds } });
  },
  all: (sub: string): AsyncIterable<NotificationDoc> =>
    model.find({ sub }).sort({ at: -1, _id: -1 }).lean<NotificationDoc[]>().cursor(),
  erase: async (sub: string): Promise<number> => (await model.deleteMany({ sub })).deletedCount,
});
export type NotificationRepo = ReturnType<typeof createNotificationRepo>;
