import type { ItemDoc, ItemModel } from '../items/item.model.ts';

export const createArchiveRepo = (archive: ItemModel, items: ItemModel) => ({
  /**
   * Moves up to `limit` finished items published before a time into the archive; returns how many. A crash in between
   * leaves an item in both places, and the next round moves it again; so it does with one that the community settled
   * meanwhile.
   */
  takeBefore: async (before: Date, limit: number): Promise<number> => {
    const old = await items
      .find({ publishedAt: { $lt: before }, stage: 'done' })
      .sort({ publishedAt: 1 })
      .limit(limit)
      .lean<ItemDoc[]>();
    if (old.length === 0) return 0;
    await archive.collection.bulkWrite(
      old.map((item) => ({ replaceOne: { filter: { _id: item._id as never }, replacement: item, upsert: true } })),
      { ordered: false },
    );
    await items.bulkWrite(
      old.map(({ _id, civFlags }) => ({
        deleteOne: { filter: { _id, stage: 'done' as const, civFlags: civFlags ?? null } },
      })),
      { ordered: false },
    );
    return old.length;
  },
  /** Those of the ids that lie in the archive. */
  among: async (ids: string[]): Promise<Set<string>> => {
    const old = ids.length === 0 ? [] : await archive.find({ _id: { $in: ids } }, { _id: 1 }).lean<{ _id: string }[]>();
    return new Set(old.map(({ _id }) => _id));
  },
});
export type ArchiveRepo = ReturnType<typeof createArchiveRepo>;
