import type { Candidate } from './candidates.ts';
import { lexRank, sentenceVectors, similarities } from './lexrank.ts';

export interface Scored {
  /** What each candidate is worth, about 0–1; with support more. */
  readonly scores: readonly number[];
  readonly rows: readonly Float64Array[];
}

/** Chosen on half of the measured sets; what is early weighs less the longer the summary. */
const CENTRAL = 0.6;
const RECURRING = 0.4;
const EARLY = 1;
const SUPPORTED = 1.5;
/** Words after which the beginning counts for a third. */
const LONG = 60;

const highest = (values: readonly number[]): number => values.reduce((most, value) => Math.max(most, value), 0) || 1;

/** The mean share of all words that a sentence's words make up, the highest 1. */
const recurrence = (candidates: readonly Candidate[]): number[] => {
  const counts = new Map<string, number>();
  for (const { terms } of candidates) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  const means = candidates.map(({ terms }) =>
    terms.length === 0 ? 0 : terms.reduce((sum, term) => sum + (counts.get(term) ?? 0), 0) / terms.length,
  );
  const most = highest(means);
  return means.map((mean) => mean / most);
};

const logShares = (candidates: readonly Candidate[], support: (id: string) => number): number[] => {
  const logs = candidates.map(({ segment }) => Math.log2(Math.max(1, support(segment.id))));
  const most = highest(logs);
  return logs.map((log) => log / most);
};

/**
 * One balanced setting for every kind of report. `words` is how long the summary will be: a long one draws on all of the
 * text, a short one on its beginning. What several independent reports say weighs by the logarithm of their number.
 */
export const scoresOf = (
  candidates: readonly Candidate[],
  words: number,
  support?: (segmentId: string) => number,
): Scored => {
  const rows = similarities(sentenceVectors(candidates.map(({ terms }) => terms)));
  if (candidates.length === 0) return { scores: [], rows };
  const [central, recurring] = [lexRank(rows), recurrence(candidates)];
  const supported = support ? logShares(candidates, support) : [];
  const early = EARLY * Math.exp(-words / LONG);
  const scores = candidates.map(
    ({ place }, at) =>
      CENTRAL * (central[at] ?? 0) +
      RECURRING * (recurring[at] ?? 0) +
      early / (1 + place) +
      SUPPORTED * (supported[at] ?? 0),
  );
  return { scores, rows };
};
