import type { ItemDoc, ItemModel } from '../items/item.model.ts';
import type { ItemRow } from '../items/item-fields.ts';

/** An item as others are compared with it. */
export type RelatedRow = ItemRow & Pick<ItemDoc, 'contentHash' | 'keys'>;

const ROW = { text: 0, feedHash: 0, page: 0, feedId: 0, stage: 0, engagementBatches: 0 } as const;
/** A key this many items have is no rarer for having more. */
const COUNTED = 300;

/** `archive` holds old items: one may be read, but it is related to nothing new. */
export const createRelatedRepo = (items: ItemModel, archive: ItemModel) => ({
  byId: async (id: string): Promise<RelatedRow | null> =>
    (await items.findById(id, ROW).lean<RelatedRow | null>()) ??
    (await archive.findById(id, ROW).lean<RelatedRow | null>()),
  /** How many items have each key, at most 300. */
  countKeys: async (keys: string[]): Promise<Map<string, number>> => {
    const counts = await Promise.all(keys.map((key) => items.countDocuments({ keys: key }, { limit: COUNTED })));
    return new Map(keys.map((key, index) => [key, counts[index] ?? 0]));
  },
  /** The newest items with a key outside of one story; posts are not among them. */
  newestWith: (key: string, exceptStory: string | null, limit: number): Promise<RelatedRow[]> =>
    items
      .find({ keys: key, 'post.network': null, ...(exceptStory && { storyId: { $ne: exceptStory } }) }, ROW)
      .sort({ publishedAt: -1 })
      .limit(limit)
      .lean<RelatedRow[]>(),
  /** The newest items of a story; posts are not among them. */
  newestOf: (storyId: string, limit: number): Promise<RelatedRow[]> =>
    items.find({ storyId, 'post.network': null }, ROW).sort({ publishedAt: -1 }).limit(limit).lean<RelatedRow[]>(),
  /** About how many items there are. */
  size: (): Promise<number> => items.estimatedDocumentCount(),
});
export type RelatedRepo = ReturnType<typeof createRelatedRepo>;
