import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';
import type { Snapshot } from './claim-snapshots.ts';

const KEPT_S = 60 * 86_400;

/** What one reading of a story's evidence came to. */
export interface Result {
  version: number;
  asOf: Date;
  /** SHA-256 of the analysis' bytes, in hex: equal evidence and version give an equal one. */
  hash: string;
  /** SHA-256 of the evidence it was computed from. */
  evidenceHash: string;
  /** Every item whose words may stand in it. */
  itemIds: string[];
  outletIds: string[];
  /** The answer to readers, as JSON and packed by gzip. */
  briefing: Buffer;
  /** What it was computed from, in the same form: readings and bundles rest on the same evidence. */
  evidence: Buffer;
}

/**
 * A story's analysis. `ticket` is the number of the reading it comes from: readings are numbered before the evidence is
 * read, so that of two the one with the higher number has seen all that the other has. `result` is null where the story
 * is gone or was merged, or where it has to be computed anew.
 */
export interface StoryAnalysisDoc {
  _id: string;
  ticket: number;
  result: Result | null;
  history: Snapshot[];
  updatedAt: Date;
}

const { Mixed } = Schema.Types;
const schema = new Schema<StoryAnalysisDoc>(
  {
    _id: { type: String, required: true },
    ticket: { type: Number, required: true },
    result: { type: Mixed, default: null },
    history: { type: Mixed, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'story_analyses', versionKey: false, minimize: false },
);
schema.plugin(refuseUndefined);
// stories that hold words of an item, or of a publisher
schema.index({ 'result.itemIds': 1 });
schema.index({ 'result.outletIds': 1 });
// those of stories that have not moved for long go
schema.index({ updatedAt: 1 }, { expireAfterSeconds: KEPT_S });

export const createStoryAnalysisModel = (connection: Connection) =>
  connection.model<StoryAnalysisDoc>('StoryAnalysis', schema);
export type StoryAnalysisModel = ReturnType<typeof createStoryAnalysisModel>;
