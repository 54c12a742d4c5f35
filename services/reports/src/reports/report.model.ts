import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { Report, ReportExport, ReportStep } from '@360/contracts/reports';
import { type Connection, Schema } from 'mongoose';
import type { ReportAsk } from '../making/frozen.ts';

/** A professional report of one reader. */
export interface ReportDoc {
  _id: string;
  /** Whose it is. */
  sub: string;
  /** The story as it was asked for, or as it is called now. */
  storyId: string;
  ask: Omit<ReportAsk, 'id'>;
  step: ReportStep;
  /** Percent. */
  progress: number;
  /** Tries that ended in a fault. */
  faults: number;
  failure: string | null;
  createdAt: Date;
  updatedAt: Date;
  finishedAt: Date | null;
  figures: Report['figures'];
  files: { format: ReportExport; bytes: number }[];
  /** How it was paid for; null until that is known: such a report is not there yet. */
  granted: Report['granted'] | null;
  /** Its allowance is to be given back. */
  owed: boolean;
  /** A publisher opted out: it may be made again without being paid for again. */
  withdrawn: boolean;
  /** Deleted by its reader; kept only until nothing is owed. */
  gone: boolean;
  /** Whose reports it holds words of. */
  outletIds: string[];
  itemIds: string[];
}

const { Mixed } = Schema.Types;
const schema = new Schema<ReportDoc>(
  {
    _id: { type: String, required: true },
    sub: { type: String, required: true },
    storyId: { type: String, required: true },
    ask: { type: Mixed, required: true },
    step: { type: String, required: true },
    progress: { type: Number, required: true },
    faults: { type: Number, required: true },
    failure: { type: String, default: null },
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
    figures: { type: Mixed, default: null },
    files: { type: Mixed, required: true },
    granted: { type: String, default: null },
    owed: { type: Boolean, required: true },
    withdrawn: { type: Boolean, required: true },
    gone: { type: Boolean, required: true },
    outletIds: { type: [String], required: true },
    itemIds: { type: [String], required: true },
  },
  { collection: 'reports', versionKey: false, minimize: false },
);
schema.plugin(refuseUndefined);
// a reader's reports, newest first; those under way; all of them in order of id
schema.index({ sub: 1, createdAt: -1, _id: -1 });
schema.index({ sub: 1, _id: 1 });
// those that have not moved, and those that something is owed for
schema.index({ step: 1, updatedAt: 1 });
schema.index({ owed: 1 }, { partialFilterExpression: { owed: true } });
schema.index({ gone: 1 }, { partialFilterExpression: { gone: true } });
// those that hold words of an item, or of a publisher
schema.index({ itemIds: 1 });
schema.index({ outletIds: 1 });

export const createReportModel = (connection: Connection) => connection.model<ReportDoc>('Report', schema);
export type ReportModel = ReturnType<typeof createReportModel>;
