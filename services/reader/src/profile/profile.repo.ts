import type { ProfileDoc, ProfileModel } from './profile.model.ts';

/** One profile a reader. */
export const createProfileRepo = (model: ProfileModel) => {
  /** Changes what is given; a reader without a profile joins by it. */
  const upsert = (sub: string, change: { name?: string }, now: Date): Promise<ProfileDoc> => {
    const first = { joinedAt: now, ...(change.name === undefined && { name: '' }) };
    return model
      .findOneAndUpdate({ _id: sub }, { $set: change, $setOnInsert: first }, { upsert: true, returnDocument: 'after' })
      .lean<ProfileDoc>();
  };
  return {
    of: (sub: string): Promise<ProfileDoc | null> => model.findOne({ _id: sub }).lean<ProfileDoc | null>(),
    join: (sub: string, now: Date): Promise<ProfileDoc> => upsert(sub, {}, now),
    rename: (sub: string, name: string, now: Date): Promise<ProfileDoc> => upsert(sub, { name }, now),
    erase: async (sub: string): Promise<number> => (await model.deleteOne({ _id: sub })).deletedCount,
  };
};
export type ProfileRepo = ReturnType<typeof createProfileRepo>;
