import type { Verdict } from '@360/contracts/civ';
import type { ReviewDoc, ReviewModel } from './review.model.ts';

export type Written = Pick<ReviewDoc, 'verdict' | 'confidence' | 'note' | 'evidenceLinks' | 'at' | 'version'>;
export type SettledReview = Pick<ReviewDoc, 'sub' | 'flagId' | 'verdict' | 'confidence'> & { settled: Verdict };

/** Of one flag, the oldest: more change nothing that is settled. */
const MOST_OF_FLAG = 2_000;

export const createReviewRepo = (model: ReviewModel) => ({
  /** Writes a member's one review of a flag; answers with the one it replaces. */
  write: (flagId: string, sub: string, id: string, written: Written): Promise<ReviewDoc | null> =>
    model
      .findOneAndUpdate(
        { flagId, sub },
        { $set: { ...written, settled: null, counted: false }, $setOnInsert: { _id: id } },
        { upsert: true, returnDocument: 'before' },
      )
      .lean<ReviewDoc | null>(),
  /** Puts back what a review replaced, or takes it away where it replaced none. */
  undo: async (flagId: string, sub: string, version: string, before: ReviewDoc | null): Promise<void> => {
    if (!before) await model.deleteOne({ flagId, sub, version });
    else await model.replaceOne({ flagId, sub, version }, before);
  },
  ofFlag: (flagId: string): Promise<ReviewDoc[]> =>
    model.find({ flagId }).sort({ at: 1, _id: 1 }).limit(MOST_OF_FLAG).lean<ReviewDoc[]>(),
  own: (sub: string, flagIds: string[]): Promise<ReviewDoc[]> =>
    model.find({ sub, flagId: { $in: flagIds } }).lean<ReviewDoc[]>(),
  countOf: (sub: string): Promise<number> => model.countDocuments({ sub }),
  /** How many reviews each flag has; those without are not named. */
  countByFlag: async (flagIds: string[]): Promise<ReadonlyMap<string, number>> => {
    const rows = await model.aggregate<{ _id: string; count: number }>([
      { $match: { flagId: { $in: flagIds } } },
      { $group: { _id: '$flagId', count: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, count }) => [_id, count]));
  },
  /** What was settled of what these members said. */
  settledOf: (subs: string[]): Promise<SettledReview[]> =>
    model
      .find(
        { sub: { $in: subs }, settled: { $ne: null } },
        { _id: 0, sub: 1, flagId: 1, verdict: 1, confidence: 1, settled: 1 },
      )
      .lean<SettledReview[]>(),
  /** Marks the reviews that stood when their flag was settled; `settled` null where time settled it. */
  mark: async (flagId: string, versions: string[], settled: Verdict | null): Promise<void> => {
    await model.updateMany({ flagId, version: { $in: versions } }, { $set: { settled, counted: true } });
  },
  counted: (flagId: string, limit: number): Promise<ReviewDoc[]> =>
    model.find({ flagId, counted: true }).sort({ at: 1, _id: 1 }).limit(limit).lean<ReviewDoc[]>(),
  pageOf: (sub: string, limit: number, after: string): Promise<ReviewDoc[]> =>
    model
      .find({ sub, _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<ReviewDoc[]>(),
  erase: async (sub: string): Promise<void> => {
    await model.deleteMany({ sub });
  },
  removeOfFlags: async (flagIds: string[]): Promise<void> => {
    await model.deleteMany({ flagId: { $in: flagIds } });
  },
});
export type ReviewRepo = ReturnType<typeof createReviewRepo>;
