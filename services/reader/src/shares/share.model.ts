import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

/** That the reader `sub` shared a page. What it says stands in its address and is kept nowhere else. */
export interface ShareDoc {
  _id: string;
  sub: string;
  createdAt: Date;
  revokedAt: Date | null;
}

const schema = new Schema<ShareDoc>(
  {
    _id: { type: String, required: true },
    sub: { type: String, required: true },
    createdAt: { type: Date, required: true },
    revokedAt: { type: Date, default: null },
  },
  { collection: 'shares', versionKey: false },
);
schema.plugin(refuseUndefined);
// a reader's, for their export and when they go
schema.index({ sub: 1 });

export const createShareModel = (connection: Connection) => connection.model<ShareDoc>('Share', schema);
export type ShareModel = ReturnType<typeof createShareModel>;
