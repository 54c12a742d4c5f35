import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { ContentType } from '@360/contracts/news';
import type { Category } from '@360/contracts/vocabulary';
import { type Connection, Schema } from 'mongoose';

/**
 * How far an item has come: `new` waits for its story, `grouped` has one whose figures are not renewed yet, `done` is
 * finished. A crash leaves it at its stage and the next round goes on from there.
 */
export type ItemStage = 'new' | 'grouped' | 'done';

/** One report. The id is derived from the canonical address, so a second arrival is a revision. */
export interface ItemDoc {
  _id: string;
  publisherId: string;
  feedId: string;
  url: string;
  title: string;
  summary: string;
  text: string;
  wordCount: number;
  contentHash: string;
  category: Category | null;
  country: string | null;
  language: string | null;
  tags: string[];
  author: string | null;
  publishedAt: Date;
  createdAt: Date;
  contentType: ContentType;
  mediaType: 'photo' | 'video' | 'gif' | null;
  imageUrl: string | null;
  videoUrl: string | null;
  embedUrl: string | null;
  durationS: number | null;
  socialMetrics: { comments: number; shares: number; reactions: number } | null;
  engagement: number;
  revisions: number;
  stage: ItemStage;
  storyId: string | null;
  breakingUntil: Date | null;
}

const schema = new Schema<ItemDoc>(
  {
    _id: { type: String, required: true },
    publisherId: { type: String, required: true },
    feedId: { type: String, required: true },
    url: { type: String, required: true },
    title: { type: String, required: true },
    summary: { type: String, default: '' },
    text: { type: String, default: '' },
    wordCount: { type: Number, required: true },
    contentHash: { type: String, required: true },
    category: { type: String, default: null },
    country: { type: String, default: null },
    language: { type: String, default: null },
    tags: { type: [String], default: [] },
    author: { type: String, default: null },
    publishedAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    contentType: { type: String, required: true },
    mediaType: { type: String, default: null },
    imageUrl: { type: String, default: null },
    videoUrl: { type: String, default: null },
    embedUrl: { type: String, default: null },
    durationS: { type: Number, default: null },
    socialMetrics: { type: Schema.Types.Mixed, default: null },
    engagement: { type: Number, default: 0 },
    revisions: { type: Number, default: 0 },
    stage: { type: String, required: true },
    storyId: { type: String, default: null },
    breakingUntil: { type: Date, default: null },
  },
  { collection: 'items', versionKey: false },
);
schema.plugin(refuseUndefined);
// the feed, newest first
schema.index({ publishedAt: -1, _id: -1 });
// the feed of one category, of one country, of videos
schema.index({ category: 1, publishedAt: -1, _id: -1 });
schema.index({ country: 1, publishedAt: -1, _id: -1 });
schema.index({ contentType: 1, publishedAt: -1, _id: -1 });
// the items of one story
schema.index({ storyId: 1, publishedAt: 1 });
// what still waits for its story or for its story's figures
schema.index({ stage: 1, publishedAt: 1 }, { partialFilterExpression: { stage: { $in: ['new', 'grouped'] } } });
// the feed of breaking news
schema.index({ breakingUntil: 1 }, { partialFilterExpression: { breakingUntil: { $type: 'date' } } });

export const createItemModel = (connection: Connection) => connection.model<ItemDoc>('Item', schema);
export type ItemModel = ReturnType<typeof createItemModel>;
