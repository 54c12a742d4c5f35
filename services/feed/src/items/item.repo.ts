import type { QueryFilter } from 'mongoose';
import { afterCursor, type Cursor } from './cursor.ts';
import type { ItemDoc, ItemModel, ItemStage } from './item.model.ts';
import type { ItemFilter } from './item-filter.ts';
import type { RevisionModel } from './revision.model.ts';

/** What a list shows; the text stays in the store. */
export type ItemRow = Omit<ItemDoc, 'text' | 'contentHash' | 'feedId' | 'stage'>;
export type KnownItem = Pick<
  ItemDoc,
  '_id' | 'contentHash' | 'feedId' | 'title' | 'summary' | 'text' | 'storyId' | 'stage'
>;

const ROW = { text: 0, contentHash: 0, feedId: 0, stage: 0 } as const;
const DUPLICATE_KEY = 11_000;

const queryOf = (filter: ItemFilter, cursor: Cursor | undefined): QueryFilter<ItemDoc> => ({
  ...(filter.category && { category: filter.category }),
  ...(filter.country && { country: filter.country }),
  ...(filter.contentType && { contentType: filter.contentType }),
  ...(filter.breakingAfter && { breakingUntil: { $gt: filter.breakingAfter } }),
  ...(cursor && afterCursor('publishedAt', cursor)),
});

const onlyDuplicates = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === DUPLICATE_KEY;

export const createItemRepo = (items: ItemModel, revisions: RevisionModel) => ({
  /** Newest first. */
  list: async (filter: ItemFilter, page: { limit: number; skip: number; cursor?: Cursor }): Promise<ItemRow[]> => {
    if (filter.nothing) return [];
    return await items
      .find(queryOf(filter, page.cursor), ROW)
      .sort({ publishedAt: -1, _id: -1 })
      .skip(page.skip)
      .limit(page.limit)
      .lean<ItemRow[]>();
  },
  byId: (id: string): Promise<ItemRow | null> => items.findById(id, ROW).lean<ItemRow | null>(),
  known: (ids: string[]): Promise<KnownItem[]> =>
    items
      .find({ _id: { $in: ids } }, { contentHash: 1, feedId: 1, title: 1, summary: 1, text: 1, storyId: 1, stage: 1 })
      .lean<KnownItem[]>(),
  /** Adds what is not there yet; another poll that was faster is no fault. */
  insertNew: async (docs: ItemDoc[]): Promise<void> => {
    if (docs.length === 0) return;
    try {
      await items.collection.insertMany(docs as never[], { ordered: false });
    } catch (cause) {
      if (!onlyDuplicates(cause)) throw cause;
    }
  },
  /**
   * Replaces the content of items and keeps what they said before. Repeating it, or losing to another poll, changes
   * nothing: the old content is stored under its own hash first, and only that content is replaced.
   */
  revise: async (changes: { old: KnownItem; next: Partial<ItemDoc> }[], now: Date): Promise<void> => {
    if (changes.length === 0) return;
    await revisions.bulkWrite(
      changes.map(({ old }) => {
        const { _id: itemId, title, summary, text, contentHash } = old;
        const $setOnInsert = { itemId, title, summary, text, contentHash, replacedAt: now };
        return { updateOne: { filter: { _id: `${itemId}.${contentHash}` }, update: { $setOnInsert }, upsert: true } };
      }),
      { ordered: false },
    );
    await items.bulkWrite(
      changes.map(({ old, next }) => ({
        updateOne: {
          filter: { _id: old._id, contentHash: old.contentHash },
          update: {
            $set: { ...next, stage: old.storyId ? ('grouped' as const) : ('new' as const) },
            $inc: { revisions: 1 },
          },
        },
      })),
      { ordered: false },
    );
  },
  /** Items at a stage, oldest first. */
  atStage: (stage: ItemStage, limit: number): Promise<ItemDoc[]> =>
    items.find({ stage }).sort({ publishedAt: 1 }).limit(limit).lean<ItemDoc[]>(),
  /** Puts items that have no story yet into theirs. */
  setStories: async (assignments: { itemId: string; storyId: string }[]): Promise<void> => {
    if (assignments.length === 0) return;
    await items.bulkWrite(
      assignments.map(({ itemId, storyId }) => ({
        updateOne: { filter: { _id: itemId, storyId: null }, update: { $set: { storyId, stage: 'grouped' as const } } },
      })),
      { ordered: false },
    );
  },
  /** With their text, oldest first. */
  withText: (ids: string[]): Promise<ItemDoc[]> =>
    items
      .find({ _id: { $in: ids } })
      .sort({ publishedAt: 1 })
      .lean<ItemDoc[]>(),
  /** Moves single items; the story each leaves is marked first, so that a crash cannot leave it with old figures. */
  moveItems: async (moves: { itemId: string; from: string; to: string }[]): Promise<void> => {
    if (moves.length === 0) return;
    await items.updateMany({ storyId: { $in: moves.map(({ from }) => from) } }, { $set: { stage: 'grouped' } });
    await items.bulkWrite(
      moves.map(({ itemId, from, to }) => ({
        updateOne: {
          filter: { _id: itemId, storyId: from },
          update: { $set: { storyId: to, stage: 'grouped' as const } },
        },
      })),
      { ordered: false },
    );
  },
  moveStory: async (from: string, into: string): Promise<void> => {
    await items.updateMany({ storyId: from }, { $set: { storyId: into, stage: 'grouped' } });
  },
  ofStory: (storyId: string, limit: number): Promise<ItemDoc[]> =>
    items.find({ storyId }).sort({ publishedAt: 1, _id: 1 }).limit(limit).lean<ItemDoc[]>(),
  /** Marks the items whose figures are in their story now. Only those that were read: one that came since waits its turn. */
  finish: async (ids: string[], breakingUntil: Date | null): Promise<void> => {
    await items.updateMany({ _id: { $in: ids }, stage: 'grouped' }, { $set: { stage: 'done', breakingUntil } });
  },
  markBreaking: async (storyId: string, breakingUntil: Date | null): Promise<void> => {
    await items.updateMany({ storyId, breakingUntil: { $ne: breakingUntil } }, { $set: { breakingUntil } });
  },
  /** The grouped items since `since`, oldest first, as a stream. */
  groupedSince: (since: Date) =>
    items
      .find(
        { publishedAt: { $gte: since }, storyId: { $ne: null } },
        { title: 1, summary: 1, text: 1, publishedAt: 1, publisherId: 1, language: 1, storyId: 1 },
      )
      .sort({ publishedAt: 1, _id: 1 })
      .lean<
        Pick<ItemDoc, '_id' | 'title' | 'summary' | 'text' | 'publishedAt' | 'publisherId' | 'language' | 'storyId'>
      >()
      .cursor({ batchSize: 500 }),
  /** Exact: the store's own estimate is wrong after a crash. Reads the whole index, so ask seldom. */
  count: (): Promise<number> => items.countDocuments({}, { hint: { _id: 1 } }),
  countSince: (since: Date): Promise<number> => items.countDocuments({ publishedAt: { $gte: since } }),
  newest: async (): Promise<Date | null> => {
    const [row] = await items
      .find({}, { publishedAt: 1 })
      .sort({ publishedAt: -1, _id: -1 })
      .limit(1)
      .lean<{ publishedAt: Date }[]>();
    return row?.publishedAt ?? null;
  },
  outletsSince: async (since: Date): Promise<number> =>
    (await items.distinct('publisherId', { publishedAt: { $gte: since } })).length,
});
export type ItemRepo = ReturnType<typeof createItemRepo>;
