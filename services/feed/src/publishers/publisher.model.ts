import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { CatalogueEntry } from '@360/contracts/publishers';
import { type Connection, Schema } from 'mongoose';

export interface PublisherDoc extends Omit<CatalogueEntry, 'feeds' | 'id'> {
  _id: string;
  /** The registrable domain of its site; null where it has none. */
  domain: string | null;
  /** Since when nothing of it is read, and by which request. */
  optedOut: { reference: string; at: Date } | null;
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
    domain: { type: String, default: null },
    optedOut: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'publishers', versionKey: false },
);
schema.plugin(refuseUndefined);
// the publishers that a request of one domain concerns
schema.index({ domain: 1 });

export const createPublisherModel = (connection: Connection) => connection.model<PublisherDoc>('Publisher', schema);
export type PublisherModel = ReturnType<typeof createPublisherModel>;
