import { isDuplicate } from '../lists/insert-in-place.ts';
import type { CollectionDoc, CollectionModel } from './collection.model.ts';

/** The same for names that differ in capital letters, white space or the way an accent is written alone. */
export const nameKeyOf = (name: string): string =>
  name.toWellFormed().normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase();

/** A reader's own collections; whose they are is part of every question. */
export const createCollectionRepo = (model: CollectionModel) => ({
  /** Last changed first. */
  ofReader: async (sub: string): Promise<CollectionDoc[]> => {
    const found = await model.find({ sub }).lean<CollectionDoc[]>();
    return found.toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  },
  ids: async (sub: string): Promise<ReadonlySet<string>> =>
    new Set((await model.find({ sub }, { _id: 1 }).lean<{ _id: string }[]>()).map(({ _id }) => _id)),
  byName: (sub: string, name: string): Promise<CollectionDoc | null> =>
    model.findOne({ sub, nameKey: nameKeyOf(name) }).lean<CollectionDoc | null>(),
  takenPlaces: async (sub: string): Promise<number[]> =>
    (await model.find({ sub }, { _id: 0, place: 1 }).lean<{ place: number }[]>()).map(({ place }) => place),
  insert: (doc: CollectionDoc): Promise<unknown> => model.create(doc),
  /** Null where there is no such collection, `taken` where another has the name. */
  rename: async (sub: string, id: string, name: string, now: Date): Promise<CollectionDoc | 'taken' | null> => {
    try {
      return await model
        .findOneAndUpdate(
          { _id: id, sub },
          { $set: { name, nameKey: nameKeyOf(name), updatedAt: now } },
          { returnDocument: 'after' },
        )
        .lean<CollectionDoc | null>();
    } catch (cause) {
      if (!isDuplicate(cause)) throw cause;
      return 'taken';
    }
  },
  /** Notes that reports came or went. */
  touch: async (sub: string, ids: string[], now: Date): Promise<void> => {
    if (ids.length > 0) await model.updateMany({ sub, _id: { $in: ids } }, { $set: { updatedAt: now } });
  },
  remove: async (sub: string, id: string): Promise<void> => {
    await model.deleteOne({ _id: id, sub });
  },
  all: (sub: string): AsyncIterable<CollectionDoc> => model.find({ sub }).lean<CollectionDoc[]>().cursor(),
  erase: async (sub: string): Promise<number> => (await model.deleteMany({ sub })).deletedCount,
});
export type CollectionRepo = ReturnType<typeof createCollectionRepo>;
