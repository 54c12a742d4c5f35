import type { ItemDoc, ItemModel } from '../items/item.model.ts';

/** What tells whose an item is. */
export type ItemOrigin = Pick<ItemDoc, '_id' | 'publisherId' | 'feedId' | 'url' | 'storyId'>;

const ORIGIN = { publisherId: 1, feedId: 1, url: 1, storyId: 1 } as const;

/** Finds items by whose they are, and removes them. */
export const createItemRemovalRepo = (items: ItemModel, archive: ItemModel) => ({
  /**
   * Every item in order of id, archived ones among them. The archive is read after the items: what moves there in between
   * is then in either.
   */
  origins: async (after: string | null, limit: number): Promise<ItemOrigin[]> => {
    const filter = after === null ? {} : { _id: { $gt: after } };
    const rows = new Map<string, ItemOrigin>();
    for (const model of [items, archive])
      for (const row of await model.find(filter, ORIGIN).sort({ _id: 1 }).limit(limit).lean<ItemOrigin[]>())
        rows.set(row._id, row);
    return [...rows.values()].sort((a, b) => (a._id < b._id ? -1 : 1)).slice(0, limit);
  },
  originsOf: (ids: string[]): Promise<ItemOrigin[]> => items.find({ _id: { $in: ids } }, ORIGIN).lean<ItemOrigin[]>(),
  removeMany: async (ids: string[]): Promise<void> => {
    for (const model of [items, archive]) await model.deleteMany({ _id: { $in: ids } });
  },
});
export type ItemRemovalRepo = ReturnType<typeof createItemRemovalRepo>;
