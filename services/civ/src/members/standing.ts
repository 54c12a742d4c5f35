import type { CivMember, CivRole, Verdict } from '@360/contracts/civ';

/** One review of a member whose item has been settled by votes. `confidence` 0–1. */
export interface Scored {
  said: Verdict;
  settled: Verdict;
  confidence: number;
}

/** How long a member has to have been one for a review to count, in ms. */
export const MEMBER_FOR_MS = 48 * 3_600_000;

const HALF_TRUST_AT = 10;
const GUESSING = { accuracy: 0.25, brier: 0.25 };
const REPUTATION = { most: 1_000, accuracy: 0.6, calibration: 0.4 };
const BIN = 10;
const PERCENT = 100;
/** What a role asks for: settled reviews, and the share of them that said what was settled. */
export const ROLE_BOUNDS = {
  reviewer: { settled: 10, accuracy: 0.5 },
  'senior-reviewer': { settled: 50, accuracy: 0.7 },
} as const;

export const isRight = ({ said, settled }: Scored): boolean => said === settled;

/** Summed from the least, so that the order of the values changes not even the last digit. */
const mean = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0) / values.length;

/** 0–1, null without a settled review. */
export const accuracyOf = (reviews: readonly Scored[]): number | null =>
  reviews.length === 0 ? null : reviews.filter(isRight).length / reviews.length;

/**
 * The mean of (confidence − outcome)², outcome 1 where a review said what was settled and 0 where not; null without a
 * settled review (G. W. Brier, "Verification of forecasts expressed in terms of probability", Monthly Weather Review 78,
 * 1950).
 */
export const brierOf = (reviews: readonly Scored[]): number | null =>
  reviews.length === 0 ? null : mean(reviews.map((each) => (each.confidence - Number(isRight(each))) ** 2));

/** How far stated confidence can be taken at its word, 0–1: the skill over always saying 50 %, rising with reviews. */
export const calibrationTrust = (reviews: readonly Scored[]): number => {
  const brier = brierOf(reviews);
  if (brier === null) return 0;
  return Math.max(0, 1 - brier / GUESSING.brier) * (reviews.length / (reviews.length + HALF_TRUST_AT));
};

/**
 * 0–1,000 = 1,000 · n ÷ (n + 10) · (0.6 · A + 0.4 · C), where A = (accuracy − ¼) ÷ ¾ is what is better than guessing one of
 * four, and C = 1 − Brier ÷ ¼ what is better than always saying 50 %; neither below 0.
 */
export const reputationOf = (reviews: readonly Scored[]): number => {
  const accuracy = accuracyOf(reviews);
  const brier = brierOf(reviews);
  if (accuracy === null || brier === null) return 0;
  const a = Math.max(0, (accuracy - GUESSING.accuracy) / (1 - GUESSING.accuracy));
  const c = Math.max(0, 1 - brier / GUESSING.brier);
  const trust = reviews.length / (reviews.length + HALF_TRUST_AT);
  return Math.round(REPUTATION.most * trust * (REPUTATION.accuracy * a + REPUTATION.calibration * c));
};

export const roleOf = (reviews: readonly Scored[]): CivRole => {
  const accuracy = accuracyOf(reviews) ?? 0;
  for (const role of ['senior-reviewer', 'reviewer'] as const) {
    const bound = ROLE_BOUNDS[role];
    if (reviews.length >= bound.settled && accuracy >= bound.accuracy) return role;
  }
  return 'newcomer';
};

/** Bins of ten percent; 100 % is in the last. Only those that hold reviews. */
export const calibrationOf = (reviews: readonly Scored[]): CivMember['calibration'] => {
  const last = PERCENT / BIN - 1;
  const byBin = Map.groupBy(reviews, ({ confidence }) => Math.min(last, Math.floor((confidence * PERCENT) / BIN)));
  return [...byBin]
    .sort(([a], [b]) => a - b)
    .map(([bin, held]) => ({
      said: bin * BIN + BIN / 2,
      right: Math.round(PERCENT * (accuracyOf(held) ?? 0)),
      reviews: held.length,
    }));
};

const tenths = (value: number): number => Math.round(value * 10) / 10;
const thousandths = (value: number): number => Math.round(value * 1_000) / 1_000;

type Standing = Pick<
  CivMember,
  'reputationScore' | 'accuracyRate' | 'brierScore' | 'civRole' | 'calibration' | 'settledReviews'
>;

/** Everything that follows from a member's settled reviews, whatever their order. */
export const standingOf = (reviews: readonly Scored[]): Standing => {
  const accuracy = accuracyOf(reviews);
  const brier = brierOf(reviews);
  return {
    reputationScore: reputationOf(reviews),
    accuracyRate: accuracy === null ? null : tenths(PERCENT * accuracy),
    brierScore: brier === null ? null : thousandths(brier),
    civRole: roleOf(reviews),
    calibration: calibrationOf(reviews),
    settledReviews: reviews.length,
  };
};
