import { type Connection, Schema } from 'mongoose';
import type { ItemDoc } from '../items/item.model.ts';

/** Old items, whole as they were; written and read as they stand. */
const schema = new Schema<ItemDoc>(
  { _id: { type: String, required: true } },
  {
    collection: 'archive',
    strict: false,
    versionKey: false,
  },
);
// the items of one story
schema.index({ storyId: 1, publishedAt: 1 });
// all that one publisher has here
schema.index({ publisherId: 1 });

export const createArchiveModel = (connection: Connection) => connection.model<ItemDoc>('ArchivedItem', schema);
