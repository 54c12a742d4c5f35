import type { RevisionKind } from '@360/contracts/revisions';
import { type Connection, Schema } from 'mongoose';

/** What one version of an item says. */
export interface Version {
  title: string;
  summary: string;
  /** Empty where only a teaser is known. */
  text: string;
}

/**
 * What an item said before it was changed. The id joins item, content hash and how often it had been changed, so writing
 * it twice is harmless and a return to an old wording is kept.
 */
export interface RevisionDoc extends Version {
  _id: string;
  itemId: string;
  contentHash: string;
  replacedAt: Date;
  /** What the change was; null, or absent in old documents, until it was looked at. */
  kind?: RevisionKind | null;
  /** Whose item it is; as `kind`. */
  publisherId?: string | null;
  /** When `kind` became final; until then the item's page may still bring a notice. */
  settledAt?: Date | null;
}

const schema = new Schema<RevisionDoc>(
  {
    _id: { type: String, required: true },
    itemId: { type: String, required: true },
    title: { type: String, required: true },
    summary: { type: String, default: '' },
    text: { type: String, default: '' },
    contentHash: { type: String, required: true },
    replacedAt: { type: Date, required: true },
    kind: { type: String, default: null },
    publisherId: { type: String, default: null },
    settledAt: { type: Date, default: null },
  },
  { collection: 'revisions', versionKey: false },
);
// the history of one item, in order
schema.index({ itemId: 1, replacedAt: 1 });
// what waits to be told apart
schema.index({ settledAt: 1, _id: 1 });
// how many items of each publisher were revised and corrected
schema.index({ publisherId: 1, itemId: 1, kind: 1 });

export const createRevisionModel = (connection: Connection) => connection.model<RevisionDoc>('Revision', schema);
export type RevisionModel = ReturnType<typeof createRevisionModel>;
