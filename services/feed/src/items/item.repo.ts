import { POST_NETWORKS } from '@360/contracts/vocabulary';
import type { QueryFilter } from 'mongoose';
import { afterCursor, type Cursor } from './cursor.ts';
import type { ItemDoc, ItemModel, ItemStage } from './item.model.ts';
import { type ItemRow, itemRow, type KnownItem, knownItem } from './item-fields.ts';
import type { ItemFilter } from './item-filter.ts';

const OLDEST_FIRST = { publishedAt: 1, _id: 1 } as const;
const DUPLICATE_KEY = 11_000;

const byAge = (a: ItemDoc, b: ItemDoc): number =>
  a.publishedAt.getTime() - b.publishedAt.getTime() || (a._id < b._id ? -1 : 1);

/** Oldest first, each once: of two with one id the later in the list. */
const inOrder = (docs: ItemDoc[]): ItemDoc[] => [...new Map(docs.map((doc) => [doc._id, doc])).values()].sort(byAge);

const queryOf = (filter: ItemFilter, cursor: Cursor | undefined): QueryFilter<ItemDoc> => ({
  'post.network': filter.posts ? { $in: POST_NETWORKS } : null,
  ...(filter.category && { category: filter.category }),
  ...(filter.country && { country: filter.country }),
  ...(filter.contentType && { contentType: filter.contentType }),
  ...(filter.breakingAfter && { breakingUntil: { $gt: filter.breakingAfter } }),
  // the bound lets the runs of several networks be merged from that place on
  ...(cursor && { publishedAt: { $lte: cursor.at }, ...afterCursor('publishedAt', cursor) }),
});

const onlyDuplicates = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === DUPLICATE_KEY;

/** `archive` holds old items; only what is asked for by name is looked for there. */
export const createItemRepo = (items: ItemModel, archive: ItemModel) => ({
  /** Newest first. */
  list: async (filter: ItemFilter, page: { limit: number; skip: number; cursor?: Cursor }): Promise<ItemRow[]> => {
    if (filter.nothing) return [];
    return await items
      .find(queryOf(filter, page.cursor), itemRow)
      .sort({ publishedAt: -1, _id: -1 })
      .skip(page.skip)
      .limit(page.limit)
      .lean<ItemRow[]>();
  },
  byId: async (id: string): Promise<ItemRow | null> =>
    (await items.findById(id, itemRow).lean<ItemRow | null>()) ??
    (await archive.findById(id, itemRow).lean<ItemRow | null>()),
  known: (ids: string[]): Promise<KnownItem[]> => items.find({ _id: { $in: ids } }, knownItem).lean<KnownItem[]>(),
  /** Adds what is not there yet; another poll that was faster is no fault. */
  insertNew: async (docs: ItemDoc[]): Promise<void> => {
    if (docs.length === 0) return;
    try {
      await items.collection.insertMany(docs as never[], { ordered: false });
    } catch (cause) {
      if (!onlyDuplicates(cause)) throw cause;
    }
  },
  /** Items at a stage, oldest first. */
  atStage: (stage: ItemStage, limit: number): Promise<ItemDoc[]> =>
    items.find({ stage }).sort({ publishedAt: 1 }).limit(limit).lean<ItemDoc[]>(),
  /** The stories of up to `limit` items that their figures do not hold yet, those of the oldest first. */
  storiesToRenew: async (limit: number): Promise<string[]> => {
    const rows = await items
      .find({ stage: 'grouped' }, { storyId: 1 })
      .sort({ publishedAt: 1 })
      .limit(limit)
      .lean<{ storyId: string | null }[]>();
    return [...new Set(rows.flatMap(({ storyId }) => (storyId ? [storyId] : [])))];
  },
  /** How many have no story yet, or one whose figures do not hold them. */
  countWaiting: (): Promise<number> => items.countDocuments({ stage: { $in: ['new', 'grouped'] } }),
  /** Puts items that have no story yet into theirs. */
  setStories: async (assignments: { itemId: string; storyId: string }[]): Promise<void> => {
    if (assignments.length === 0) return;
    const byStory = Map.groupBy(assignments, ({ storyId }) => storyId);
    await items.collection.bulkWrite(
      [...byStory].map(([storyId, members]) => ({
        updateMany: {
          filter: { _id: { $in: members.map(({ itemId }) => itemId as never) }, storyId: null },
          update: { $set: { storyId, stage: 'grouped' as const } },
        },
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
  /**
   * Moves single items, archived ones too. The story each leaves is marked first, so that a crash cannot leave it with
   * old figures; a story of which all lies in the archive is not marked.
   */
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
    await archive.bulkWrite(
      moves.map(({ itemId, from, to }) => ({
        updateOne: { filter: { _id: itemId, storyId: from }, update: { $set: { storyId: to } } },
      })),
      { ordered: false },
    );
  },
  moveStory: async (from: string, into: string): Promise<void> => {
    await items.updateMany({ storyId: from }, { $set: { storyId: into, stage: 'grouped' } });
    await archive.updateMany({ storyId: from }, { $set: { storyId: into } });
  },
  /** Up to `limit` items of a story that its figures do not hold yet. */
  waitingIn: (storyId: string, limit: number): Promise<ItemDoc[]> =>
    items.find({ storyId, stage: 'grouped' }).sort(OLDEST_FIRST).limit(limit).lean<ItemDoc[]>(),
  /** The first items of a story, oldest first; archived ones are among them. */
  ofStory: async (storyId: string, limit: number): Promise<ItemDoc[]> => {
    const [live, old] = await Promise.all(
      [items, archive].map((model) => model.find({ storyId }).sort(OLDEST_FIRST).limit(limit).lean<ItemDoc[]>()),
    );
    return inOrder([...(old ?? []), ...(live ?? [])]).slice(0, limit);
  },
  /** All items of each story, oldest first; for stories known to be small. */
  ofStories: async (storyIds: string[]): Promise<Map<string, ItemDoc[]>> => {
    const [live, old] = await Promise.all(
      [items, archive].map((model) => model.find({ storyId: { $in: storyIds } }).lean<ItemDoc[]>()),
    );
    return Map.groupBy(inOrder([...(old ?? []), ...(live ?? [])]), ({ storyId }) => storyId ?? '');
  },
  /**
   * Marks items whose figures are in their story now. One that has been revised since it was read waits its turn: its
   * hash is none of those read.
   */
  finish: async (read: { item: ItemDoc; breakingUntil: Date | null }[]): Promise<void> => {
    if (read.length === 0) return;
    const alike = Map.groupBy(read, ({ breakingUntil }) => breakingUntil?.getTime());
    await items.collection.bulkWrite(
      [...alike.values()].map((members) => ({
        updateMany: {
          filter: {
            _id: { $in: members.map(({ item }) => item._id as never) },
            contentHash: { $in: members.map(({ item }) => item.contentHash) },
            stage: 'grouped',
          },
          update: { $set: { stage: 'done' as const, breakingUntil: members[0]?.breakingUntil ?? null } },
        },
      })),
      { ordered: false },
    );
  },
  /** Gives the items of each story its end of breaking. */
  markBreaking: async (stories: { storyId: string; breakingUntil: Date | null }[]): Promise<void> => {
    if (stories.length === 0) return;
    await items.collection.bulkWrite(
      stories.map(({ storyId, breakingUntil }) => ({
        updateMany: { filter: { storyId, breakingUntil: { $ne: breakingUntil } }, update: { $set: { breakingUntil } } },
      })),
      { ordered: false },
    );
  },
  /**
   * Where the newest `limit` items begin: the time of the oldest of them, or `since` where there are fewer after it.
   */
  startOfNewest: async (limit: number, since: Date): Promise<Date> => {
    const [row] = await items
      .find({ publishedAt: { $gte: since } }, { publishedAt: 1 })
      .sort({ publishedAt: -1, _id: -1 })
      .skip(limit - 1)
      .limit(1)
      .lean<{ publishedAt: Date }[]>();
    return row?.publishedAt ?? since;
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
  count: async (): Promise<number> => {
    const [live, old] = await Promise.all([
      items.countDocuments({}, { hint: { _id: 1 } }),
      archive.countDocuments({}, { hint: { _id: 1 } }),
    ]);
    return live + old;
  },
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
