import type { HostModel } from '../hosts/host.model.ts';
import { type ItemDoc, type ItemModel, type ItemPage, NEVER } from '../items/item.model.ts';

/** An item whose page is to be read, with what the reading is compared with and put into. */
export interface WantedItem
  extends Pick<
    ItemDoc,
    | '_id'
    | 'url'
    | 'title'
    | 'summary'
    | 'wordCount'
    | 'feedHash'
    | 'language'
    | 'category'
    | 'author'
    | 'publishedAt'
    | 'createdAt'
    | 'imageUrl'
    | 'mediaType'
    | 'videoUrl'
    | 'embedUrl'
  > {
  page: ItemPage;
}
type PageText = Pick<ItemDoc, 'text' | 'wordCount' | 'contentHash'> & Partial<ItemDoc>;
export type PageCounts = Record<ItemPage['state'], number>;

const WANTED = {
  url: 1,
  title: 1,
  summary: 1,
  wordCount: 1,
  feedHash: 1,
  language: 1,
  category: 1,
  author: 1,
  publishedAt: 1,
  createdAt: 1,
  imageUrl: 1,
  mediaType: 1,
  videoUrl: 1,
  embedUrl: 1,
  page: 1,
} as const;

/** What the database knows of pages that are to be read, and of their hosts. */
export const createPageRepo = (items: ItemModel, hosts: HostModel) => ({
  /** The hosts of the `limit` pages that have waited longest. */
  dueHosts: async (now: Date, limit: number): Promise<string[]> => {
    const rows = await items.aggregate<{ _id: string }>([
      { $match: { 'page.nextAt': { $gt: NEVER, $lte: now } } },
      { $sort: { 'page.nextAt': 1 } },
      { $limit: limit },
      { $group: { _id: '$page.host' } },
    ]);
    return rows.map(({ _id }) => _id);
  },
  /** The newest item of a host whose page may be asked for now. */
  nextOf: (host: string, now: Date): Promise<WantedItem | null> =>
    items
      .findOne({ 'page.host': host, 'page.nextAt': { $gt: NEVER, $lte: now } }, WANTED)
      .sort({ publishedAt: -1 })
      .lean<WantedItem | null>(),
  /** Records how a try went. An item its feed has revised since keeps its new wish. */
  settle: async (item: WantedItem, page: ItemPage): Promise<void> => {
    await items.updateOne({ _id: item._id, feedHash: item.feedHash ?? null }, { $set: { page } });
  },
  /**
   * Gives an item the text of its page; its story's figures are computed again. No revision: the publisher changed
   * nothing. An item its feed has revised since is left as it is. A story is never taken from an item, so of the two
   * updates exactly one finds it.
   */
  setText: async (item: WantedItem, text: PageText, page: ItemPage): Promise<void> => {
    const asFed = { _id: item._id, feedHash: item.feedHash ?? null };
    const alone = await items.updateOne({ ...asFed, storyId: null }, { $set: { ...text, page, stage: 'new' } });
    if (alone.matchedCount === 1) return;
    await items.updateOne({ ...asFed, storyId: { $ne: null } }, { $set: { ...text, page, stage: 'grouped' } });
  },
  /** Those of the hosts that are to be left alone now. */
  resting: async (names: string[], now: Date): Promise<Set<string>> => {
    const found = await hosts.find({ _id: { $in: names }, freeAt: { $gt: now } }, { _id: 1 }).lean<{ _id: string }[]>();
    return new Set(found.map(({ _id }) => _id));
  },
  counts: async (): Promise<PageCounts> => {
    const rows = await items.aggregate<{ _id: ItemPage['state']; count: number }>([
      { $match: { 'page.state': { $exists: true } } },
      { $group: { _id: '$page.state', count: { $sum: 1 } } },
    ]);
    const counts: PageCounts = { wanted: 0, read: 0, none: 0, refused: 0, failed: 0 };
    for (const { _id, count } of rows) counts[_id] = count;
    return counts;
  },
});
export type PageRepo = ReturnType<typeof createPageRepo>;
