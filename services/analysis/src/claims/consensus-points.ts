import type { Claim, ConsensusPoint, Stance } from '@360/contracts/analysis';
import type { StoryEvidence } from '../evidence/evidence.ts';

/** The claims that two independent reports or more speak to, with the outlets on each side, copies among them. */
export const consensusPointsOf = (
  claims: readonly Claim[],
  evidence: Pick<StoryEvidence, 'reports'>,
): ConsensusPoint[] => {
  const itemOf = new Map(evidence.reports.map((item) => [item.id, item]));
  const namesOf = (stances: readonly Stance[]): string[] => {
    const names = stances
      .flatMap(({ itemId, copies }) => [itemId, ...copies])
      .map((id) => itemOf.get(id)?.outletName ?? id);
    return [...new Set(names)];
  };
  return claims.flatMap(({ id, text, stances, agreement, firstItemId }): ConsensusPoint[] => {
    const { percent, low, high, supporting, contradicting } = agreement;
    const first = itemOf.get(firstItemId)?.segments.find((segment) => segment.text === text);
    if (percent === null || low === null || high === null || !first) return [];
    return [
      {
        ...{ claimId: id, claim: text, agreement: percent, supporting, contradicting, low, high },
        supportingSources: namesOf(stances.filter(({ stance }) => stance === 'supports')),
        conflictingSources: namesOf(stances.filter(({ stance }) => stance === 'contradicts')),
        sentence: { text, passages: [first.id], figures: [], phrase: null },
      },
    ];
  });
};
