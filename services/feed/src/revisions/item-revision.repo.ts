import type { ItemDoc, ItemModel } from '../items/item.model.ts';
import type { KnownItem } from '../items/item-fields.ts';
import type { RevisionModel } from './revision.model.ts';

/** The story may have been found since the item was read, so its stage follows from what is stored. */
const revisedFields = (next: Partial<ItemDoc>): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(next).map(([name, value]) => [name, { $literal: value }])),
  stage: { $cond: [{ $eq: ['$storyId', null] }, 'new', 'grouped'] },
  revisions: { $add: ['$revisions', 1] },
});

/** What the feed said last tells one revision from the next: the content may have come from the page meanwhile. */
const lastSaid = ({ feedHash, contentHash }: KnownItem) => (feedHash ? { feedHash } : { contentHash });

/** Writes the revisions of items, and takes them away with their items. */
export const createItemRevisionRepo = (revisions: RevisionModel, items: ItemModel) => ({
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
  /** How many revisions are kept of each of these items that has any. */
  countByItem: async (itemIds: string[]): Promise<ReadonlyMap<string, number>> => {
    const rows = await revisions.aggregate<{ _id: string; count: number }>([
      { $match: { itemId: { $in: itemIds } } },
      { $group: { _id: '$itemId', count: { $sum: 1 } } },
    ]);
    return new Map(rows.map(({ _id, count }) => [_id, count]));
  },
  removeOfItems: async (itemIds: string[]): Promise<void> => {
    await revisions.deleteMany({ itemId: { $in: itemIds } });
  },
});
export type ItemRevisionRepo = ReturnType<typeof createItemRevisionRepo>;
