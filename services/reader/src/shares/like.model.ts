import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

/** That the reader `sub` likes a share. The id follows from both, so a repeat changes nothing. */
export interface LikeDoc {
  _id: string;
  shareId: string;
  sub: string;
}

const schema = new Schema<LikeDoc>(
  {
    _id: { type: String, required: true },
    shareId: { type: String, required: true },
    sub: { type: String, required: true },
  },
  { collection: 'share_likes', versionKey: false },
);
schema.plugin(refuseUndefined);
// how many like a share, in the index alone; they go with it
schema.index({ shareId: 1 });
// a reader's, when they go
schema.index({ sub: 1 });

export const createLikeModel = (connection: Connection) => connection.model<LikeDoc>('ShareLike', schema);
export type LikeModel = ReturnType<typeof createLikeModel>;
