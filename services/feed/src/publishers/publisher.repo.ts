import type { PublisherDoc, PublisherModel } from './publisher.model.ts';
import { registrableDomain } from './registrable-domain.ts';

/** A publisher as a list names it. */
export type ListedPublisher = Omit<PublisherDoc, 'domain' | 'optedOut'>;

export const createPublisherRepo = (model: PublisherModel) => ({
  /** Inserts or replaces each publisher by id. */
  save: async (publishers: ListedPublisher[]): Promise<void> => {
    if (publishers.length === 0) return;
    await model.bulkWrite(
      publishers.map(({ _id, ...fields }) => ({
        updateOne: {
          filter: { _id },
          update: { $set: { ...fields, domain: registrableDomain(fields.site) } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
  },
  byIds: (ids: string[]): Promise<PublisherDoc[]> => model.find({ _id: { $in: ids } }).lean<PublisherDoc[]>(),
  /** In order of id, after `after`; without those that opted out. */
  page: (limit: number, after = ''): Promise<PublisherDoc[]> =>
    model
      .find({ _id: { $gt: after }, optedOut: null })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<PublisherDoc[]>(),
  ofDomain: (domain: string): Promise<PublisherDoc[]> => model.find({ domain }).lean<PublisherDoc[]>(),
  /** The first mark stands. */
  markOptedOut: async (ids: string[], optedOut: PublisherDoc['optedOut']): Promise<void> => {
    await model.updateMany({ _id: { $in: ids }, optedOut: null }, { $set: { optedOut } });
  },
  /** Which of these opted out. */
  optedOut: async (ids: string[]): Promise<ReadonlySet<string>> => {
    const found = await model
      .find({ _id: { $in: ids }, optedOut: { $ne: null } }, { _id: 1 })
      .lean<{ _id: string }[]>();
    return new Set(found.map(({ _id }) => _id));
  },
});
export type PublisherRepo = ReturnType<typeof createPublisherRepo>;
