import type { PublisherDoc, PublisherModel } from './publisher.model.ts';

export const createPublisherRepo = (model: PublisherModel) => ({
  /** Inserts or replaces each publisher by id. */
  save: async (publishers: PublisherDoc[]): Promise<void> => {
    if (publishers.length === 0) return;
    await model.bulkWrite(
      publishers.map(({ _id, ...fields }) => ({
        updateOne: { filter: { _id }, update: { $set: fields }, upsert: true },
      })),
      { ordered: false },
    );
  },
  byIds: (ids: string[]): Promise<PublisherDoc[]> => model.find({ _id: { $in: ids } }).lean<PublisherDoc[]>(),
  /** In order of id, after `after`. */
  page: (limit: number, after = ''): Promise<PublisherDoc[]> =>
    model
      .find({ _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<PublisherDoc[]>(),
});
export type PublisherRepo = ReturnType<typeof createPublisherRepo>;
