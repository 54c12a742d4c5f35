import { refuseUndefined } from '@360/chassis/mongo/refuse-undefined';
import type { SpecialtyArea } from '@360/contracts/civ';
import { type Connection, Schema } from 'mongoose';

/** A reader who has joined; the id is who they are. Standing is computed from reviews and kept nowhere. */
export interface MemberDoc {
  _id: string;
  /** What an operator names a member by; it says nothing of who that is. */
  memberId: string;
  joinedAt: Date;
  specialtyAreas: SpecialtyArea[];
  verifiedExpert: boolean;
  /** Reviews written in an hour, by its number since the epoch. */
  hour: number;
  written: number;
}

const schema = new Schema<MemberDoc>(
  {
    _id: { type: String, required: true },
    memberId: { type: String, required: true },
    joinedAt: { type: Date, required: true },
    specialtyAreas: { type: [String], required: true },
    verifiedExpert: { type: Boolean, required: true },
    hour: { type: Number, required: true },
    written: { type: Number, required: true },
  },
  { collection: 'members', versionKey: false },
);
schema.plugin(refuseUndefined);
// as operators name them
schema.index({ memberId: 1 });

export const createMemberModel = (connection: Connection) => connection.model<MemberDoc>('Member', schema);
export type MemberModel = ReturnType<typeof createMemberModel>;
