import type { Claim } from '@360/contracts/analysis';
import type { ClaimThen } from '@360/contracts/story-changes';

/** A story's claims from a moment on. */
export interface Snapshot {
  at: Date;
  claims: ClaimThen[];
}

const KEPT = 20;

export const claimThen = ({ id, text, state, firstItemId, agreement }: Claim): ClaimThen => ({
  ...{ id, text, state, firstItemId },
  agreement: { supporting: agreement.supporting, contradicting: agreement.contradicting },
});

const sameClaims = (a: readonly ClaimThen[], b: readonly ClaimThen[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/**
 * The history with the claims of `now` as its end, the last twenty states. Claims of items that are no evidence any more
 * leave it, so that nothing stays of a publisher who opted out.
 */
export const withSnapshot = (history: readonly Snapshot[], now: Snapshot, itemIds: ReadonlySet<string>): Snapshot[] => {
  const kept = history.map(({ at, claims }) => ({
    at,
    claims: claims.filter(({ firstItemId }) => itemIds.has(firstItemId)),
  }));
  const last = kept.at(-1);
  return last && sameClaims(last.claims, now.claims) ? kept : [...kept, now].slice(-KEPT);
};

/** What stood at a moment, or the oldest state where so many came since that it is gone; null before the first. */
export const snapshotAt = (history: readonly Snapshot[], moment: Date): Snapshot | null =>
  history.findLast(({ at }) => at <= moment) ?? (history.length < KEPT ? null : (history[0] ?? null));
