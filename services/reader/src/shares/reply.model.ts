import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

/** What the reader `sub` says to a share. */
export interface ReplyDoc {
  _id: string;
  shareId: string;
  sub: string;
  text: string;
  at: Date;
}

const schema = new Schema<ReplyDoc>(
  {
    _id: { type: String, required: true },
    shareId: { type: String, required: true },
    sub: { type: String, required: true },
    text: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'share_replies', versionKey: false },
);
schema.plugin(refuseUndefined);
// the replies to a share, newest first, and how many; they go with it
schema.index({ shareId: 1, at: -1, _id: -1 });
// a reader's, for their export and when they go
schema.index({ sub: 1 });

export const createReplyModel = (connection: Connection) => connection.model<ReplyDoc>('ShareReply', schema);
export type ReplyModel = ReturnType<typeof createReplyModel>;
