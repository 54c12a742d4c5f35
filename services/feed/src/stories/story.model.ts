import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { Coverage } from '@360/contracts/news';
import type { EpistemologyTag, FigureComparison, StoryDetail } from '@360/contracts/stories';
import type { Approach, Category } from '@360/contracts/vocabulary';
import { type Connection, Schema } from 'mongoose';
import type { Velocity } from './coverage/velocity.ts';

/** Reports that left for a story of their own. */
export interface StorySplit {
  storyId: string;
  at: Date;
  items: number;
  /** Items that a crash may have left behind; empty once all have moved. */
  pending: string[];
}

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
  /** An item's id to the outlet whose report it tells by its own word. */
  creditOf: Record<string, string>;
  approaches: Record<string, Approach>;
  /** An item's id to its independent report, from 0 in order of time; absent in stories computed before it was kept. */
  reportOf?: Record<string, number>;
  /** Who reports it, as `reportOf`. */
  outletIds?: string[];
  /** When each independent report was first out, ms, oldest first. */
  reportTimes: number[];
  /** At the latest report: it does not sink by itself as time passes. Null where reports are too few. */
  velocity: Velocity | null;
  /** How well covered and how fresh: what the front page is ordered by. */
  prominence: number;
  /** What trending stories are ordered by; null where nothing moves, absent until it is computed. */
  trendingScore?: number | null;
  mergedInto: string | null;
  mergePending: boolean;
  /** When it was merged; absent in a story that never was. */
  mergedAt?: Date | null;
  /** The latest splits, oldest first; absent in a story that never was split. */
  splits?: StorySplit[];
  splitPending?: boolean;
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
    creditOf: Schema.Types.Mixed,
    approaches: Schema.Types.Mixed,
    reportOf: Schema.Types.Mixed,
    outletIds: { type: [String], default: undefined },
    reportTimes: [Number],
    velocity: { type: Schema.Types.Mixed, default: null },
    prominence: Number,
    trendingScore: { type: Number, default: null },
    mergedInto: { type: String, default: null },
    mergePending: { type: Boolean, default: false },
    mergedAt: { type: Date, default: null },
    splits: { type: [{ storyId: String, at: Date, items: Number, pending: [String], _id: false }], default: [] },
    splitPending: { type: Boolean, default: false },
  },
  { collection: 'stories', versionKey: false, minimize: false },
);
schema.plugin(refuseUndefined);
// the front page: the most prominent stories
schema.index({ mergedInto: 1, prominence: -1, _id: -1 });
// trending stories
schema.index({ mergedInto: 1, trendingScore: -1, _id: -1 });
// merges that a crash cut short
schema.index({ mergePending: 1 }, { partialFilterExpression: { mergePending: true } });
// splits that a crash cut short
schema.index({ splitPending: 1 }, { partialFilterExpression: { splitPending: true } });
// the trail of a story: what was merged into it last, and which story it was split from
schema.index({ mergedInto: 1, mergedAt: -1 }, { partialFilterExpression: { mergedAt: { $type: 'date' } } });
schema.index({ 'splits.storyId': 1 }, { sparse: true });
// the usual mix of approaches and outlets in one category
schema.index({ category: 1, updatedAt: -1 });

export const createStoryModel = (connection: Connection) => connection.model<StoryDoc>('Story', schema);
export type StoryModel = ReturnType<typeof createStoryModel>;
