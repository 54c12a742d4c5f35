import type { BlindspotDetail, Claim, Impact, Perspective, SilentOutlet, TimelineEntry } from '@360/contracts/analysis';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { countryName } from '../phrases/phrases.ts';
import { indexOf } from './evidence-index.ts';
import { countriesOf, supporting } from './statements.ts';

/** What the analysis of a story has found, for those who write of it. */
export interface AnalysisParts {
  readonly claims: readonly Claim[];
  readonly perspectives: readonly Perspective[];
  readonly blindspots: readonly BlindspotDetail[];
  readonly silence: readonly SilentOutlet[];
  readonly impact?: readonly Impact[];
  readonly timeline?: readonly TimelineEntry[];
}

export const countriesIn = ({ reports }: StoryEvidence): string[] =>
  [...new Set(reports.flatMap(({ country }) => country ?? []))].sort();

/** The computed values that composed sentences name in `figures`, for the evidence bundle. */
export const writingFigures = (
  evidence: StoryEvidence,
  { claims, silence }: Pick<AnalysisParts, 'claims' | 'silence'>,
): Record<string, number | string> => {
  const inState = (state: Claim['state']): number => claims.filter((claim) => claim.state === state).length;
  const countries = countriesIn(evidence);
  const index = indexOf(evidence);
  const ofClaim = (claim: Claim) =>
    [`claims/${claim.id}/countries`, countriesOf(index, supporting(claim)).length] as const;
  return {
    'claims/all': claims.length,
    'claims/agreed': inState('agreed'),
    'claims/contested': inState('contested'),
    'claims/single-source': inState('single-source'),
    countries: countries.length,
    ...Object.fromEntries(claims.map(ofClaim)),
    ...Object.fromEntries(countries.map((code) => [`country/${code}`, countryName(code)])),
    ...Object.fromEntries(silence.map(({ outletId, hoursSince }) => [`silence/${outletId}`, Math.floor(hoursSince)])),
  };
};
