import type { RevisionKind } from '@360/contracts/revisions';
import type { Category } from '@360/contracts/vocabulary';
import type { ItemModel } from '../items/item.model.ts';
import type { RevisionDoc, RevisionModel } from '../revisions/revision.model.ts';
import type { StoryModel } from '../stories/story.model.ts';
import type { CountedDay, OutletDayDoc, OutletDayModel } from './outlet-day.model.ts';

/** A story changed more often than this shows no more of it. */
const MOST_REVISIONS = 1_000;
/** So many of a category's newest stories show what its outlets usually report. */
const SHARE_STORIES = 2_000;
/** Stories that fewer outlets told show nothing of the others. */
const LEAST_OUTLETS = 3;
const COUNTED: RevisionKind[] = ['title', 'text', 'correction'];

export interface OutletShares {
  stories: number;
  reported: ReadonlyMap<string, number>;
}

/** What analyses are made of, and how outlets usually behave. */
export const createEvidenceRepo = (
  models: { items: ItemModel; revisions: RevisionModel; stories: StoryModel },
  days: OutletDayModel,
) => ({
  /** What these items said before, oldest first. */
  revisionsOf: (itemIds: string[]): Promise<RevisionDoc[]> =>
    itemIds.length === 0
      ? Promise.resolve([])
      : models.revisions
          .find({ itemId: { $in: itemIds } })
          .sort({ itemId: 1, replacedAt: 1 })
          .limit(MOST_REVISIONS)
          .lean<RevisionDoc[]>(),
  /** How many of a category's newest stories each outlet told, of those that three or more did. */
  shares: async (category: Category | null, since: Date): Promise<OutletShares> => {
    const rows = await models.stories
      .find({ category, updatedAt: { $gte: since }, mergedInto: null }, { outletIds: 1 })
      .sort({ updatedAt: -1 })
      .limit(SHARE_STORIES)
      .lean<{ outletIds?: string[] }[]>();
    const told = rows.flatMap(({ outletIds = [] }) => (outletIds.length >= LEAST_OUTLETS ? [outletIds] : []));
    const reported = new Map<string, number>();
    for (const id of told.flat()) reported.set(id, (reported.get(id) ?? 0) + 1);
    return { stories: told.length, reported };
  },
  /**
   * Counts the items that each outlet published on a day, and those of them that were changed in more than little. Read off
   * an index; what is in the archive already is not counted.
   */
  countDay: async (from: Date, to: Date): Promise<OutletDayDoc['outlets']> => {
    const perOutlet = await models.items.aggregate<{ _id: string; items: number; changed: string[] }>([
      { $match: { publishedAt: { $gte: from, $lt: to } } },
      {
        $group: {
          _id: '$publisherId',
          items: { $sum: 1 },
          changed: { $push: { $cond: [{ $gt: ['$revisions', 0] }, '$_id', '$$REMOVE'] } },
        },
      },
    ]);
    const itemIds = perOutlet.flatMap(({ changed }) => changed);
    const revised = new Set(
      await models.revisions.distinct('itemId', { itemId: { $in: itemIds }, kind: { $in: COUNTED } }),
    );
    return perOutlet.map(({ _id, items, changed }) => ({
      ...{ id: _id, items },
      revised: changed.filter((id) => revised.has(id)).length,
    }));
  },
  saveDay: async ({ _id, ...fields }: OutletDayDoc): Promise<void> => {
    await days.updateOne({ _id }, { $set: fields }, { upsert: true });
  },
  /** When each day was counted, by its name. */
  countedDays: async (): Promise<ReadonlyMap<string, CountedDay>> => {
    const rows = await days.find({}, { countedAt: 1, tookMs: 1 }).lean<(CountedDay & { _id: string })[]>();
    return new Map(rows.map(({ _id, ...day }) => [_id, day]));
  },
  daysFrom: (day: string): Promise<OutletDayDoc[]> => days.find({ _id: { $gte: day } }).lean<OutletDayDoc[]>(),
  dropDaysBefore: async (day: string): Promise<void> => {
    await days.deleteMany({ _id: { $lt: day } });
  },
});
export type EvidenceRepo = ReturnType<typeof createEvidenceRepo>;
