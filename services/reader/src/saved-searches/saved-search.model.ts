import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';
import type { NotificationDoc } from '../notifications/notification.model.ts';

/** How far the results of a search are known: those of `ids`, and all that were published until `since`. */
export interface Seen {
  since: Date;
  ids: string[];
}

/** A search that the reader `sub` is told of while `notify` is set. */
export interface SavedSearchDoc {
  _id: string;
  sub: string;
  /** Which of the reader's places it takes, from 0; no two take the same, so there are never too many. */
  place: number;
  query: string;
  queryHash: string;
  notify: boolean;
  createdAt: Date;
  /** What has come since the reader opened it last. */
  newResults: number;
  /** When it is checked next; during a check, when another worker takes it for abandoned. */
  dueAt: Date;
  /** The check that is under way: who holds it may write what it found. */
  claim: string | null;
  checkedAt: Date | null;
  /** Checks that failed since one succeeded. */
  failures: number;
  /** Null until the first check. */
  seen: Seen | null;
  /** What was found and may not have been told yet. */
  untold: NotificationDoc | null;
}

const { Mixed } = Schema.Types;
const schema = new Schema<SavedSearchDoc>(
  {
    _id: { type: String, required: true },
    sub: { type: String, required: true },
    place: { type: Number, required: true },
    query: { type: String, required: true },
    queryHash: { type: String, required: true },
    notify: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    newResults: { type: Number, required: true },
    dueAt: { type: Date, required: true },
    claim: { type: String, default: null },
    checkedAt: { type: Date, default: null },
    failures: { type: Number, required: true },
    seen: { type: Mixed, default: null },
    untold: { type: Mixed, default: null },
  },
  { collection: 'saved_searches', versionKey: false },
);
schema.plugin(refuseUndefined);
// the same search of a reader is one
schema.index({ sub: 1, queryHash: 1 }, { unique: true });
// a reader's searches; a place holds one
schema.index({ sub: 1, place: 1 }, { unique: true });
// what is due, longest first
schema.index({ notify: 1, dueAt: 1 });

export const createSavedSearchModel = (connection: Connection) =>
  connection.model<SavedSearchDoc>('SavedSearch', schema);
export type SavedSearchModel = ReturnType<typeof createSavedSearchModel>;
