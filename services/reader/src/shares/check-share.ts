import { readSharedValue, shareOf } from '@360/contracts/share-payload';
import type { ShareCheck } from '@360/contracts/shares';
import type { LikeRepo } from './like.repo.ts';
import type { ReplyRepo } from './reply.repo.ts';
import type { ShareRepo } from './share.repo.ts';
import type { ShareSigner } from './share-signer.ts';

interface Parts {
  shares: ShareRepo;
  likes: LikeRepo;
  replies: ReplyRepo;
  shareSigner: ShareSigner;
}

const NOT_OURS: ShareCheck = { valid: false, revoked: false, mine: false, likes: 0, liked: false, replies: 0 };

/** Whether we vouch for what a shared address holds, whatever that is. A share whose record went was taken back. */
export const checkShare = async (
  { shares, likes, replies, shareSigner }: Parts,
  sub: string,
  text: string,
): Promise<ShareCheck> => {
  const value = readSharedValue(text);
  const id = shareOf(value)?.id;
  if (!id || !shareSigner.isOurs(value)) return NOT_OURS;
  const share = await shares.byId(id);
  const mine = share?.sub === sub;
  if (!share || share.revokedAt) return { ...NOT_OURS, revoked: true, mine };
  const [state, count] = await Promise.all([likes.state(sub, id), replies.count(id)]);
  return { valid: true, revoked: false, mine, ...state, replies: count };
};
