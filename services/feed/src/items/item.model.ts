import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { ContentType, Post } from '@360/contracts/news';
import type { Category } from '@360/contracts/vocabulary';
import { type Connection, Schema } from 'mongoose';

/**
 * How far an item has come: `new` waits for its story, `grouped` has one whose figures are not renewed yet, `done` is
 * finished. A crash leaves it at its stage and the next round goes on from there.
 */
export type ItemStage = 'new' | 'grouped' | 'done';

/**
 * What becomes of the page of an item whose feed gives only a teaser: `wanted` waits to be read, `read` gave the item its
 * text, `none` has no more than the feed, `refused` is one whose publisher opts out, `failed` one that gives no article.
 */
export interface ItemPage {
  state: 'wanted' | 'read' | 'none' | 'refused' | 'failed';
  /** Name and port of the server that is asked for it. */
  host: string;
  /** Why it is not read (yet), in a sentence. */
  reason: string | null;
  /** The address the item's text was read at, by the page's own word where it stays on its site; null without such text. */
  url: string | null;
  attempts: number;
  /** When it was tried last. */
  at: Date | null;
  /** When it may be asked for; null when there is nothing more to ask. */
  nextAt: Date | null;
}

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
  /** The `contentHash` its feed's words alone have; absent in items stored before pages were read. */
  feedHash?: string;
  /** Null where the feed gives the whole text; absent in items stored before pages were read. */
  page?: ItemPage | null;
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
  /** What its source states and what readers did here, together. */
  engagement: number;
  /** The two halves, and the last counts of readers' actions that are in it; absent until readers' actions are counted. */
  sourceEngagement?: number;
  readerEngagement?: number;
  engagementBatches?: string[];
  /** Who posted it where; null for a report from a feed. */
  post: Post | null;
  revisions: number;
  stage: ItemStage;
  storyId: string | null;
  breakingUntil: Date | null;
  /** What the community made of it; absent until it made something. */
  civFlags?: string[];
  /** What it is found again by, names marked `@`, strongest first; absent in items stored before there were keys. */
  keys?: string[];
}

/** Before any date that is stored: what is later is a date. */
export const NEVER = new Date(0);

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
    feedHash: { type: String, default: null },
    page: { type: Schema.Types.Mixed, default: null },
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
    sourceEngagement: Number,
    readerEngagement: Number,
    engagementBatches: { type: [String], default: [] },
    post: { type: Schema.Types.Mixed, default: null },
    revisions: { type: Number, default: 0 },
    stage: { type: String, required: true },
    storyId: { type: String, default: null },
    breakingUntil: { type: Date, default: null },
    civFlags: { type: [String], default: undefined },
    keys: { type: [String], default: [] },
  },
  { collection: 'items', versionKey: false },
);
schema.plugin(refuseUndefined);
// everything since a moment, and the newest of all
schema.index({ publishedAt: -1, _id: -1 });
// the feed, newest first, and the list of posts, merged from one run for each network
schema.index({ 'post.network': 1, publishedAt: -1, _id: -1 });
// either of one category, of one country, of videos
schema.index({ category: 1, 'post.network': 1, publishedAt: -1, _id: -1 });
schema.index({ country: 1, 'post.network': 1, publishedAt: -1, _id: -1 });
schema.index({ contentType: 1, 'post.network': 1, publishedAt: -1, _id: -1 });
// the items of one story
schema.index({ storyId: 1, publishedAt: 1 });
// what still waits for its story or for its story's figures
schema.index({ stage: 1, publishedAt: 1 }, { partialFilterExpression: { stage: { $in: ['new', 'grouped'] } } });
// hosts with pages that may be asked for now; of one host the newest of them
schema.index({ 'page.nextAt': 1, 'page.host': 1 }, { partialFilterExpression: { 'page.nextAt': { $gt: NEVER } } });
schema.index({ 'page.host': 1, publishedAt: -1 }, { partialFilterExpression: { 'page.nextAt': { $gt: NEVER } } });
// how many pages are in each state
schema.index({ 'page.state': 1 }, { partialFilterExpression: { 'page.state': { $exists: true } } });
// how many items each publisher has
schema.index({ publisherId: 1 });
// what each outlet published on a day, without reading the items
schema.index({ publishedAt: 1, publisherId: 1, revisions: 1, _id: 1 });
// items with a key, newest first: related reports, and how often a name is in the news
schema.index({ keys: 1, publishedAt: -1 });
// the feed of breaking news
schema.index({ breakingUntil: 1 }, { partialFilterExpression: { breakingUntil: { $type: 'date' } } });

export const createItemModel = (connection: Connection) => connection.model<ItemDoc>('Item', schema);
export type ItemModel = ReturnType<typeof createItemModel>;
