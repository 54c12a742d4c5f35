import type { Cursor } from '../notifications/cursor.ts';
import type { SavedItemDoc, SavedItemModel } from './saved-item.model.ts';

/** What an emptied report has in place of what its publisher wrote; that it was kept, when and where, stays. */
const EMPTIED = {
  title: '',
  summary: '',
  sourceName: '',
  sourceUrl: null,
  outletId: null,
  publishedAt: null,
  thumbnail: null,
  duration: null,
  storyId: null,
  removed: true,
} satisfies Partial<SavedItemDoc>;

const isAfter = (after: Cursor) => [{ savedAt: { $lt: after.at } }, { savedAt: after.at, _id: { $lt: after.id } }];

/** A reader's own saved items; whose they are is part of every question of a reader. */
export const createSavedItemRepo = (model: SavedItemModel) => ({
  /** Last kept first, after a place; those of a collection where one is named. */
  page: (
    sub: string,
    { limit, after, collection }: { limit: number; after: Cursor | undefined; collection: string | undefined },
  ): Promise<SavedItemDoc[]> =>
    model
      .find({
        sub,
        ...(collection !== undefined && { collections: collection }),
        ...(after && { $or: isAfter(after) }),
      })
      .sort({ savedAt: -1, _id: -1 })
      .limit(limit)
      .lean<SavedItemDoc[]>(),
  ofItem: (sub: string, itemId: string): Promise<SavedItemDoc | null> =>
    model.findOne({ sub, itemId }).lean<SavedItemDoc | null>(),
  takenPlaces: async (sub: string): Promise<number[]> =>
    (await model.find({ sub }, { _id: 0, place: 1 }).lean<{ place: number }[]>()).map(({ place }) => place),
  insert: (doc: SavedItemDoc): Promise<unknown> => model.create(doc),
  remove: async (sub: string, itemId: string): Promise<SavedItemDoc | null> =>
    await model.findOneAndDelete({ sub, itemId }).lean<SavedItemDoc | null>(),
  /** The report as it was before; null where it is not kept. */
  setCollections: (sub: string, itemId: string, collections: string[]): Promise<SavedItemDoc | null> =>
    model
      .findOneAndUpdate({ sub, itemId }, { $set: { collections } }, { returnDocument: 'before' })
      .lean<SavedItemDoc | null>(),
  leaveCollection: async (sub: string, collection: string): Promise<void> => {
    await model.updateMany({ sub, collections: collection }, { $pull: { collections: collection } });
  },
  /** How many reports each collection holds; those that hold none are not named. */
  countByCollection: async (sub: string): Promise<ReadonlyMap<string, number>> => {
    const counts = await model.aggregate<{ _id: string; count: number }>([
      { $match: { sub, collections: { $gt: '' } } },
      { $unwind: '$collections' },
      { $group: { _id: '$collections', count: { $sum: 1 } } },
    ]);
    return new Map(counts.map(({ _id, count }) => [_id, count]));
  },
  emptyItems: async (itemIds: string[]): Promise<void> => {
    await model.updateMany({ itemId: { $in: itemIds } }, { $set: EMPTIED });
  },
  emptyOutlet: async (outletId: string): Promise<void> => {
    await model.updateMany({ outletId }, { $set: EMPTIED });
  },
  outletIds: async (): Promise<string[]> =>
    (await model.distinct('outletId')).filter((id: string | null): id is string => id !== null),
  all: (sub: string): AsyncIterable<SavedItemDoc> =>
    model.find({ sub }).sort({ savedAt: -1 }).lean<SavedItemDoc[]>().cursor(),
  erase: async (sub: string): Promise<number> => (await model.deleteMany({ sub })).deletedCount,
});
export type SavedItemRepo = ReturnType<typeof createSavedItemRepo>;
