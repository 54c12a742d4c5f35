import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { Persona } from '@360/contracts/analysis';
import type { BriefingSource } from '@360/contracts/briefings';
import { type Connection, Schema } from 'mongoose';
import type { ReadDocument } from '../reading-room/document-report.ts';
import type { FinishedText, Origin } from '../reading-room/draft.ts';
import { JOB_FIELDS, type JobState } from '../reading-room/job-states.ts';

/** How long a briefing is kept, in seconds. */
export const KEPT_S = 365 * 86_400;

/** A custom briefing of one reader. The name of a link among its sources is its address; `documents` holds what was read until the briefing is written. */
export interface BriefingDoc extends JobState {
  subject: string;
  persona: Persona;
  sources: BriefingSource[];
  documents: ReadDocument[];
  text: FinishedText | null;
  confidence: number | null;
  /** The reports whose words may stand in it. */
  origins: Origin[];
}

const { Mixed } = Schema.Types;
const schema = new Schema<BriefingDoc>(
  {
    ...JOB_FIELDS,
    subject: { type: String, required: true },
    persona: { type: String, required: true },
    sources: { type: Mixed, required: true },
    documents: { type: Mixed, required: true },
    text: { type: Mixed, default: null },
    confidence: { type: Number, default: null },
    origins: { type: Mixed, required: true },
  },
  { collection: 'briefings', versionKey: false, minimize: false },
);
schema.plugin(refuseUndefined);
// a reader's library, newest first; those under way
schema.index({ sub: 1, createdAt: -1 });
schema.index({ sub: 1, step: 1, createdAt: 1 });
// those that have not moved
schema.index({ step: 1, updatedAt: 1 });
// those that hold words of an item, or of a publisher
schema.index({ 'origins.itemId': 1 });
schema.index({ 'origins.outletId': 1 });
// those whose year is over go
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_S });

export const createBriefingModel = (connection: Connection) => connection.model<BriefingDoc>('Briefing', schema);
export type BriefingModel = ReturnType<typeof createBriefingModel>;
