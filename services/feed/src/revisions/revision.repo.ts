import type { RevisionKind } from '@360/contracts/revisions';
import type { ItemDoc, ItemModel } from '../items/item.model.ts';
import type { RevisionDoc, RevisionModel } from './revision.model.ts';

/** What an item says now, with what its versions are read by. */
export type CurrentVersion = Pick<
  ItemDoc,
  '_id' | 'title' | 'summary' | 'text' | 'contentHash' | 'language' | 'publishedAt' | 'publisherId' | 'page'
>;
/** What was found of one revision. */
export interface Finding {
  id: string;
  kind: RevisionKind;
  publisherId: string;
  settledAt: Date | null;
}
export interface PublisherCounts {
  items: number;
  revised: number;
  corrected: number;
}

const CURRENT = {
  ...{ title: 1, summary: 1, text: 1, contentHash: 1 },
  ...{ language: 1, publishedAt: 1, publisherId: 1, page: 1 },
} as const;
const COUNTED: RevisionKind[] = ['title', 'text', 'correction'];

const perPublisher = [{ $group: { _id: '$publisherId', count: { $sum: 1 } } }];
const revisedPerPublisher = [
  { $match: { publisherId: { $ne: null }, kind: { $in: COUNTED } } },
  {
    $group: {
      _id: { publisherId: '$publisherId', itemId: '$itemId' },
      corrected: { $max: { $cond: [{ $eq: ['$kind', 'correction'] }, 1, 0] } },
    },
  },
  { $group: { _id: '$_id.publisherId', revised: { $sum: 1 }, corrected: { $sum: '$corrected' } } },
];

export const createRevisionRepo = (revisions: RevisionModel, items: ItemModel, archive: ItemModel) => ({
  current: async (itemId: string): Promise<CurrentVersion | null> =>
    (await items.findById(itemId, CURRENT).lean<CurrentVersion | null>()) ??
    (await archive.findById(itemId, CURRENT).lean<CurrentVersion | null>()),
  currentOf: async (itemIds: string[]): Promise<CurrentVersion[]> => {
    const of = { _id: { $in: itemIds } };
    const [live, old] = await Promise.all([
      items.find(of, CURRENT).lean<CurrentVersion[]>(),
      archive.find(of, CURRENT).lean<CurrentVersion[]>(),
    ]);
    return [...old, ...live];
  },
  /** The revisions of an item before a time, newest first. */
  ofItem: (itemId: string, limit: number, before?: Date): Promise<RevisionDoc[]> =>
    revisions
      .find({ itemId, ...(before && { replacedAt: { $lt: before } }) })
      .sort({ replacedAt: -1 })
      .limit(limit)
      .lean<RevisionDoc[]>(),
  /** The first revision of an item after a time: what the one of that time was changed to, unless it was the last. */
  nextOf: (itemId: string, at: Date): Promise<RevisionDoc | null> =>
    revisions
      .findOne({ itemId, replacedAt: { $gt: at } })
      .sort({ replacedAt: 1 })
      .lean<RevisionDoc | null>(),
  /** Revisions of which the kind is not final, in order of id. */
  unsettled: (after: string, limit: number): Promise<RevisionDoc[]> =>
    revisions
      .find({ settledAt: null, _id: { $gt: after } })
      .sort({ _id: 1 })
      .limit(limit)
      .lean<RevisionDoc[]>(),
  settle: async (found: Finding[]): Promise<void> => {
    if (found.length === 0) return;
    await revisions.bulkWrite(
      found.map(({ id, ...fields }) => ({
        updateOne: { filter: { _id: id }, update: { $set: fields } },
      })),
      { ordered: false },
    );
  },
  /** Of each publisher how many items it has, and how many of them were changed in more than little and corrected. */
  countsPerPublisher: async (): Promise<ReadonlyMap<string, PublisherCounts>> => {
    const [live, old, changed] = await Promise.all([
      items.aggregate<{ _id: string; count: number }>(perPublisher),
      archive.aggregate<{ _id: string; count: number }>(perPublisher),
      revisions.aggregate<{ _id: string; revised: number; corrected: number }>(revisedPerPublisher),
    ]);
    const counts = new Map<string, PublisherCounts>();
    for (const { _id, count } of [...live, ...old])
      counts.set(_id, { items: (counts.get(_id)?.items ?? 0) + count, revised: 0, corrected: 0 });
    for (const { _id, revised, corrected } of changed)
      counts.set(_id, { items: counts.get(_id)?.items ?? 0, revised, corrected });
    return counts;
  },
});
export type RevisionRepo = ReturnType<typeof createRevisionRepo>;
