import { SEVERITY_BANDS } from '@360/contracts/civ';

/** Bands of severity, the highest first, each with how many of three bars it fills. */
const BANDS = [
  { name: 'critical', bars: 3 },
  { name: 'high', bars: 2 },
  { name: 'medium', bars: 1 },
  { name: 'low', bars: 0 },
] as const;
export type SeverityBand = (typeof BANDS)[number];

/** @param score 0–100 */
export function severityBand(score: number): SeverityBand {
  const from = SEVERITY_BANDS.findIndex((least) => score >= least);
  return BANDS[from] ?? BANDS[3];
}
