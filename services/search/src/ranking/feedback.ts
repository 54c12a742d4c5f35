import { rarity, type TermCounts } from './bm25.ts';

const FIRST = 10;
const TERMS = 10;
/** Weight of the strongest added term beside the strongest of the question. */
const SHARE = 0.2;

/** A document with its score, best first. */
export interface Scored {
  document: TermCounts;
  score: number;
}

/**
 * The terms of a question, and ten more that the first ten answers have in common and others lack: reports of one
 * matter say what the question did not think to say. `having` is how many of `documents` candidates have each term.
 */
export const withFeedback = (
  weights: ReadonlyMap<string, number>,
  ranked: readonly Scored[],
  having: ReadonlyMap<string, number>,
  documents: number,
): Map<string, number> => {
  const first = ranked.slice(0, FIRST);
  const whole = first.reduce((sum, { score }) => sum + score, 0);
  const widened = new Map(weights);
  if (whole === 0) return widened;
  const shares = new Map<string, number>();
  for (const { document, score } of first)
    for (const [term, times] of document.counts) {
      const share = (score / whole) * (times / document.length) * rarity(documents, having.get(term) ?? 0);
      shares.set(term, (shares.get(term) ?? 0) + share);
    }
  const strongest = [...shares].sort((a, b) => b[1] - a[1]).slice(0, TERMS);
  const scale = (SHARE * Math.max(...weights.values())) / (strongest[0]?.[1] || 1);
  for (const [term, share] of strongest) widened.set(term, (widened.get(term) ?? 0) + scale * share);
  return widened;
};
