import type { EngagementDoc, EngagementModel } from './engagement.model.ts';

const DUPLICATE_KEY = 11_000;

export const createEngagementRepo = (model: EngagementModel) => ({
  /** Notes an action; one that is there already is left as it is. */
  note: async (action: Pick<EngagementDoc, '_id' | 'itemId' | 'points'>): Promise<void> => {
    try {
      await model.create({ ...action, batch: null, counted: false, expiresAt: null });
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === DUPLICATE_KEY)) throw cause;
    }
  },
  /** Puts up to `limit` actions that are in no batch into one; returns how many. */
  fillBatch: async (batch: string, limit: number): Promise<number> => {
    const waiting = await model
      .find({ counted: false, batch: null }, { _id: 1 })
      .limit(limit)
      .lean<{ _id: string }[]>();
    if (waiting.length === 0) return 0;
    const ids = waiting.map(({ _id }) => _id);
    const { modifiedCount } = await model.updateMany({ _id: { $in: ids }, batch: null }, { $set: { batch } });
    return modifiedCount;
  },
  /** Batches that were begun and not finished. */
  begunBatches: async (): Promise<string[]> =>
    (await model.distinct('batch', { counted: false, batch: { $ne: null } })) as string[],
  /** The points of a batch by item. */
  sumsOf: async (batch: string): Promise<{ itemId: string; points: number }[]> => {
    const rows = await model.aggregate<{ _id: string; points: number }>([
      { $match: { counted: false, batch } },
      { $group: { _id: '$itemId', points: { $sum: '$points' } } },
    ]);
    return rows.map(({ _id, points }) => ({ itemId: _id, points }));
  },
  /** How many actions are kept on each of these items that has any. */
  countByItem: async (itemIds: string[]): Promise<ReadonlyMap<string, number>> => {
    const rows = await model.aggregate<{ _id: string; count: number }>([
      { $match: { itemId: { $in: itemIds } } },
      { $group: { _id: '$itemId', count: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, count }) => [_id, count]));
  },
  removeOfItems: async (itemIds: string[]): Promise<void> => {
    await model.deleteMany({ itemId: { $in: itemIds } });
  },
  finishBatch: async (batch: string, expiresAt: Date): Promise<void> => {
    await model.updateMany({ counted: false, batch }, { $set: { counted: true, expiresAt } });
  },
});
export type EngagementRepo = ReturnType<typeof createEngagementRepo>;
