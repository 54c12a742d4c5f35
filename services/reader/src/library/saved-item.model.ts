import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { SavedItem } from '@360/contracts/library';
import { type Connection, Schema } from 'mongoose';

/** A report that the reader `sub` keeps. */
export interface SavedItemDoc extends Omit<SavedItem, 'id' | 'savedAt' | 'publishedAt'> {
  _id: string;
  sub: string;
  /** Which of the reader's places it takes, from 0; no two take the same, so there are never too many. */
  place: number;
  itemId: string;
  /** Null once it is removed. */
  outletId: string | null;
  savedAt: Date;
  publishedAt: Date | null;
}

const text = { type: String, default: '' };
const orNull = <Type>(type: Type) => ({ type, default: null });
const schema = new Schema<SavedItemDoc>(
  {
    _id: { type: String, required: true },
    sub: { type: String, required: true },
    place: { type: Number, required: true },
    itemId: { type: String, required: true },
    outletId: orNull(String),
    title: text,
    summary: text,
    type: { type: String, required: true },
    sourceName: text,
    sourceUrl: orNull(String),
    publishedAt: orNull(Date),
    savedAt: { type: Date, required: true },
    thumbnail: orNull(String),
    duration: orNull(Number),
    storyId: orNull(String),
    collections: { type: [String], required: true },
    removed: { type: Boolean, required: true },
  },
  { collection: 'saved_items', versionKey: false },
);
schema.plugin(refuseUndefined);
// a report is kept once
schema.index({ sub: 1, itemId: 1 }, { unique: true });
// a place holds one
schema.index({ sub: 1, place: 1 }, { unique: true });
// a reader's list, last kept first
schema.index({ sub: 1, savedAt: -1, _id: -1 });
// a collection of it, and how many it holds
schema.index({ sub: 1, collections: 1, savedAt: -1, _id: -1 });
// what goes with a publisher, by items and as a whole
schema.index({ itemId: 1 });
schema.index({ outletId: 1 });

export const createSavedItemModel = (connection: Connection) => connection.model<SavedItemDoc>('SavedItem', schema);
export type SavedItemModel = ReturnType<typeof createSavedItemModel>;
