import type { ItemModel } from '../items/item.model.ts';
import type { StoryDoc, StoryModel } from '../stories/story.model.ts';
import { trendingScoreOf } from './trending-score.ts';

export interface TrendCursor {
  score: number;
  id: string;
}

type Scored = Pick<StoryDoc, '_id' | 'updatedAt' | 'velocity'>;

/** The stories that trend, and their engagement. `archive` holds old items, which still belong to their stories. */
export const createTrendingRepo = (stories: StoryModel, items: ItemModel, archive: ItemModel) => {
  const sumsOf = async (storyIds: string[]): Promise<Map<string, number>> => {
    const sums = new Map<string, number>();
    for (const model of [items, archive]) {
      const rows = await model.aggregate<{ _id: string; engagement: number }>([
        { $match: { storyId: { $in: storyIds } } },
        { $group: { _id: '$storyId', engagement: { $sum: '$engagement' } } },
      ]);
      for (const { _id, engagement } of rows) sums.set(_id, (sums.get(_id) ?? 0) + engagement);
    }
    return sums;
  };

  return {
    /** Highest score first, from those above `least`. */
    list: (least: number, limit: number, cursor?: TrendCursor): Promise<StoryDoc[]> =>
      stories
        .find({
          mergedInto: null,
          trendingScore: { $gt: least },
          ...(cursor && {
            $or: [{ trendingScore: { $lt: cursor.score } }, { trendingScore: cursor.score, _id: { $lt: cursor.id } }],
          }),
        })
        .sort({ trendingScore: -1, _id: -1 })
        .limit(limit)
        .lean<StoryDoc[]>(),
    /** Gives stories the engagement their items have now, and the score that follows. */
    renew: async (storyIds: string[]): Promise<void> => {
      if (storyIds.length === 0) return;
      const [sums, found] = await Promise.all([
        sumsOf(storyIds),
        stories.find({ _id: { $in: storyIds }, mergedInto: null }, { updatedAt: 1, velocity: 1 }).lean<Scored[]>(),
      ]);
      if (found.length === 0) return;
      await stories.bulkWrite(
        found.map(({ _id, updatedAt, velocity }) => {
          const engagement = sums.get(_id) ?? 0;
          const figures = { engagement, velocityPerHour: velocity?.perHour ?? null, lastReportAt: updatedAt.getTime() };
          const $set = { engagement, trendingScore: trendingScoreOf(figures) };
          return { updateOne: { filter: { _id, updatedAt }, update: { $set } } };
        }),
        { ordered: false },
      );
    },
  };
};
export type TrendingRepo = ReturnType<typeof createTrendingRepo>;
