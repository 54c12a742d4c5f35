import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { Category } from '@360/contracts/vocabulary';
import { type Connection, Schema } from 'mongoose';

/** One address that is polled. `active` is false once its source no longer lists it or it answered 410 Gone. */
export interface FeedDoc {
  _id: string;
  url: string;
  publisherId: string;
  category: Category | null;
  language: string | null;
  active: boolean;
  nextPollAt: Date;
  lastFetchedAt: Date | null;
  lastStatus: number | null;
  error: string | null;
  failures: number;
  etag: string | null;
  lastModified: string | null;
  entries: number;
  notModified: number;
}

const schema = new Schema<FeedDoc>(
  {
    _id: { type: String, required: true },
    url: { type: String, required: true },
    publisherId: { type: String, required: true },
    category: { type: String, default: null },
    language: { type: String, default: null },
    active: { type: Boolean, required: true },
    nextPollAt: { type: Date, required: true },
    lastFetchedAt: { type: Date, default: null },
    lastStatus: { type: Number, default: null },
    error: { type: String, default: null },
    failures: { type: Number, default: 0 },
    etag: { type: String, default: null },
    lastModified: { type: String, default: null },
    entries: { type: Number, default: 0 },
    notModified: { type: Number, default: 0 },
  },
  { collection: 'feeds', versionKey: false },
);
schema.plugin(refuseUndefined);
// the sweep: active feeds whose time has come
schema.index({ active: 1, nextPollAt: 1 });
// the feeds of one page of publishers
schema.index({ publisherId: 1 });

export const createFeedModel = (connection: Connection) => connection.model<FeedDoc>('Feed', schema);
export type FeedModel = ReturnType<typeof createFeedModel>;
