import { isDuplicate } from '../readers/is-duplicate.ts';
import type { CatalogueDoc, StandInModels } from './account.model.ts';

/** Prices by their ids, and what is taken off by coupons. */
export const createCatalogueRepo = (model: StandInModels['catalogue']) => ({
  byLookupKeys: (keys: string[]): Promise<CatalogueDoc[]> =>
    model.find({ lookupKey: { $in: keys } }).lean<CatalogueDoc[]>(),
  byId: (_id: string): Promise<CatalogueDoc | null> => model.findOne({ _id }).lean<CatalogueDoc | null>(),
  /** Keeps it once; a lookup key leaves the price that had it. */
  keep: async (doc: CatalogueDoc): Promise<void> => {
    if (doc.lookupKey !== null)
      await model.updateMany({ lookupKey: doc.lookupKey, _id: { $ne: doc._id } }, { $set: { lookupKey: null } });
    try {
      await model.create(doc);
    } catch (cause) {
      if (!isDuplicate(cause)) throw cause;
    }
  },
});
export type CatalogueRepo = ReturnType<typeof createCatalogueRepo>;
