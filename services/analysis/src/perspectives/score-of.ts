import type { Score, ScoreCondition } from '@360/contracts/analysis';

/** A score of parts of 0–1: ⌊100 · Σ(value · weight) ÷ Σ weight + ½⌋. */
export const scoreOf = (parts: Score['parts']): Score => {
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const sum = parts.reduce((total, { value, weight }) => total + value * weight, 0);
  return { value: Math.floor((100 * sum) / weights + 0.5), parts, abstained: null };
};

/** No score: `condition` is what there is too little of. */
export const noScore = (condition: ScoreCondition): Score => ({ value: null, parts: [], abstained: condition });
