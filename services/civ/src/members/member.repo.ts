import { AppError } from '@360/chassis/errors';
import type { SpecialtyArea } from '@360/contracts/civ';
import type { MemberDoc, MemberModel } from './member.model.ts';
import { memberIdOf } from './member-name.ts';

const HOUR_MS = 3_600_000;
export const REVIEWS_AN_HOUR = 30;

export const createMemberRepo = (model: MemberModel) => ({
  of: (sub: string): Promise<MemberDoc | null> => model.findById(sub).lean<MemberDoc | null>(),
  ofAll: (subs: string[]): Promise<MemberDoc[]> => model.find({ _id: { $in: subs } }).lean<MemberDoc[]>(),
  count: (): Promise<number> => model.countDocuments({}),
  /** Whoever has joined already stays as they are, but for the areas where some are named. */
  join: async (sub: string, specialtyAreas: SpecialtyArea[], now: Date): Promise<void> => {
    const fresh = { memberId: memberIdOf(sub), joinedAt: now, verifiedExpert: false, hour: 0, written: 0 };
    await model.updateOne({ _id: sub }, { $setOnInsert: { ...fresh, specialtyAreas } }, { upsert: true });
    if (specialtyAreas.length > 0) await model.updateOne({ _id: sub }, { $set: { specialtyAreas } });
  },
  /** Uses one of the reviews of this hour. @throws AppError `too_many_requests` where none is left */
  useReview: async (sub: string, now: Date): Promise<void> => {
    const hour = Math.floor(now.getTime() / HOUR_MS);
    await model.updateOne({ _id: sub, hour: { $ne: hour } }, { $set: { hour, written: 0 } });
    const left = { _id: sub, hour, written: { $lt: REVIEWS_AN_HOUR } };
    if ((await model.updateOne(left, { $inc: { written: 1 } })).modifiedCount > 0) return;
    throw new AppError(
      'too_many_requests',
      `You have written ${REVIEWS_AN_HOUR} reviews in this hour, which is the most there can be. Please go on later.`,
    );
  },
  /** False where nobody of that name has joined. */
  setExpert: async (who: { memberId: string } | { sub: string }, verifiedExpert: boolean): Promise<boolean> => {
    const filter = 'sub' in who ? { _id: who.sub } : { memberId: who.memberId };
    return (await model.updateOne(filter, { $set: { verifiedExpert } })).matchedCount > 0;
  },
  erase: async (sub: string): Promise<void> => {
    await model.deleteOne({ _id: sub });
  },
});
export type MemberRepo = ReturnType<typeof createMemberRepo>;
