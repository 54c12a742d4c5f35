import type { CatalogueEntry } from '@360/contracts/publishers';
import type { CustomSourceDoc, CustomSourceModel } from './custom-source.model.ts';

/** More than this are not added, so that the list can be read whole. */
export const MOST_CUSTOM_SOURCES = 20_000;

export const createCustomSourceRepo = (model: CustomSourceModel) => ({
  /** Those that are there already stay as they are. */
  add: async (sources: CustomSourceDoc[]): Promise<void> => {
    if (sources.length === 0) return;
    await model.bulkWrite(
      sources.map(({ _id, ...fields }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: fields }, upsert: true },
      })),
      { ordered: false },
    );
  },
  count: (): Promise<number> => model.countDocuments({}, { hint: { _id: 1 } }),
  /** Whether there was one. */
  remove: async (id: string): Promise<boolean> => (await model.deleteOne({ _id: id })).deletedCount > 0,
  known: async (ids: string[]): Promise<ReadonlySet<string>> => {
    const found = await model.find({ _id: { $in: ids } }, { _id: 1 }).lean<{ _id: string }[]>();
    return new Set(found.map(({ _id }) => _id));
  },
  /** Changes whenever the set does: what was added last, and how many there are. */
  stamp: async (): Promise<string> => {
    const newest = model
      .findOne({}, { addedAt: 1 })
      .sort({ addedAt: -1 })
      .lean<Pick<CustomSourceDoc, 'addedAt'> | null>();
    const [last, count] = await Promise.all([newest, model.estimatedDocumentCount()]);
    return `${last?.addedAt.getTime() ?? 0}:${count}`;
  },
  /** In the shape of the catalogue, one entry an outlet. */
  entries: async (): Promise<CatalogueEntry[]> => {
    const found = await model.find().limit(MOST_CUSTOM_SOURCES).lean<CustomSourceDoc[]>();
    return [...Map.groupBy(found, ({ outletId }) => outletId)].flatMap(([id, [first, ...more]]) => {
      if (!first) return [];
      const { name, site, country, language } = first;
      const feeds = [first, ...more].map(({ url, category }) => ({ url, category }));
      return [{ id, name, site, country, language, owner: null, kind: null, feeds }];
    });
  },
});
export type CustomSourceRepo = ReturnType<typeof createCustomSourceRepo>;
