import type { Claim, Perspective, Stance } from '@360/contracts/analysis';

export type Between = 'contradict' | 'both' | 'only-first' | 'only-second';
export const BETWEEN = ['contradict', 'both', 'only-first', 'only-second'] as const satisfies readonly Between[];

/** A claim that at least one of two outlets speaks to, and what each says of it. */
export interface ComparedClaim {
  claim: Claim;
  between: Between;
  first: Stance | null;
  second: Stance | null;
}

/** What an outlet says of a claim, be it by a text it carries. */
export function stanceOf(
  claim: Claim,
  { outletId, itemIds }: Pick<Perspective, 'outletId' | 'itemIds'>,
): Stance | null {
  const own = claim.stances.find((stance) => stance.outletId === outletId);
  return own ?? claim.stances.find(({ copies }) => itemIds.some((id) => copies.includes(id))) ?? null;
}

function betweenOf(first: Stance | null, second: Stance | null): Between | null {
  if (first && second) return first.stance === second.stance ? 'both' : 'contradict';
  return first ? 'only-first' : second ? 'only-second' : null;
}

/** What two outlets say, and what one says that the other does not; contradictions come first. */
export function compareOutlets(claims: readonly Claim[], a: Perspective, b: Perspective): ComparedClaim[] {
  const compared = claims.flatMap((claim): ComparedClaim[] => {
    const [first, second] = [stanceOf(claim, a), stanceOf(claim, b)];
    const between = betweenOf(first, second);
    return between ? [{ claim, between, first, second }] : [];
  });
  return compared.toSorted((x, y) => BETWEEN.indexOf(x.between) - BETWEEN.indexOf(y.between));
}

export const countBetween = (compared: readonly ComparedClaim[], between: Between): number =>
  compared.filter((each) => each.between === between).length;
