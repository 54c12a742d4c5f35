import type { ItemAngle } from '@360/contracts/angles';
import type { ItemDoc, ItemModel } from '../items/item.model.ts';
import type { StoryDoc, StoryModel } from '../stories/story.model.ts';

type Row = Pick<ItemDoc, '_id' | 'publisherId' | 'storyId'>;

/** Outlet and approach of the items of these ids that are there, archived ones among them. */
export const createAnglesRead =
  (items: ItemModel, archive: ItemModel, stories: StoryModel) =>
  async (ids: string[]): Promise<ItemAngle[]> => {
    const rows = new Map<string, Row>();
    // The archive is read last: what moves there in between is then in either.
    for (const model of [items, archive])
      for (const row of await model.find({ _id: { $in: ids } }, { publisherId: 1, storyId: 1 }).lean<Row[]>())
        rows.set(row._id, row);
    const found = [...rows.values()];
    const storyIds = [...new Set(found.flatMap(({ storyId }) => storyId ?? []))];
    const told = await stories
      .find({ _id: { $in: storyIds } }, { approaches: 1 })
      .lean<Pick<StoryDoc, '_id' | 'approaches'>[]>();
    const approachesOf = new Map(told.map(({ _id, approaches }) => [_id, approaches]));
    return found.map(({ _id, publisherId, storyId }) => ({
      id: _id,
      outletId: publisherId,
      approach: approachesOf.get(storyId ?? '')?.[_id] ?? null,
    }));
  };
export type AnglesRead = ReturnType<typeof createAnglesRead>;
