import { ACTIVITY_WEEK_MAX } from '@360/contracts/activity';
import { isDuplicate } from '../lists/insert-in-place.ts';
import type { Cursor } from '../notifications/cursor.ts';
import type { ActivityDoc, ActivityModel } from './activity.model.ts';
import { WEEK_MS } from './take-in.ts';

/** How many writes of a batch failed, all of them repeats. @throws the failure where one is of another kind */
const repeatsIn = (cause: unknown): number => {
  const failures: unknown = cause instanceof Error && 'writeErrors' in cause ? cause.writeErrors : null;
  if (!isDuplicate(cause) || !Array.isArray(failures)) throw cause;
  const repeats = failures.filter((failure: { code?: unknown }) => failure.code === 11_000).length;
  if (repeats < failures.length) throw cause;
  return repeats;
};

/** A reader's own activity; whose it is is part of every question of a reader. */
export const createActivityRepo = (model: ActivityModel) => ({
  /** Keeps what is not there yet, as far as a week has room; how many that were. */
  add: async (sub: string, docs: ActivityDoc[], now: Date): Promise<number> => {
    const weekAgo = new Date(now.getTime() - WEEK_MS);
    const there = await model.countDocuments({ sub, at: { $gte: weekAgo } }, { limit: ACTIVITY_WEEK_MAX });
    const some = docs.slice(0, ACTIVITY_WEEK_MAX - there);
    if (some.length === 0) return 0;
    try {
      await model.insertMany(some, { ordered: false });
      return some.length;
    } catch (cause) {
      return some.length - repeatsIn(cause);
    }
  },
  /** Newest first, after a place. */
  page: (sub: string, limit: number, after?: Cursor): Promise<ActivityDoc[]> =>
    model
      .find({ sub, ...(after && { $or: [{ at: { $lt: after.at } }, { at: after.at, _id: { $lt: after.id } }] }) })
      .sort({ at: -1, _id: -1 })
      .limit(limit)
      .lean<ActivityDoc[]>(),
  forgetTitles: async (itemIds: string[]): Promise<void> => {
    await model.updateMany({ itemId: { $in: itemIds } }, { $set: { title: '' } });
  },
  all: (sub: string): AsyncIterable<ActivityDoc> =>
    model.find({ sub }).sort({ at: -1, _id: -1 }).lean<ActivityDoc[]>().cursor(),
  erase: async (sub: string): Promise<number> => (await model.deleteMany({ sub })).deletedCount,
});
export type ActivityRepo = ReturnType<typeof createActivityRepo>;
