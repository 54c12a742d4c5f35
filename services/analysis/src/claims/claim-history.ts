import type { Claim, Stance } from '@360/contracts/analysis';

/** What two readings of a claim are compared by; where its sentences were not kept, by its words alone. */
export type ComparedClaim = Pick<Claim, 'id' | 'text' | 'state'> & {
  readonly agreement: Pick<Claim['agreement'], 'supporting' | 'contradicting'>;
  readonly stances?: readonly Pick<Stance, 'stance' | 'passage'>[];
  /** The report that made it first. */
  readonly firstItemId: string;
};

/** What became of a story's claims between two readings. */
export interface ClaimChanges<Before extends ComparedClaim = Claim> {
  /** Claims that nobody made before. */
  readonly new: Claim[];
  /** Claims whose wording, state or number of supporters and contradictors is another now. */
  readonly changed: { before: Before; now: Claim }[];
  /** Claims, as they were, that no report makes any more. */
  readonly withdrawn: Before[];
}

const differs = (a: ComparedClaim, b: ComparedClaim): boolean =>
  a.text !== b.text ||
  a.state !== b.state ||
  a.agreement.supporting !== b.agreement.supporting ||
  a.agreement.contradicting !== b.agreement.contradicting;

/**
 * Whether a claim that is not among those of now was given up: its first report is gone, or is known to have changed it.
 * Else it only stands in other words now, or too late in its report to be kept.
 */
const givenUp = (now: readonly Claim[]) => {
  const takenBack = new Set(now.filter(({ state }) => state === 'withdrawn').map(({ text }) => text));
  const standing = new Set(now.flatMap(({ stances }) => stances.map(({ itemId }) => itemId)));
  return ({ text, firstItemId }: ComparedClaim): boolean => takenBack.has(text) || !standing.has(firstItemId);
};

/**
 * What changed since an earlier reading. A claim is the same by its text, by its id, or by a sentence that speaks to it
 * as it did before.
 */
export const changesSince = <Before extends ComparedClaim>(
  before: readonly Before[],
  now: readonly Claim[],
): ClaimChanges<Before> => {
  const byId = new Map(before.map((claim) => [claim.id, claim]));
  const byText = new Map(before.map((claim) => [claim.text, claim]));
  const byPassage = new Map(
    before.flatMap((claim) =>
      (claim.stances ?? []).map(({ stance, passage }) => [`${stance} ${passage}`, claim] as const),
    ),
  );
  const standing = now.filter(({ state }) => state !== 'withdrawn');
  const pairs = standing.map((claim) => {
    const supported = claim.stances.map(({ passage, stance }) => byPassage.get(`${stance} ${passage}`));
    return { now: claim, before: byText.get(claim.text) ?? byId.get(claim.id) ?? supported.find((known) => known) };
  });
  const kept = new Set(pairs.flatMap(({ before: known }) => (known ? [known.id] : [])));
  const isGivenUp = givenUp(now);
  return {
    new: pairs.filter((pair) => !pair.before || pair.before.state === 'withdrawn').map((pair) => pair.now),
    changed: pairs.flatMap((pair) =>
      pair.before && pair.before.state !== 'withdrawn' && differs(pair.before, pair.now)
        ? [{ before: pair.before, now: pair.now }]
        : [],
    ),
    withdrawn: before.filter((claim) => claim.state !== 'withdrawn' && !kept.has(claim.id) && isGivenUp(claim)),
  };
};
