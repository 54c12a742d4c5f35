import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { Verdict } from '@360/contracts/civ';
import { type Connection, Schema } from 'mongoose';

/** What the member `sub` says of a flag. Notes are text as it was written; whoever shows them escapes them. */
export interface ReviewDoc {
  _id: string;
  flagId: string;
  sub: string;
  verdict: Verdict;
  /** Percent. */
  confidence: number;
  note: string;
  evidenceLinks: string[];
  at: Date;
  /** Another with every change. */
  version: string;
  /** What its flag was settled as by votes, its own among them; null until then. */
  settled: Verdict | null;
  /** Whether it stood when its flag was settled. */
  counted: boolean;
}

const text = { type: String, required: true };
const schema = new Schema<ReviewDoc>(
  {
    _id: text,
    flagId: text,
    sub: text,
    verdict: text,
    confidence: { type: Number, required: true },
    note: text,
    evidenceLinks: { type: [String], required: true },
    at: { type: Date, required: true },
    version: text,
    settled: { type: String, default: null },
    counted: { type: Boolean, required: true },
  },
  { collection: 'reviews', versionKey: false },
);
schema.plugin(refuseUndefined);
// one of a member for each flag
schema.index({ flagId: 1, sub: 1 }, { unique: true });
// a member's own, in order
schema.index({ sub: 1, _id: 1 });
// what was settled of it
schema.index({ sub: 1, settled: 1 });

export const createReviewModel = (connection: Connection) => connection.model<ReviewDoc>('Review', schema);
export type ReviewModel = ReturnType<typeof createReviewModel>;
