import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

/** What the reader `sub` has used of a day's allowance; the id says of which kind, day and reader. */
export interface AllowanceDoc {
  _id: string;
  sub: string;
  used: number;
  expiresAt: Date;
}

const schema = new Schema<AllowanceDoc>(
  {
    _id: { type: String, required: true },
    sub: { type: String, required: true },
    used: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'allowances', versionKey: false },
);
schema.plugin(refuseUndefined);
// a reader's, when they go
schema.index({ sub: 1 });
// those of days gone by go
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const createAllowanceModel = (connection: Connection) => connection.model<AllowanceDoc>('Allowance', schema);
export type AllowanceModel = ReturnType<typeof createAllowanceModel>;
