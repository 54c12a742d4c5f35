import { AppError } from '@360/chassis/errors';
import type { LikeRepo } from './like.repo.ts';
import type { ReplyRepo } from './reply.repo.ts';
import type { ShareDoc } from './share.model.ts';
import type { ShareRepo } from './share.repo.ts';

interface Parts {
  shares: ShareRepo;
  likes: LikeRepo;
  replies: ReplyRepo;
}

const notThere = () => new AppError('not_found', 'This was not shared, or was taken back.');

/** @throws AppError `not_found` where it was never shared or was taken back */
export const standingShare = async (shares: ShareRepo, id: string): Promise<ShareDoc> => {
  const share = await shares.byId(id);
  if (!share || share.revokedAt) throw notThere();
  return share;
};

/** Takes a share of the reader back, likes and replies with it; cut off in between, it may be asked for again. */
export const revokeShare = async ({ shares, likes, replies }: Parts, sub: string, id: string, now: Date) => {
  if (!(await shares.revoke(sub, id, now))) throw notThere();
  await Promise.all([likes.removeOf([id]), replies.removeOf([id])]);
};

/**
 * Removes all that a reader shared, with what others said to it, and their own likes and replies; how much of their own
 * that was.
 */
export const eraseShares = async ({ shares, likes, replies }: Parts, sub: string): Promise<number> => {
  const ids = await shares.idsOf(sub);
  await Promise.all([likes.removeOf(ids), replies.removeOf(ids)]);
  const gone = await Promise.all([likes.erase(sub), replies.erase(sub), shares.erase(sub)]);
  return gone.reduce((sum, count) => sum + count, 0);
};
