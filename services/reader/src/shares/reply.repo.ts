import type { Cursor } from '../notifications/cursor.ts';
import type { ReplyDoc, ReplyModel } from './reply.model.ts';

export const createReplyRepo = (model: ReplyModel) => ({
  insert: (doc: ReplyDoc): Promise<unknown> => model.create(doc),
  /** Newest first, after a place. */
  page: (shareId: string, limit: number, after?: Cursor): Promise<ReplyDoc[]> =>
    model
      .find({ shareId, ...(after && { $or: [{ at: { $lt: after.at } }, { at: after.at, _id: { $lt: after.id } }] }) })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean<ReplyDoc[]>(),
  count: (shareId: string): Promise<number> => model.countDocuments({ shareId }),
  /** Whether there was such a reply of theirs. */
  remove: async (sub: string, shareId: string, id: string): Promise<boolean> =>
    (await model.deleteOne({ _id: id, shareId, sub })).deletedCount > 0,
  removeOf: async (shareIds: string[]): Promise<void> => {
    await model.deleteMany({ shareId: { $in: shareIds } });
  },
  all: (sub: string): AsyncIterable<ReplyDoc> => model.find({ sub }).lean<ReplyDoc[]>().cursor(),
  erase: async (sub: string): Promise<number> => (await model.deleteMany({ sub })).deletedCount,
});
export type ReplyRepo = ReturnType<typeof createReplyRepo>;
