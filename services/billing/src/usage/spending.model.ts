import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { ReportAllowance } from '@360/contracts/billing';
import { type Connection, Schema } from 'mongoose';

/** A report that may be made: one document, so that a report is spent once, and a place is. */
export interface SpendingDoc {
  /** Of the reader and the report. */
  _id: string;
  sub: string;
  reportId: string;
  granted: ReportAllowance['granted'];
  /** Calendar month (UTC). */
  month: string;
  /** What it takes, which nothing else can take: one of the free plan's of the month, or a purchase. Null with a plan without bounds. */
  place: string | null;
  at: Date;
}

const schema = new Schema<SpendingDoc>(
  {
    _id: { type: String, required: true },
    sub: { type: String, required: true },
    reportId: { type: String, required: true },
    granted: { type: String, required: true },
    month: { type: String, required: true },
    place: { type: String, default: null },
    at: { type: Date, required: true },
  },
  { collection: 'spendings', versionKey: false },
);
schema.plugin(refuseUndefined);
// a place holds one
schema.index({ sub: 1, place: 1 }, { unique: true, partialFilterExpression: { place: { $type: 'string' } } });
// a reader's of a month, and those that were bought
schema.index({ sub: 1, month: 1, granted: 1 });

export const createSpendingModel = (connection: Connection) => connection.model<SpendingDoc>('Spending', schema);
export type SpendingModel = ReturnType<typeof createSpendingModel>;
