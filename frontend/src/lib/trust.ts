export type TrustBand = 'high' | 'middle' | 'low';

/** @param score 0–100. From 90 a check, from 80 a plain shield, below an alert. */
export function trustBand(score: number): TrustBand {
  if (score >= 90) return 'high';
  return score >= 80 ? 'middle' : 'low';
}
