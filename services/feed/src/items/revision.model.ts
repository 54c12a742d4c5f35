import { type Connection, Schema } from 'mongoose';

/** What an item said before it was changed. The id joins item and content hash, so writing it twice is harmless. */
export interface RevisionDoc {
  _id: string;
  itemId: string;
  title: string;
  summary: string;
  text: string;
  contentHash: string;
  replacedAt: Date;
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
  },
  { collection: 'revisions', versionKey: false },
);
// the history of one item, in order
schema.index({ itemId: 1, replacedAt: 1 });

export const createRevisionModel = (connection: Connection) => connection.model<RevisionDoc>('Revision', schema);
export type RevisionModel = ReturnType<typeof createRevisionModel>;
