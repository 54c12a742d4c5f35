import { isDuplicate } from '../lists/insert-in-place.ts';
import type { SavedSearchDoc, SavedSearchModel } from './saved-search.model.ts';

/** A search that is told of from now on: what is there at its first check is nothing new. */
export const afresh = (now: Date) =>
  ({ notify: true, dueAt: now, claim: null, failures: 0, seen: null, untold: null }) satisfies Partial<SavedSearchDoc>;

/** A reader's own searches; whose they are is part of every question. */
export const createSavedSearchRepo = (model: SavedSearchModel) => ({
  /** Newest first. */
  ofReader: async (sub: string): Promise<SavedSearchDoc[]> => {
    const found = await model.find({ sub }).lean<SavedSearchDoc[]>();
    return found.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  },
  byId: (sub: string, id: string): Promise<SavedSearchDoc | null> =>
    model.findOne({ _id: id, sub }).lean<SavedSearchDoc | null>(),
  /** False where its place or its query was taken meanwhile. */
  insert: async (doc: SavedSearchDoc): Promise<boolean> => {
    try {
      await model.create(doc);
      return true;
    } catch (cause) {
      if (!isDuplicate(cause)) throw cause;
      return false;
    }
  },
  /** Only a change begins afresh: to turn on what is on changes nothing. */
  setNotify: async (sub: string, id: string, notify: boolean, now: Date): Promise<void> => {
    await model.updateOne(
      { _id: id, sub, notify: !notify },
      { $set: notify ? afresh(now) : { notify, claim: null, untold: null } },
    );
  },
  remove: async (sub: string, id: string): Promise<boolean> =>
    (await model.deleteOne({ _id: id, sub })).deletedCount > 0,
  /** Whether there is such a search. */
  setOpened: async (sub: string, id: string): Promise<boolean> =>
    (await model.updateOne({ _id: id, sub }, { $set: { newResults: 0 } })).matchedCount > 0,
  all: (sub: string): AsyncIterable<SavedSearchDoc> => model.find({ sub }).lean<SavedSearchDoc[]>().cursor(),
  erase: async (sub: string): Promise<number> => (await model.deleteMany({ sub })).deletedCount,
});
export type SavedSearchRepo = ReturnType<typeof createSavedSearchRepo>;
