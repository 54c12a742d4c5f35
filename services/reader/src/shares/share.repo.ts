import type { ShareDoc, ShareModel } from './share.model.ts';

export const createShareRepo = (model: ShareModel) => ({
  insert: (doc: ShareDoc): Promise<unknown> => model.create(doc),
  byId: (id: string): Promise<ShareDoc | null> => model.findOne({ _id: id }).lean<ShareDoc | null>(),
  /** Whether there is such a share of theirs; one that was taken back stays so. */
  revoke: async (sub: string, id: string, now: Date): Promise<boolean> => {
    await model.updateOne({ _id: id, sub, revokedAt: null }, { $set: { revokedAt: now } });
    return (await model.countDocuments({ _id: id, sub })) > 0;
  },
  idsOf: async (sub: string): Promise<string[]> =>
    (await model.find({ sub }, { _id: 1 }).lean<{ _id: string }[]>()).map(({ _id }) => _id),
  all: (sub: string): AsyncIterable<ShareDoc> => model.find({ sub }).lean<ShareDoc[]>().cursor(),
  erase: async (sub: string): Promise<number> => (await model.deleteMany({ sub })).deletedCount,
});
export type ShareRepo = ReturnType<typeof createShareRepo>;
