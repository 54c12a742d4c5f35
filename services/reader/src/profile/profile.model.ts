import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import { type Connection, Schema } from 'mongoose';

/** The reader `_id`, as others may come to see them; the id is its only index. */
export interface ProfileDoc {
  _id: string;
  name: string;
  joinedAt: Date;
}

const schema = new Schema<ProfileDoc>(
  {
    _id: { type: String, required: true },
    name: { type: String, default: '' },
    joinedAt: { type: Date, required: true },
  },
  { collection: 'profiles', versionKey: false },
);
schema.plugin(refuseUndefined);

export const createProfileModel = (connection: Connection) => connection.model<ProfileDoc>('Profile', schema);
export type ProfileModel = ReturnType<typeof createProfileModel>;
