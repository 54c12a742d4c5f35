import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { Coverage } from '@360/contracts/news';
import type { EpistemologyTag, FigureComparison, StoryDetail } from '@360/contracts/stories';
import type { Approach, Category } from '@360/contracts/vocabulary';
import { type Connection, Schema } from 'mongoose';

/**
 * Reports of one event, with the figures computed from them. Items name their story; what stands here can be computed
 * again from them. A story merged into another keeps only `mergedInto`, so that its address leads on.
 */
export interface StoryDoc {
  _id: string;
  title: string;
  summary: string;
  category: Category | null;
  leadItemId: string;
  imageItemId: string | null;
  publishedAt: Date;
  updatedAt: Date;
  createdAt: Date;
  breakingSince: Date | null;
  breakingUntil: Date | null;
  engagement: number;
  wordCount: number;
  tags: string[];
  epistemologyTag: EpistemologyTag;
  truthConfidence: number | null;
  coverage: Coverage;
  countries: StoryDetail['countries'];
  figures: FigureComparison[];
  copyOf: Record<string, string>;
  approaches: Record<string, Approach>;
  /** How well covered and how fresh: what the front page is ordered by. */
  prominence: number;
  mergedInto: string | null;
  mergePending: boolean;
}

const schema = new Schema<StoryDoc>(
  {
    _id: { type: String, required: true },
    title: String,
    summary: String,
    category: { type: String, default: null },
    leadItemId: String,
    imageItemId: { type: String, default: null },
    publishedAt: Date,
    updatedAt: Date,
    createdAt: Date,
    breakingSince: { type: Date, default: null },
    breakingUntil: { type: Date, default: null },
    engagement: Number,
    wordCount: Number,
    tags: [String],
    epistemologyTag: String,
    truthConfidence: { type: Number, default: null },
    coverage: Schema.Types.Mixed,
    countries: Schema.Types.Mixed,
    figures: Schema.Types.Mixed,
    copyOf: Schema.Types.Mixed,
    approaches: Schema.Types.Mixed,
    prominence: Number,
    mergedInto: { type: String, default: null },
    mergePending: { type: Boolean, default: false },
  },
  { collection: 'stories', versionKey: false, minimize: false },
);
schema.plugin(refuseUndefined);
// the front page: the most prominent stories
schema.index({ mergedInto: 1, prominence: -1, _id: -1 });
// merges that a crash cut short
schema.index({ mergePending: 1 }, { partialFilterExpression: { mergePending: true } });
// the usual mix of approaches in one category
schema.index({ category: 1, updatedAt: -1 });

export const createStoryModel = (connection: Connection) => connection.model<StoryDoc>('Story', schema);
export type StoryModel = ReturnType<typeof createStoryModel>;
