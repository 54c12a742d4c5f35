import { accuracySoFar, type Voter } from './voter.ts';

/** Of two who have reviewed nothing in common: how much they are taken to vote as one. */
export const UNKNOWN_SIMILARITY = 0.15;
/** How much that counts against what they have in common. */
const PRIOR_WEIGHT = 1;
const OTHER_KINDS = 3;

/**
 * How far two members vote as one, 0–1: their agreement on settled items beyond what their accuracies explain,
 * (Σ(agree − e) + s₀ · k) ÷ (Σ(1 − e) + k), where e = p·q + (1 − p)·(1 − q) ÷ 3 is the agreement of independent voters of
 * accuracies p and q. It is a chance-corrected agreement (J. Cohen, "A coefficient of agreement for nominal scales", 1960)
 * drawn towards s₀ = 0.15 where little is known. That two are both often right does not make them alike; that they are
 * wrong together, or never differ, does.
 */
export const similarityOf = (a: Voter, b: Voter): number => {
  const [p, q] = [accuracySoFar(a), accuracySoFar(b)];
  const expected = p * q + ((1 - p) * (1 - q)) / OTHER_KINDS;
  let [above, room] = [UNKNOWN_SIMILARITY * PRIOR_WEIGHT, PRIOR_WEIGHT];
  for (const [item, { said }] of a.history) {
    const other = b.history.get(item);
    if (!other) continue;
    above += Number(said === other.said) - expected;
    room += 1 - expected;
  }
  return Math.min(1, Math.max(0, above / room));
};
