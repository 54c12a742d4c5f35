import type { Claim, FactCheck } from '@360/contracts/analysis';
import type { EvidenceReport } from '../evidence/evidence.ts';

/** Two that agree may still have it from one place. */
const VERIFIED_REPORTS = 3;

const standingOf = ({
  state,
  main,
  agreement,
}: Claim): 'verified' | 'underReview' | 'disputed' | 'withdrawn' | null => {
  if (state === 'contested') return 'disputed';
  if (state === 'withdrawn') return 'withdrawn';
  if (state === 'agreed') return agreement.supporting >= VERIFIED_REPORTS ? 'verified' : 'underReview';
  return main ? 'underReview' : null;
};

/** Revised items of all items, in percent to one decimal. */
const correctionRateOf = (reports: readonly EvidenceReport[]): FactCheck['correctionRate'] => {
  const revised = reports.filter(({ revisions }) => revisions.length > 0).length;
  return { revised, items: reports.length, percent: Math.round((1_000 * revised) / reports.length) / 10 };
};

/**
 * The claims of a story by what is known of them: verified where three independent reports or more agree and none
 * contradicts; under review where two agree, or one alone makes a main claim; disputed; withdrawn. What one report mentions
 * by the way counts nowhere. `opinion` is the number of sentences that judge rather than tell.
 */
export const factCheckOf = (
  claims: readonly Claim[],
  reports: readonly EvidenceReport[],
  opinion: number,
  velocity: FactCheck['velocity'],
): FactCheck => {
  const standings = claims.map(standingOf);
  const count = (standing: ReturnType<typeof standingOf>): number =>
    standings.filter((each) => each === standing).length;
  return {
    ...{ verified: count('verified'), underReview: count('underReview'), disputed: count('disputed') },
    ...{ withdrawn: count('withdrawn'), opinion, velocity },
    correctionRate: correctionRateOf(reports),
  };
};
