import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';
import type { FinishedText, Origin } from '../reading-room/draft.ts';
import { JOB_FIELDS, type JobState } from '../reading-room/job-states.ts';

const KEPT_S = 7 * 86_400;

/** An article that a reader asked for. */
export interface ArticleDoc extends JobState {
  storyId: string;
  /** Of the evidence, the persona and who writes: those with the same have the same text. */
  textKey: string;
  text: FinishedText | null;
  /** The reports whose words may stand in it. */
  origins: Origin[];
}

const { Mixed } = Schema.Types;
const schema = new Schema<ArticleDoc>(
  {
    ...JOB_FIELDS,
    storyId: { type: String, required: true },
    textKey: { type: String, required: true },
    text: { type: Mixed, default: null },
    origins: { type: Mixed, required: true },
  },
  { collection: 'articles', versionKey: false, minimize: false },
);
schema.plugin(refuseUndefined);
// the text that somebody else asked for before
schema.index({ textKey: 1, step: 1 });
// a reader's that are under way
schema.index({ sub: 1, step: 1, createdAt: 1 });
// those that have not moved
schema.index({ step: 1, updatedAt: 1 });
// those that hold words of an item, or of a publisher
schema.index({ 'origins.itemId': 1 });
schema.index({ 'origins.outletId': 1 });
// those whose time is over go
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_S });

export const createArticleModel = (connection: Connection) => connection.model<ArticleDoc>('Article', schema);
export type ArticleModel = ReturnType<typeof createArticleModel>;
