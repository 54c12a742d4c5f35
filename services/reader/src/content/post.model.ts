import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { Content } from '@360/contracts/content';
import { type Connection, Schema } from 'mongoose';

type Written = Pick<Content, 'title' | 'description' | 'attachments' | 'searchTags' | 'newsKeywords' | 'visibility'>;

/** A post of the reader `sub`. */
export interface PostDoc extends Written {
  _id: string;
  sub: string;
  /** Which of the author's places it takes, from 0; no two take the same, so there are never too many. */
  place: number;
  /** Its tags and keywords as topics that may be followed. */
  topics: string[];
  createdAt: Date;
  editedAt: Date | null;
  /** Counts its changes, so that of two at the same moment the later builds on the earlier. */
  version: number;
}

const text = { type: String, required: true };
const attachment = new Schema(
  { type: { type: String, required: true }, url: text, title: { type: String, default: '' } },
  { _id: false },
);
const schema = new Schema<PostDoc>(
  {
    _id: text,
    sub: text,
    place: { type: Number, required: true },
    title: text,
    description: text,
    attachments: { type: [attachment], required: true },
    searchTags: { type: [String], required: true },
    newsKeywords: { type: [String], required: true },
    topics: { type: [String], required: true },
    visibility: text,
    createdAt: { type: Date, required: true },
    editedAt: { type: Date, default: null },
    version: { type: Number, required: true },
  },
  { collection: 'posts', versionKey: false },
);
schema.plugin(refuseUndefined);
// a place holds one
schema.index({ sub: 1, place: 1 }, { unique: true });
// an author's own, newest first
schema.index({ sub: 1, createdAt: -1, _id: -1 });
// what everybody may see, newest first
schema.index({ visibility: 1, createdAt: -1, _id: -1 });
// what everybody may see on a topic, newest first
schema.index({ visibility: 1, topics: 1, createdAt: -1, _id: -1 });

export const createPostModel = (connection: Connection) => connection.model<PostDoc>('Post', schema);
export type PostModel = ReturnType<typeof createPostModel>;
