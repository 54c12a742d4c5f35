import type { ItemDoc, ItemModel } from '../items/item.model.ts';

/**
 * An item's engagement is what its source states (`sourceEngagement`) plus what readers did here (`readerEngagement`).
 * Each half is written together with the sum in one update, so that neither writer can undo the other.
 */
const sum = { $add: ['$sourceEngagement', '$readerEngagement'] };
/** Items stored before readers' actions were counted have their source's figure in `engagement` alone. */
const halves = {
  sourceEngagement: { $ifNull: ['$sourceEngagement', '$engagement'] },
  readerEngagement: { $ifNull: ['$readerEngagement', 0] },
};

/**
 * A batch is added a second time only when a crash cut it off, by the next round; eight are more than a round that was
 * held up can be behind.
 */
const BATCHES_REMEMBERED = 8;
const withBatch = (batch: string) => ({
  $slice: [{ $concatArrays: [{ $ifNull: ['$engagementBatches', []] }, [batch]] }, -BATCHES_REMEMBERED],
});

/** What a source says of an item now. */
export interface SourceEngagement extends Pick<ItemDoc, 'engagement' | 'socialMetrics'> {
  itemId: string;
}

export const createItemEngagement = (items: ItemModel) => ({
  /** Adds the points of one batch to each item, once however often it is called: an item remembers its last batches. */
  addReaderPoints: async (batch: string, points: { itemId: string; points: number }[]): Promise<void> => {
    if (points.length === 0) return;
    await items.collection.bulkWrite(
      points.map((each) => ({
        updateOne: {
          filter: { _id: each.itemId as never, engagementBatches: { $ne: batch } },
          update: [
            { $set: halves },
            {
              $set: {
                readerEngagement: { $add: ['$readerEngagement', each.points] },
                engagementBatches: withBatch(batch),
              },
            },
            { $set: { engagement: sum } },
          ],
        },
      })),
      { ordered: false },
    );
  },
  /** Replaces what the source states; returns how many items it was news for. */
  setSourceEngagement: async (stated: SourceEngagement[]): Promise<number> => {
    if (stated.length === 0) return 0;
    const { modifiedCount } = await items.collection.bulkWrite(
      stated.map(({ itemId, engagement, socialMetrics }) => ({
        updateOne: {
          filter: { _id: itemId as never, sourceEngagement: { $ne: engagement } },
          update: [
            { $set: halves },
            { $set: { sourceEngagement: engagement, socialMetrics: { $literal: socialMetrics } } },
            { $set: { engagement: sum } },
          ],
        },
      })),
      { ordered: false },
    );
    return modifiedCount;
  },
  /** Whether the item is there and recent; what lies in the archive is counted no more. */
  isLive: async (itemId: string): Promise<boolean> => (await items.exists({ _id: itemId })) !== null,
  /** The stories of items. */
  storiesOf: async (itemIds: string[]): Promise<string[]> => {
    const rows = await items
      .find({ _id: { $in: itemIds }, storyId: { $ne: null } }, { storyId: 1 })
      .lean<{ storyId: string }[]>();
    return [...new Set(rows.map(({ storyId }) => storyId))];
  },
});
export type ItemEngagement = ReturnType<typeof createItemEngagement>;
