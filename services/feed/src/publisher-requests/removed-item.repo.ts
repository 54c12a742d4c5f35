import { createHash } from 'node:crypto';
import type { RemovedItemDoc, RemovedItemModel } from './removed-item.model.ts';

export type RemovedStub = Pick<RemovedItemDoc, '_id' | 'publisherId' | 'storyId'>;

/** Where a follower of the ledger stands. */
export interface LedgerPlace {
  at: Date;
  id: string;
}

const idsOf = (rows: { _id: string }[]): string[] => rows.map(({ _id }) => _id);

export const createRemovedItemRepo = (model: RemovedItemModel) => ({
  /** Notes items that are about to be removed; returns how many were not in the ledger yet. */
  note: async (reference: string, items: RemovedStub[], heldOf: (id: string) => Record<string, number>) => {
    const result = await model.bulkWrite(
      items.map(({ _id, publisherId, storyId }) => ({
        updateOne: {
          filter: { _id },
          update: {
            $set: { storyId, settled: false, removedAt: null },
            $setOnInsert: { reference, publisherId, held: heldOf(_id), storyGone: null },
          },
          upsert: true,
        },
      })),
      { ordered: false },
    );
    return result.upsertedCount;
  },
  markRemoved: async (ids: string[], at: Date): Promise<void> => {
    await model.updateMany({ _id: { $in: ids } }, { $set: { removedAt: at } });
  },
  /** Has items removed once more, of which something was found. */
  reopen: async (ids: string[]): Promise<void> => {
    await model.updateMany({ _id: { $in: ids } }, { $set: { removedAt: null, settled: false } });
  },
  /** Has a story computed again without an item that it still names. */
  unsettle: async (itemId: string, storyId: string): Promise<void> => {
    await model.updateOne({ _id: itemId }, { $set: { storyId, settled: false } });
  },
  unfinished: async (reference: string, limit: number): Promise<string[]> =>
    idsOf(await model.find({ reference, removedAt: null }, { _id: 1 }).limit(limit).lean<{ _id: string }[]>()),
  /** When the last item of a request went; null before the first. */
  lastRemoval: async (reference: string): Promise<Date | null> => {
    const [row] = await model
      .find({ reference }, { removedAt: 1 })
      .sort({ removedAt: -1 })
      .limit(1)
      .lean<{ removedAt: Date | null }[]>();
    return row?.removedAt ?? null;
  },
  hasUnsettled: async (reference: string): Promise<boolean> =>
    (await model.exists({ settled: false, reference })) !== null,
  toSettle: (limit: number): Promise<RemovedItemDoc[]> =>
    model
      .find({ settled: false, removedAt: { $ne: null } })
      .limit(limit)
      .lean<RemovedItemDoc[]>(),
  settle: async (rows: { itemId: string; storyGone: boolean }[]): Promise<void> => {
    await model.bulkWrite(
      rows.map(({ itemId, storyGone }) => ({
        updateOne: { filter: { _id: itemId }, update: { $set: { settled: true, storyGone } } },
      })),
      { ordered: false },
    );
  },
  /** Which of these items were removed, under whatever request. */
  among: async (ids: string[]): Promise<string[]> =>
    idsOf(await model.find({ _id: { $in: ids } }, { _id: 1 }).lean<{ _id: string }[]>()),
  page: async (reference: string, limit: number, after = ''): Promise<string[]> =>
    idsOf(
      await model
        .find({ reference, _id: { $gt: after } }, { _id: 1 })
        .sort({ _id: 1 })
        .limit(limit)
        .lean<{ _id: string }[]>(),
    ),
  /** What was removed since a place, oldest first. */
  since: ({ at, id }: LedgerPlace, limit: number): Promise<{ _id: string; removedAt: Date }[]> =>
    model
      .find({ $or: [{ removedAt: { $gt: at } }, { removedAt: at, _id: { $gt: id } }] }, { removedAt: 1 })
      .sort({ removedAt: 1, _id: 1 })
      .limit(limit)
      .lean<{ _id: string; removedAt: Date }[]>(),
  /** The ids of a request in ascending order, counted and hashed (SHA-256, each followed by a line feed). */
  digest: async (reference: string): Promise<{ total: number; sha256: string }> => {
    const hash = createHash('sha256');
    let total = 0;
    for await (const { _id } of model
      .find({ reference }, { _id: 1 })
      .sort({ _id: 1 })
      .lean<{ _id: string }>()
      .cursor({ batchSize: 1_000 })) {
      hash.update(`${_id}\n`);
      total++;
    }
    return { total, sha256: hash.digest('hex') };
  },
  /** Sums of what was held of a request's items in these stores. */
  heldSums: async (reference: string, stores: string[]): Promise<Record<string, number>> => {
    const sums = Object.fromEntries(stores.map((name) => [name, { $sum: `$held.${name}` }]));
    const [row] = await model.aggregate<Record<string, number>>([
      { $match: { reference } },
      { $group: { _id: null, ...sums } },
    ]);
    return Object.fromEntries(stores.map((name) => [name, row?.[name] ?? 0]));
  },
  storyCounts: async (reference: string): Promise<{ changed: number; removed: number }> => {
    const rows = await model.aggregate<{ _id: boolean; stories: number }>([
      { $match: { reference, storyId: { $ne: null } } },
      { $group: { _id: '$storyId', gone: { $max: '$storyGone' } } },
      { $group: { _id: '$gone', stories: { $sum: 1 } } },
    ]);
    const count = (gone: boolean) => rows.find(({ _id }) => _id === gone)?.stories ?? 0;
    return { changed: count(false), removed: count(true) };
  },
});
export type RemovedItemRepo = ReturnType<typeof createRemovedItemRepo>;
