import type { Logger } from '@360/chassis/logger';
import type { Verdict } from '@360/contracts/civ';
import type { FlagDoc, SettlementDoc } from '../flags/flag.model.ts';
import type { FlagRepo } from '../flags/flag.repo.ts';
import type { MemberRepo } from '../members/member.repo.ts';
import { MEMBER_FOR_MS } from '../members/standing.ts';
import type { ReviewDoc } from '../reviews/review.model.ts';
import type { ReviewRepo } from '../reviews/review.repo.ts';
import { type Combined, combine, settledBy } from './combine.ts';
import type { Outcomes } from './outcomes.ts';
import { createReadVoters } from './read-voters.ts';

const HOUR_MS = 3_600_000;
/** How long an item stays open at least and at most, in ms; one that nobody has reviewed stays longer. */
export const OPEN_AT_LEAST_MS = 12 * HOUR_MS;
export const OPEN_AT_MOST_MS = 7 * 24 * HOUR_MS;

export interface SettleParts {
  flags: Pick<FlagRepo, 'byId' | 'settle' | 'finish'>;
  reviews: Pick<ReviewRepo, 'ofFlag' | 'mark' | 'settledOf'>;
  members: Pick<MemberRepo, 'ofAll'>;
  outcomes: Outcomes;
  logger: Logger;
}

const verdictOf = (flag: FlagDoc, combined: Combined, now: Date): Pick<SettlementDoc, 'verdict' | 'by'> | null => {
  const open = now.getTime() - flag.flaggedAt.getTime();
  const verdict: Verdict | null = open >= OPEN_AT_LEAST_MS ? settledBy(combined) : null;
  if (verdict) return { verdict, by: 'votes' };
  return open >= OPEN_AT_MOST_MS ? { verdict: 'inconclusive', by: 'time' } : null;
};

const countsOf = (all: readonly ReviewDoc[]): Record<Verdict, number> => {
  const of = (verdict: Verdict): number => all.filter((review) => review.verdict === verdict).length;
  return {
    supports: of('supports'),
    challenges: of('challenges'),
    needs_context: of('needs_context'),
    inconclusive: of('inconclusive'),
  };
};

/** Settles what the votes, or time, settle. Both may be repeated, by any process. */
export const createSettle = ({ flags, reviews, members, outcomes, logger }: SettleParts) => {
  const readVoters = createReadVoters({ reviews, members });

  /** Does what follows from a settlement: reviews learn of it, and the feed. */
  const finish = async ({ _id, itemId, settlement }: FlagDoc): Promise<void> => {
    if (settlement) await reviews.mark(_id, settlement.versions, settlement.by === 'votes' ? settlement.verdict : null);
    await outcomes.publish([itemId]);
    await flags.finish(_id);
  };

  /** True where the flag is settled now. */
  const trySettle = async (id: string, now: Date): Promise<boolean> => {
    const flag = await flags.byId(id);
    const all = flag?.state === 'open' ? await reviews.ofFlag(id) : [];
    if (!flag || all.length === 0) return false;
    const voters = await readVoters(all, new Date(now.getTime() - MEMBER_FOR_MS));
    const votes = all.flatMap(({ sub, verdict, confidence }) => {
      const voter = voters.get(sub);
      return voter ? [{ voter, verdict, confidence: confidence / 100 }] : [];
    });
    const combined = combine(votes);
    const verdict = verdictOf(flag, combined, now);
    if (!verdict) return false;
    const settlement: SettlementDoc = {
      ...{ ...verdict, at: now, votes: countsOf(all), agreement: Math.round(1_000 * combined.agreement) / 1_000 },
      versions: all.map(({ version }) => version),
    };
    if (!(await flags.settle(flag, settlement))) return false;
    await finish({ ...flag, settlement }).catch((cause: unknown) => {
      logger.warn({ err: cause, flag: id }, 'settlement to be told of later');
    });
    return true;
  };

  return { trySettle, finish };
};
export type Settle = ReturnType<typeof createSettle>;
