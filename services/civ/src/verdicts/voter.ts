import type { Verdict } from '@360/contracts/civ';
import { calibrationTrust, isRight, type Scored } from '../members/standing.ts';

/** Whoever votes, with what was settled of what they said before, by flag. */
export interface Voter {
  id: string;
  expert: boolean;
  history: ReadonlyMap<string, Scored>;
}

export interface Vote {
  voter: Voter;
  verdict: Verdict;
  /** 0–1 */
  confidence: number;
}

/** Of one of four verdicts; guessing is right in one of four. */
const KINDS = 4;
/** How often whoever has no history is taken to be right, and how many settled reviews that counts for. */
const PRIOR = { member: 0.4, expert: 0.6, reviews: 5 };
const SUREST = 0.95;

const priorOf = ({ expert }: Voter): number => (expert ? PRIOR.expert : PRIOR.member);

const accuracyDrawn = (voter: Voter, priorReviews: number): number => {
  const scored = [...voter.history.values()];
  return (scored.filter(isRight).length + priorReviews * priorOf(voter)) / (scored.length + priorReviews);
};

/** The share of settled reviews that were right, drawn towards the prior: (right + 5 · prior) ÷ (n + 5). */
const accuracyEstimate = (voter: Voter): number => accuracyDrawn(voter, PRIOR.reviews);

/** As often as a member was right so far, the prior counting for one review: what two members' agreement is held against. */
export const accuracySoFar = (voter: Voter): number => accuracyDrawn(voter, 1);

/**
 * How likely this vote is right: the voter's estimated accuracy, moved towards the stated confidence as far as that has
 * proven true; at most 0.95.
 */
export const chanceRight = ({ voter, confidence }: Vote): number => {
  const estimate = accuracyEstimate(voter);
  const trust = calibrationTrust([...voter.history.values()]);
  return Math.min(SUREST, estimate + trust * (confidence - estimate));
};

/**
 * The log-likelihood ratio of a vote against each other verdict, errors spread evenly over the three: ln(3p ÷ (1 − p)),
 * the optimal weight of independent votes (S. Nitzan and J. Paroush, "Optimal decision rules in uncertain dichotomous
 * choice situations", International Economic Review 23, 1982, for four choices). Never below 0: nobody's vote counts for
 * the opposite of what it says.
 */
export const strengthOf = (vote: Vote): number => {
  const p = chanceRight(vote);
  return Math.max(0, Math.log(((KINDS - 1) * p) / (1 - p)));
};
