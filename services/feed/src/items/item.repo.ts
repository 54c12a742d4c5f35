import { POST_NETWORKS } from '@360/contracts/vocabulary';
import type { QueryFilter } from 'mongoose';
import type { RevisionModel } from '../revisions/revision.model.ts';
import { afterCursor, type Cursor } from './cursor.ts';
import type { ItemDoc, ItemModel, ItemStage } from './item.model.ts';
import type { ItemFilter } from './item-filter.ts';

/** What a list shows; the text stays in the store. */
export type ItemRow = Omit<
  ItemDoc,
  'text' | 'contentHash' | 'feedHash' | 'page' | 'feedId' | 'stage' | 'keys' | 'engagementBatches'
>;
/** What tells whose an item is. */
export type ItemOrigin = Pick<ItemDoc, '_id' | 'publisherId' | 'feedId' | 'url' | 'storyId'>;
export type KnownItem = Pick<
  ItemDoc,
  | '_id'
  | 'contentHash'
  | 'feedHash'
  | 'page'
  | 'feedId'
  | 'title'
  | 'summary'
  | 'text'
  | 'wordCount'
  | 'storyId'
  | 'stage'
  | 'revisions'
>;

const ROW = {
  text: 0,
  contentHash: 0,
  feedHash: 0,
  page: 0,
  feedId: 0,
  stage: 0,
  keys: 0,
  engagementBatches: 0,
} as const;
const KNOWN = {
  contentHash: 1,
  feedHash: 1,
  page: 1,
  feedId: 1,
  title: 1,
  summary: 1,
  text: 1,
  wordCount: 1,
  storyId: 1,
  stage: 1,
  revisions: 1,
} as const;
const OLDEST_FIRST = { publishedAt: 1, _id: 1 } as const;
const ORIGIN = { publisherId: 1, feedId: 1, url: 1, storyId: 1 } as const;
const DUPLICATE_KEY = 11_000;

const byAge = (a: ItemDoc, b: ItemDoc): number =>
  a.publishedAt.getTime() - b.publishedAt.getTime() || (a._id < b._id ? -1 : 1);

/** The story may have been found since the item was read, so its stage follows from what is stored. */
const revisedFields = (next: Partial<ItemDoc>): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(next).map(([name, value]) => [name, { $literal: value }])),
  stage: { $cond: [{ $eq: ['$storyId', null] }, 'new', 'grouped'] },
  revisions: { $add: ['$revisions', 1] },
});

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

/** What the feed said last tells one revision from the next: the content may have come from the page meanwhile. */
const lastSaid = ({ feedHash, contentHash }: KnownItem) => (feedHash ? { feedHash } : { contentHash });

/** `archive` holds old items; only what is asked for by name is looked for there. */
export const createItemRepo = (items: ItemModel, revisions: RevisionModel, archive: ItemModel) => ({
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
  byId: async (id: string): Promise<ItemRow | null> =>
    (await items.findById(id, ROW).lean<ItemRow | null>()) ?? (await archive.findById(id, ROW).lean<ItemRow | null>()),
  known: (ids: string[]): Promise<KnownItem[]> => items.find({ _id: { $in: ids } }, KNOWN).lean<KnownItem[]>(),
  /** Those of the ids that lie in the archive. */
  archivedAmong: async (ids: string[]): Promise<Set<string>> => {
    const old = ids.length === 0 ? [] : await archive.find({ _id: { $in: ids } }, { _id: 1 }).lean<{ _id: string }[]>();
    return new Set(old.map(({ _id }) => _id));
  },
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
   * nothing: the old content is stored under its own hash and number first, and only that content is replaced.
   */
  revise: async (changes: { old: KnownItem; next: Partial<ItemDoc> }[], now: Date): Promise<void> => {
    if (changes.length === 0) return;
    await revisions.bulkWrite(
      changes.map(({ old }) => {
        const { _id: itemId, title, summary, text, contentHash } = old;
        const _id = `${itemId}.${old.revisions}.${contentHash}`;
        const $setOnInsert = { itemId, title, summary, text, contentHash, replacedAt: now };
        return { updateOne: { filter: { _id }, update: { $setOnInsert }, upsert: true } };
      }),
      { ordered: false },
    );
    await items.collection.bulkWrite(
      changes.map(({ old, next }) => ({
        updateOne: { filter: { _id: old._id as never, ...lastSaid(old) }, update: [{ $set: revisedFields(next) }] },
      })),
      { ordered: false },
    );
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
    await items.collection.bulkWrite(
      assignments.map(({ itemId, storyId }) => ({
        updateOne: {
          filter: { _id: itemId as never, storyId: null },
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
   * Moves up to `limit` finished items published before a time into the archive; returns how many. A crash in between
   * leaves an item in both places, and the next round moves it again.
   */
  archiveBefore: async (before: Date, limit: number): Promise<number> => {
    const old = await items
      .find({ publishedAt: { $lt: before }, stage: 'done' })
      .sort({ publishedAt: 1 })
      .limit(limit)
      .lean<ItemDoc[]>();
    if (old.length === 0) return 0;
    await archive.collection.bulkWrite(
      old.map((item) => ({ replaceOne: { filter: { _id: item._id as never }, replacement: item, upsert: true } })),
      { ordered: false },
    );
    await items.deleteMany({ _id: { $in: old.map(({ _id }) => _id) }, stage: 'done' });
    return old.length;
  },
  /** Marks items whose figures are in their story now. One that has been revised since it was read waits its turn. */
  finish: async (read: { item: ItemDoc; breakingUntil: Date | null }[]): Promise<void> => {
    if (read.length === 0) return;
    await items.collection.bulkWrite(
      read.map(({ item: { _id, contentHash }, breakingUntil }) => ({
        updateOne: {
          filter: { _id: _id as never, contentHash, stage: 'grouped' },
          update: { $set: { stage: 'done' as const, breakingUntil } },
        },
      })),
      { ordered: false },
    );
  },
  markBreaking: async (storyId: string, breakingUntil: Date | null): Promise<void> => {
    await items.updateMany({ storyId, breakingUntil: { $ne: breakingUntil } }, { $set: { breakingUntil } });
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
  /**
   * Every item in order of id, archived ones among them. The archive is read after the items: what moves there in between
   * is then in either.
   */
  origins: async (after: string | null, limit: number): Promise<ItemOrigin[]> => {
    const filter = after === null ? {} : { _id: { $gt: after } };
    const rows = new Map<string, ItemOrigin>();
    for (const model of [items, archive])
      for (const row of await model.find(filter, ORIGIN).sort({ _id: 1 }).limit(limit).lean<ItemOrigin[]>())
        rows.set(row._id, row);
    return [...rows.values()].sort((a, b) => (a._id < b._id ? -1 : 1)).slice(0, limit);
  },
  originsOf: (ids: string[]): Promise<ItemOrigin[]> => items.find({ _id: { $in: ids } }, ORIGIN).lean<ItemOrigin[]>(),
  removeMany: async (ids: string[]): Promise<void> => {
    for (const model of [items, archive]) await model.deleteMany({ _id: { $in: ids } });
  },
  /** How many revisions are kept of each of these items that has any. */
  revisionsOf: async (ids: string[]): Promise<ReadonlyMap<string, number>> => {
    const rows = await revisions.aggregate<{ _id: string; count: number }>([
      { $match: { itemId: { $in: ids } } },
      { $group: { _id: '$itemId', count: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, count }) => [_id, count]));
  },
  removeRevisions: async (ids: string[]): Promise<void> => {
    await revisions.deleteMany({ itemId: { $in: ids } });
  },
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
