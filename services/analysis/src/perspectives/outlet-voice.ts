import type { Claim, Stance } from '@360/contracts/analysis';
import type { EvidenceReport, StoryEvidence } from '../evidence/evidence.ts';
import { inOrderOfTime } from '../evidence/independent.ts';

/** What one outlet brings to a story: its items oldest first, never empty. */
export interface OutletVoice {
  readonly outletId: string;
  readonly items: readonly [EvidenceReport, ...EvidenceReport[]];
}

/** The outlets of a story in the order in which they began to report. */
export const voicesIn = ({ reports }: StoryEvidence): OutletVoice[] =>
  [...Map.groupBy(inOrderOfTime(reports), ({ outletId }) => outletId)].flatMap(([outletId, [first, ...rest]]) =>
    first ? [{ outletId, items: [first, ...rest] }] : [],
  );

const isOf = ({ itemId, copies }: Stance, itemIds: ReadonlySet<string>): boolean =>
  itemIds.has(itemId) || copies.some((copy) => itemIds.has(copy));

/** What the owner of these items says of a claim, by itself or in a copy it carries; null where it is silent. */
export const stanceOn = (claim: Claim, itemIds: ReadonlySet<string>): Stance | null =>
  claim.state === 'withdrawn' ? null : (claim.stances.find((stance) => isOf(stance, itemIds)) ?? null);

/** The value most of them have, the first to come where several are as many; null for none. */
export const mostFrequent = <Value>(values: readonly Value[]): Value | null => {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0] ?? null;
};
