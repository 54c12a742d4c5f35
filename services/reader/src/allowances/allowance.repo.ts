import { AppError } from '@360/chassis/errors';
import { POSTS_A_DAY } from '@360/contracts/content';
import { REPLIES_A_DAY, SHARES_A_DAY } from '@360/contracts/shares';
import type { AllowanceModel } from './allowance.model.ts';

const MOST = { posts: POSTS_A_DAY, shares: SHARES_A_DAY, replies: REPLIES_A_DAY };
const DAY_MS = 86_400_000;

/** What a reader may write in a day (UTC). What is removed again has been written all the same. */
export const createAllowanceRepo = (model: AllowanceModel) => ({
  /** Uses one. @throws AppError `too_many_requests` where none is left, however fast they are asked for */
  use: async (sub: string, kind: keyof typeof MOST, now: Date): Promise<void> => {
    const day = now.toISOString().slice(0, 10);
    const _id = `${day}.${kind}.${sub}`;
    const expiresAt = new Date(now.getTime() + 2 * DAY_MS);
    await model.updateOne({ _id }, { $setOnInsert: { sub, used: 0, expiresAt } }, { upsert: true });
    const { modifiedCount } = await model.updateOne({ _id, used: { $lt: MOST[kind] } }, { $inc: { used: 1 } });
    if (modifiedCount > 0) return;
    throw new AppError(
      'too_many_requests',
      `You have written ${MOST[kind]} ${kind} today, which is the most there can be. Please go on tomorrow.`,
    );
  },
  erase: async (sub: string): Promise<number> => (await model.deleteMany({ sub })).deletedCount,
});
export type AllowanceRepo = ReturnType<typeof createAllowanceRepo>;
