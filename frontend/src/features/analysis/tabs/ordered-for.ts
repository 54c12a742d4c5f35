import type { ConsensusPoint, Persona } from '@360/contracts/analysis';

/**
 * Points in the order a persona asks for them: the centrist what most agree on, the investigator what is contradicted
 * most; the internationalist as the analysis has them.
 */
export function orderedFor(persona: Persona, points: readonly ConsensusPoint[]): readonly ConsensusPoint[] {
  if (persona === 'internationalist') return points;
  const turn = persona === 'centrist' ? -1 : 1;
  return points.toSorted((a, b) => turn * (a.agreement - b.agreement) || b.supporting - a.supporting);
}
