import type { ReviewRepo } from '../reviews/review.repo.ts';
import type { MemberRepo } from './member.repo.ts';

interface Parts {
  members: Pick<MemberRepo, 'erase'>;
  reviews: Pick<ReviewRepo, 'erase'>;
}

/**
 * Erases a member and everything they said. What was settled stays settled, with its counts. The member goes first, so
 * that nothing is written meanwhile that stays. May be repeated.
 */
export const createEraseMember =
  ({ members, reviews }: Parts) =>
  async (sub: string): Promise<void> => {
    await members.erase(sub);
    await reviews.erase(sub);
  };
