import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { Category } from '@360/contracts/vocabulary';
import { type Connection, Schema } from 'mongoose';

/** Why a feed is asked once a month only. */
export type RestReason = 'gone' | 'missing' | 'moved';

/** Where permanent redirects of a feed lead, before that is believed. */
export interface SeenMove {
  to: string;
  since: Date;
  polls: number;
}

/** Whether its hub tells of changes: asked to, doing it, or unwilling. */
export type PushState = 'pending' | 'active' | 'refused';

/** What an address answers with: a feed in one of the feed formats, or posts as a network's API gives them. */
export type FeedKind = 'feed' | 'x-list' | 'x-search' | 'bluesky' | 'mastodon';

/** An account whose posts come by the address, and whose they are. */
export interface FeedAccount {
  handle: string;
  name: string;
  publisherId: string;
}

/** One address that is polled. `active` is false once its source no longer lists it. */
export interface FeedDoc {
  _id: string;
  /** As listed; it gives the id. */
  url: string;
  /** Where it is read since its server moved it for good. */
  movedTo: string | null;
  seenMove: SeenMove | null;
  kind: FeedKind;
  /** Empty for the kind `feed`. */
  accounts: FeedAccount[];
  publisherId: string;
  /** The registrable domain of `url`; null where it has none. */
  domain: string | null;
  category: Category | null;
  language: string | null;
  active: boolean;
  nextPollAt: Date;
  lastFetchedAt: Date | null;
  lastStatus: number | null;
  error: string | null;
  failures: number;
  /** Of the first of the failures in a row. */
  failingSince: Date | null;
  lastSuccessAt: Date | null;
  resting: RestReason | null;
  etag: string | null;
  lastModified: string | null;
  entries: number;
  notModified: number;
  /** Where reading goes on, in the words of the kind; null where it always begins anew. */
  cursor: string | null;
  /** Polls in a row that brought nothing new. */
  unchanged: number;
  /** Mean time between its newest entries, in ms. */
  entryGapMs: number | null;
  /** What the feed names for WebSub: the hub, and the address that it knows the feed by. */
  hub: string | null;
  topic: string | null;
  push: PushState | null;
}

const schema = new Schema<FeedDoc>(
  {
    _id: { type: String, required: true },
    url: { type: String, required: true },
    movedTo: { type: String, default: null },
    seenMove: { type: Schema.Types.Mixed, default: null },
    kind: { type: String, default: 'feed' },
    accounts: { type: Schema.Types.Mixed, default: [] },
    publisherId: { type: String, required: true },
    domain: { type: String, default: null },
    category: { type: String, default: null },
    language: { type: String, default: null },
    active: { type: Boolean, required: true },
    nextPollAt: { type: Date, required: true },
    lastFetchedAt: { type: Date, default: null },
    lastStatus: { type: Number, default: null },
    error: { type: String, default: null },
    failures: { type: Number, default: 0 },
    failingSince: { type: Date, default: null },
    lastSuccessAt: { type: Date, default: null },
    resting: { type: String, default: null },
    etag: { type: String, default: null },
    lastModified: { type: String, default: null },
    entries: { type: Number, default: 0 },
    notModified: { type: Number, default: 0 },
    cursor: { type: String, default: null },
    unchanged: { type: Number, default: 0 },
    entryGapMs: { type: Number, default: null },
    hub: { type: String, default: null },
    topic: { type: String, default: null },
    push: { type: String, default: null },
  },
  { collection: 'feeds', versionKey: false },
);
schema.plugin(refuseUndefined);
// the sweep: active feeds whose time has come
schema.index({ active: 1, nextPollAt: 1 });
// the feeds of one page of publishers
schema.index({ publisherId: 1 });
// the feeds that a request of one domain concerns
schema.index({ domain: 1 });
// publishers with a feed that fails, page by page
schema.index({ active: 1, publisherId: 1 }, { partialFilterExpression: { failures: { $gt: 0 } } });
// which feed is read at an address that another one moved to
schema.index({ movedTo: 1 }, { partialFilterExpression: { movedTo: { $type: 'string' } } });
// feeds whose hub is still to be asked, or to be told that nobody listens any more
schema.index({ push: 1, active: 1 }, { partialFilterExpression: { hub: { $type: 'string' } } });

export const createFeedModel = (connection: Connection) => connection.model<FeedDoc>('Feed', schema);
export type FeedModel = ReturnType<typeof createFeedModel>;
