import { APPROACHES, type Approach, type Category } from '@360/contracts/vocabulary';
import type { ApproachBaseline } from './coverage/gaps.ts';
import { usualVelocity } from './coverage/velocity.ts';
import type { StoryDoc, StoryModel } from './story.model.ts';

/** Where the list of stories goes on: after this prominence and id. */
export interface StoryCursor {
  prominence: number;
  id: string;
}
/** How the stories of a category are usually covered. */
export interface StoryBaseline extends ApproachBaseline {
  /** The usual velocity, in independent reports an hour; null where too few stories tell. */
  usualPerHour: number | null;
}

/** What became of a story's reports since they were first put together. */
export interface StoryTrail {
  /** Stories merged into it, the last first. */
  merged: { storyId: string; at: Date }[];
  splitFrom: { storyId: string; at: Date } | null;
  /** Stories split from it, oldest first. */
  splits: { storyId: string; at: Date; items: number }[];
}

const MERGE_HOPS = 10;
/** Merges and splits of one story that are told. */
const TRAIL_LENGTH = 20;
/** Merges or splits that a crash can have cut short: those of one round. */
const MOST_PENDING = 1_000;

/** So many of a category's newest stories show what is usual in it. */
const BASELINE_STORIES = 2_000;

type Sums = Record<Approach | 'reports', number> & { velocities: (number | null)[] };

const sumsPipeline = (category: Category | null, since: Date) => [
  { $match: { category, updatedAt: { $gte: since }, mergedInto: null } },
  { $sort: { updatedAt: -1 as const } },
  { $limit: BASELINE_STORIES },
  {
    $group: {
      _id: null,
      reports: { $sum: '$coverage.independentReports' },
      velocities: { $push: '$velocity.perHour' },
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
  saveAll: async (docs: StoryDoc[]): Promise<void> => {
    if (docs.length === 0) return;
    await stories.collection.bulkWrite(
      docs.map(({ _id, ...fields }) => ({
        updateOne: { filter: { _id: _id as never }, update: { $set: fields }, upsert: true },
      })),
      { ordered: false },
    );
  },
  beginMerge: async (from: string, into: string): Promise<void> => {
    await stories.updateOne(
      { _id: from },
      { $set: { mergedInto: into, mergePending: true, mergedAt: new Date() } },
      { upsert: true },
    );
  },
  endMerge: async (from: string): Promise<void> => {
    await stories.updateOne({ _id: from }, { $set: { mergePending: false } });
  },
  pendingMerges: async (): Promise<{ from: string; into: string }[]> => {
    const rows = await stories.find({ mergePending: true }, { mergedInto: 1 }).limit(MOST_PENDING).lean<StoryDoc[]>();
    return rows.flatMap(({ _id, mergedInto }) => (mergedInto ? [{ from: _id, into: mergedInto }] : []));
  },
  beginSplit: async (from: string, storyId: string, itemIds: string[]): Promise<void> => {
    const split = { storyId, at: new Date(), items: itemIds.length, pending: itemIds };
    await stories.updateOne(
      { _id: from },
      { $push: { splits: { $each: [split], $slice: -TRAIL_LENGTH } }, $set: { splitPending: true } },
    );
  },
  endSplit: async (from: string, storyId: string): Promise<void> => {
    await stories.updateOne(
      { _id: from, 'splits.storyId': storyId },
      { $set: { 'splits.$.pending': [], splitPending: false } },
    );
  },
  pendingSplits: async (): Promise<{ from: string; storyId: string; itemIds: string[] }[]> => {
    const rows = await stories.find({ splitPending: true }, { splits: 1 }).limit(MOST_PENDING).lean<StoryDoc[]>();
    return rows.flatMap(({ _id: from, splits = [] }) =>
      splits.flatMap(({ storyId, pending }) => (pending.length > 0 ? [{ from, storyId, itemIds: pending }] : [])),
    );
  },
  trailOf: async ({ _id, splits = [] }: StoryDoc): Promise<StoryTrail> => {
    const [merged, whole] = await Promise.all([
      stories
        .find({ mergedInto: _id, mergedAt: { $type: 'date' } }, { mergedAt: 1 })
        .sort({ mergedAt: -1 })
        .limit(TRAIL_LENGTH)
        .lean<{ _id: string; mergedAt: Date }[]>(),
      stories.findOne({ 'splits.storyId': _id }, { splits: 1 }).lean<StoryDoc | null>(),
    ]);
    const parting = whole?.splits?.find(({ storyId }) => storyId === _id);
    return {
      merged: merged.map((story) => ({ storyId: story._id, at: story.mergedAt })),
      splitFrom: whole && parting ? { storyId: whole._id, at: parting.at } : null,
      splits: splits.map(({ storyId, at, items }) => ({ storyId, at, items })),
    };
  },
  removeAll: async (ids: string[]): Promise<void> => {
    if (ids.length > 0) await stories.deleteMany({ _id: { $in: ids } });
  },
  /** Every story in order of id, those merged into another among them. */
  all: (after: string | null, limit: number): Promise<StoryDoc[]> =>
    stories
      .find(after === null ? {} : { _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<StoryDoc[]>(),
  /** Leaves of a merged story what its address needs. */
  keepOnlyMerge: async (id: string): Promise<void> => {
    const story = await stories.findOne({ _id: id, mergedInto: { $ne: null } }).lean<StoryDoc | null>();
    if (!story) return;
    const { mergedInto, mergePending } = story;
    await stories.collection.replaceOne({ _id: id as never }, { mergedInto, mergePending });
  },
  count: (): Promise<number> => stories.countDocuments({ mergedInto: null }),
  /** The usual mix of approaches and velocity in a category since a time, by its newest stories. */
  baseline: async (category: Category | null, since: Date): Promise<StoryBaseline> => {
    const [sums] = await stories.aggregate<Sums>(sumsPipeline(category, since));
    const reports = sums?.reports ?? 0;
    const shares = Object.fromEntries(
      APPROACHES.map((approach) => [approach, reports > 0 ? (sums?.[approach] ?? 0) / reports : 0]),
    ) as Record<Approach, number>;
    return { shares, reports, usualPerHour: usualVelocity((sums?.velocities ?? []).filter((each) => each !== null)) };
  },
});
export type StoryRepo = ReturnType<typeof createStoryRepo>;
