import type { MemberRepo } from '../members/member.repo.ts';
import type { Scored } from '../members/standing.ts';
import type { ReviewRepo } from '../reviews/review.repo.ts';
import type { Voter } from './voter.ts';

interface Parts {
  reviews: Pick<ReviewRepo, 'settledOf'>;
  members: Pick<MemberRepo, 'ofAll'>;
}

/** Those who review and have been members since before a time, each with what was settled of their reviews, by `sub`. */
export const createReadVoters =
  ({ reviews, members }: Parts) =>
  async (reviewed: readonly { sub: string }[], joinedBefore: Date): Promise<ReadonlyMap<string, Voter>> => {
    const found = await members.ofAll(reviewed.map(({ sub }) => sub));
    const old = found.filter(({ joinedAt }) => joinedAt <= joinedBefore);
    const settled = Map.groupBy(await reviews.settledOf(old.map(({ _id }) => _id)), ({ sub }) => sub);
    return new Map(
      old.map(({ _id, memberId, verifiedExpert }): [string, Voter] => {
        const scored = (settled.get(_id) ?? []).map(
          ({ flagId, verdict: said, settled, confidence }): [string, Scored] => [
            flagId,
            { said, settled, confidence: confidence / 100 },
          ],
        );
        return [_id, { id: memberId, expert: verifiedExpert, history: new Map(scored) }];
      }),
    );
  };
