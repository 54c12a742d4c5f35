import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { FollowKind } from '@360/contracts/follows';
import { type Connection, Schema } from 'mongoose';

/** That the reader `sub` follows an outlet or a topic. */
export interface FollowDoc {
  _id: string;
  sub: string;
  kind: FollowKind;
  /** Id of the outlet; the topic in small letters. */
  target: string;
  name: string;
  /** Which of the reader's places of this kind it takes, from 0; no two take the same, so there are never too many. */
  place: number;
  followedAt: Date;
}

const schema = new Schema<FollowDoc>(
  {
    _id: { type: String, required: true },
    sub: { type: String, required: true },
    kind: { type: String, required: true },
    target: { type: String, required: true },
    name: { type: String, required: true },
    place: { type: Number, required: true },
    followedAt: { type: Date, required: true },
  },
  { collection: 'follows', versionKey: false },
);
schema.plugin(refuseUndefined);
// what is followed is followed once
schema.index({ sub: 1, kind: 1, target: 1 }, { unique: true });
// a reader's follows; a place holds one
schema.index({ sub: 1, kind: 1, place: 1 }, { unique: true });
// how many follow something, counted in the index alone; what goes with a publisher
schema.index({ kind: 1, target: 1 });

export const createFollowModel = (connection: Connection) => connection.model<FollowDoc>('Follow', schema);
export type FollowModel = ReturnType<typeof createFollowModel>;
