import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

/** A text that was written for readers, kept so that it is written once. */
export interface WrittenDoc {
  /** Of everything it depends on: the analysis' bytes, persona, tab, who writes and by which prompt. */
  _id: string;
  storyId: string;
  analysisHash: string;
  /** The answer as JSON. */
  answer: string;
  expiresAt: Date;
}

const schema = new Schema<WrittenDoc>(
  {
    _id: { type: String, required: true },
    storyId: { type: String, required: true },
    analysisHash: { type: String, required: true },
    answer: { type: String, required: true },
    expiresAt: { type: Date, required: true },
  },
  { collection: 'written_texts', versionKey: false },
);
schema.plugin(refuseUndefined);
// what was written about a story
schema.index({ storyId: 1, analysisHash: 1 });
// those whose time is over go
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const createWrittenModel = (connection: Connection) => connection.model<WrittenDoc>('Written', schema);
export type WrittenModel = ReturnType<typeof createWrittenModel>;
