import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { CatalogueEntry } from '@360/contracts/publishers';
import { type Connection, Schema } from 'mongoose';

export interface PublisherDoc extends Omit<CatalogueEntry, 'feeds' | 'id'> {
  _id: string;
}

const schema = new Schema<PublisherDoc>(
  {
    _id: { type: String, required: true },
    name: { type: String, required: true },
    site: { type: String, required: true },
    country: { type: String, default: null },
    language: { type: String, required: true },
    owner: { type: String, default: null },
    kind: { type: String, default: null },
  },
  { collection: 'publishers', versionKey: false },
);
schema.plugin(refuseUndefined);

export const createPublisherModel = (connection: Connection) => connection.model<PublisherDoc>('Publisher', schema);
export type PublisherModel = ReturnType<typeof createPublisherModel>;
