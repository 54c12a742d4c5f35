import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

/** What each outlet published on one day (UTC), counted so that no question has to. The id is the day, `YYYY-MM-DD`. */
export interface OutletDayDoc {
  _id: string;
  countedAt: Date;
  /** How long that took. */
  tookMs: number;
  outlets: { id: string; items: number; revised: number }[];
}
export type CountedDay = Pick<OutletDayDoc, 'countedAt' | 'tookMs'>;

const schema = new Schema<OutletDayDoc>(
  {
    _id: { type: String, required: true },
    countedAt: { type: Date, required: true },
    tookMs: { type: Number, required: true },
    outlets: { type: Schema.Types.Mixed, required: true },
  },
  { collection: 'outlet_days', versionKey: false },
);
schema.plugin(refuseUndefined);

export const createOutletDayModel = (connection: Connection) => connection.model<OutletDayDoc>('OutletDay', schema);
export type OutletDayModel = ReturnType<typeof createOutletDayModel>;
