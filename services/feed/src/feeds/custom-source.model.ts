import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { Category } from '@360/contracts/vocabulary';
import { type Connection, Schema } from 'mongoose';

/** A feed an operator added to those of the catalogue, with what is known of its outlet. It has the id of its feed. */
export interface CustomSourceDoc {
  _id: string;
  url: string;
  outletId: string;
  name: string;
  site: string;
  country: string | null;
  /** `und` where it is not known. */
  language: string;
  category: Category | null;
  addedBy: string;
  addedAt: Date;
}

const schema = new Schema<CustomSourceDoc>(
  {
    _id: { type: String, required: true },
    url: { type: String, required: true },
    outletId: { type: String, required: true },
    name: { type: String, required: true },
    site: { type: String, required: true },
    country: { type: String, default: null },
    language: { type: String, required: true },
    category: { type: String, default: null },
    addedBy: { type: String, required: true },
    addedAt: { type: Date, required: true },
  },
  { collection: 'custom_sources', versionKey: false },
);
schema.plugin(refuseUndefined);
// whether anything was added since the list was read
schema.index({ addedAt: -1 });

export const createCustomSourceModel = (connection: Connection) =>
  connection.model<CustomSourceDoc>('CustomSource', schema);
export type CustomSourceModel = ReturnType<typeof createCustomSourceModel>;
