import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

/** A shelf of the library of the reader `sub`; which reports stand on it is said by them. */
export interface CollectionDoc {
  _id: string;
  sub: string;
  /** Which of the reader's places it takes, from 0; no two take the same, so there are never too many. */
  place: number;
  name: string;
  /** The name as it is compared. */
  nameKey: string;
  updatedAt: Date;
}

const schema = new Schema<CollectionDoc>(
  {
    _id: { type: String, required: true },
    sub: { type: String, required: true },
    place: { type: Number, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'collections', versionKey: false },
);
schema.plugin(refuseUndefined);
// a name of a reader is one collection
schema.index({ sub: 1, nameKey: 1 }, { unique: true });
// a reader's collections; a place holds one
schema.index({ sub: 1, place: 1 }, { unique: true });

export const createCollectionModel = (connection: Connection) => connection.model<CollectionDoc>('Collection', schema);
export type CollectionModel = ReturnType<typeof createCollectionModel>;
