import { APPROACHES, type Approach } from '@360/contracts/vocabulary';

/** How reports of a category are usually written. */
export interface ApproachBaseline {
  /** Each approach's share of the independent reports, 0–1. */
  shares: Record<Approach, number>;
  /** How many independent reports the shares rest on. */
  reports: number;
}

/** An absence that chance explains in one story of twenty or more says nothing. */
const CHANCE = 0.05;
const MIN_BASELINE_REPORTS = 60;
const MIN_STORY_REPORTS = 5;

/**
 * The approaches no report of a story takes although that is unlikely: with a usual share p among n reports, none takes
 * it by chance with probability (1 − p)ⁿ (binomial). None are named where the story or the baseline is too small.
 */
export const gapsOf = (
  approachCounts: Record<Approach, number>,
  independentReports: number,
  baseline: ApproachBaseline,
): Approach[] => {
  if (independentReports < MIN_STORY_REPORTS || baseline.reports < MIN_BASELINE_REPORTS) return [];
  return APPROACHES.filter(
    (approach) => approachCounts[approach] === 0 && (1 - baseline.shares[approach]) ** independentReports < CHANCE,
  );
};
