import type { FeedDoc, FeedModel } from './feed.model.ts';

export type FeedSource = Pick<FeedDoc, '_id' | 'url' | 'publisherId' | 'category' | 'language'>;
export type PollResult = Pick<FeedDoc, 'nextPollAt' | 'lastFetchedAt' | 'lastStatus' | 'error' | 'failures'> &
  Partial<Pick<FeedDoc, 'etag' | 'lastModified' | 'entries' | 'active'>>;

export const createFeedRepo = (model: FeedModel) => ({
  /** Makes `sources` the set of active feeds: new ones are due at once, known ones keep their state, others rest. */
  replaceSources: async (sources: FeedSource[], now: Date): Promise<void> => {
    await model.bulkWrite(
      sources.map(({ _id, ...fields }) => ({
        updateOne: {
          filter: { _id },
          update: { $set: { ...fields, active: true }, $setOnInsert: { nextPollAt: now } },
          upsert: true,
        },
      })),
      { ordered: false },
    );
    await model.updateMany({ _id: { $nin: sources.map(({ _id }) => _id) }, active: true }, { $set: { active: false } });
  },
  byIds: (ids: string[]): Promise<FeedDoc[]> => model.find({ _id: { $in: ids } }).lean<FeedDoc[]>(),
  dueIds: async (now: Date, limit: number): Promise<string[]> => {
    const due = await model
      .find({ active: true, nextPollAt: { $lte: now } }, { _id: 1 })
      .sort({ nextPollAt: 1 })
      .limit(limit)
      .lean<{ _id: string }[]>();
    return due.map(({ _id }) => _id);
  },
  savePolls: async (polls: { id: string; result: PollResult; notModified: boolean }[]): Promise<void> => {
    await model.bulkWrite(
      polls.map(({ id, result, notModified }) => ({
        updateOne: { filter: { _id: id }, update: { $set: result, $inc: { notModified: notModified ? 1 : 0 } } },
      })),
      { ordered: false },
    );
  },
  ofPublishers: (ids: string[]): Promise<FeedDoc[]> => model.find({ publisherId: { $in: ids } }).lean<FeedDoc[]>(),
});
export type FeedRepo = ReturnType<typeof createFeedRepo>;
