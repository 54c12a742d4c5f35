import type { FlaggedItem, Settlement, Verdict } from '@360/contracts/civ';
import type { ReviewDoc } from '../reviews/review.model.ts';
import type { ReviewRepo } from '../reviews/review.repo.ts';
import type { FlagDoc, SettlementDoc } from './flag.model.ts';

const presentSettlement = ({ verdict, at, votes, agreement }: SettlementDoc): Settlement => ({
  ...{ verdict, at: at.toISOString(), votes, agreement },
});

export const votesOf = (votes: Record<Verdict, number>): number =>
  Object.values(votes).reduce((sum, count) => sum + count, 0);

const present = (flag: FlagDoc, reviewCount: number, own: ReviewDoc | undefined): FlaggedItem => ({
  id: flag._id,
  itemId: flag.itemId,
  storyId: flag.storyId,
  newsItem: { ...flag.newsItem, publishedAt: flag.newsItem.publishedAt.toISOString() },
  anomalyType: flag.type,
  severityScore: flag.severity,
  reviewCount: flag.settlement ? votesOf(flag.settlement.votes) : reviewCount,
  flaggedAt: flag.flaggedAt.toISOString(),
  flagReason: flag.reason,
  signals: flag.signals,
  state: flag.state,
  settlement: flag.settlement && presentSettlement(flag.settlement),
  own: own ? { verdict: own.verdict, confidenceLevel: own.confidence, at: own.at.toISOString() } : null,
});

/** Flags as whoever asks sees them: how many have reviewed each, and what they said themselves; never what others say. */
export const createPresentFlags =
  (reviews: Pick<ReviewRepo, 'countByFlag' | 'own'>) =>
  async (flags: FlagDoc[], sub: string): Promise<FlaggedItem[]> => {
    const ids = flags.map(({ _id }) => _id);
    const [counts, own] = await Promise.all([reviews.countByFlag(ids), reviews.own(sub, ids)]);
    const ownOf = new Map(own.map((review) => [review.flagId, review]));
    return flags.map((flag) => present(flag, counts.get(flag._id) ?? 0, ownOf.get(flag._id)));
  };
export type PresentFlags = ReturnType<typeof createPresentFlags>;
