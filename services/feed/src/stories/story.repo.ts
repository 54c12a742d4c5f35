import { APPROACHES, type Approach, type Category } from '@360/contracts/vocabulary';
import type { StoryDoc, StoryModel } from './story.model.ts';

/** Where the list of stories goes on: after this prominence and id. */
export interface StoryCursor {
  prominence: number;
  id: string;
}
export interface ApproachBaseline {
  /** The usual share of each approach among independent reports, 0–1. */
  shares: Record<Approach, number>;
  /** How many independent reports the shares rest on. */
  reports: number;
}

const MERGE_HOPS = 10;

const sumsPipeline = (category: Category | null, since: Date) => [
  { $match: { category, updatedAt: { $gte: since }, mergedInto: null } },
  {
    $group: {
      _id: null,
      reports: { $sum: '$coverage.independentReports' },
      ...Object.fromEntries(APPROACHES.map((approach) => [approach, { $sum: `$coverage.approaches.${approach}` }])),
    },
  },
];

export const createStoryRepo = (stories: StoryModel) => ({
  byIds: (ids: string[]): Promise<StoryDoc[]> =>
    ids.length === 0 ? Promise.resolve([]) : stories.find({ _id: { $in: ids }, mergedInto: null }).lean<StoryDoc[]>(),
  /** The story at an address, or the one it was merged into. */
  resolve: async (id: string): Promise<StoryDoc | null> => {
    let wanted = id;
    for (let hop = 0; hop < MERGE_HOPS; hop++) {
      const story = await stories.findById(wanted).lean<StoryDoc | null>();
      if (!story?.mergedInto) return story;
      wanted = story.mergedInto;
    }
    return null;
  },
  /** Most prominent first. */
  list: (filter: { category?: Category }, limit: number, cursor?: StoryCursor): Promise<StoryDoc[]> =>
    stories
      .find({
        mergedInto: null,
        ...(filter.category && { category: filter.category }),
        ...(cursor && {
          $or: [{ prominence: { $lt: cursor.prominence } }, { prominence: cursor.prominence, _id: { $lt: cursor.id } }],
        }),
      })
      .sort({ prominence: -1, _id: -1 })
      .limit(limit)
      .lean<StoryDoc[]>(),
  save: async ({ _id, ...fields }: StoryDoc): Promise<void> => {
    await stories.updateOne({ _id }, { $set: fields }, { upsert: true });
  },
  beginMerge: async (from: string, into: string): Promise<void> => {
    await stories.updateOne({ _id: from }, { $set: { mergedInto: into, mergePending: true } }, { upsert: true });
  },
  endMerge: async (from: string): Promise<void> => {
    await stories.updateOne({ _id: from }, { $set: { mergePending: false } });
  },
  pendingMerges: async (): Promise<{ from: string; into: string }[]> => {
    const rows = await stories.find({ mergePending: true }, { mergedInto: 1 }).limit(1_000).lean<StoryDoc[]>();
    return rows.flatMap(({ _id, mergedInto }) => (mergedInto ? [{ from: _id, into: mergedInto }] : []));
  },
  remove: async (id: string): Promise<void> => {
    await stories.deleteOne({ _id: id });
  },
  count: (): Promise<number> => stories.countDocuments({ mergedInto: null }),
  /** The usual mix of approaches in a category since a time. */
  baseline: async (category: Category | null, since: Date): Promise<ApproachBaseline> => {
    const [sums] = await stories.aggregate<Record<Approach | 'reports', number>>(sumsPipeline(category, since));
    const reports = sums?.reports ?? 0;
    const shares = Object.fromEntries(
      APPROACHES.map((approach) => [approach, reports > 0 ? (sums?.[approach] ?? 0) / reports : 0]),
    ) as Record<Approach, number>;
    return { shares, reports };
  },
});
export type StoryRepo = ReturnType<typeof createStoryRepo>;
