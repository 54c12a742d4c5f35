import type { Claim, StoryAnalysis } from '@360/contracts/analysis';
import { LEAST_REPORTS as BLINDSPOT_REPORTS, LEAST_USUAL_REPORTS } from '../blindspots/blindspots-of.ts';
import { LEAST_REPORTS as CONFIDENCE_REPORTS } from '../confidence/confidence.ts';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { LEAST_REPORTS as SILENCE_REPORTS } from '../silence/silent-outlets.ts';

type Abstention = StoryAnalysis['abstentions'][number];

const CONSENSUS_REPORTS = 2;
const VELOCITY_REPORTS = 3;
const COMPARED_OUTLETS = 2;

const REPORTS_NEEDED: readonly [place: string, needed: number][] = [
  ['confidence', CONFIDENCE_REPORTS],
  ['consensus', CONSENSUS_REPORTS],
  ['blindspots', BLINDSPOT_REPORTS],
  ['silence', SILENCE_REPORTS],
  ['fact-check/velocity', VELOCITY_REPORTS],
];

/**
 * What is not said of a story and the condition that failed: `independent-reports`, `outlets`, `compared-claims` (claims
 * that two independent reports or more speak to), `catalogue-outlets`, `usual-reports` (of the category).
 */
export const abstentionsOf = (evidence: StoryEvidence, claims: readonly Claim[]): Abstention[] => {
  const independent = new Set(evidence.reports.map(({ report }) => report)).size;
  const outlets = new Set(evidence.reports.map(({ outletId }) => outletId)).size;
  const compared = claims.filter(({ agreement }) => agreement.percent !== null).length;
  const usual = evidence.usualApproaches.reports;
  const conditions: Abstention[] = [
    ...REPORTS_NEEDED.map(([place, needed]) => ({
      place,
      condition: 'independent-reports',
      needed,
      found: independent,
    })),
    { place: 'compare', condition: 'outlets', needed: COMPARED_OUTLETS, found: outlets },
    ...(independent < CONSENSUS_REPORTS
      ? []
      : [{ place: 'consensus', condition: 'compared-claims', needed: 1, found: compared }]),
    { place: 'blindspots', condition: 'catalogue-outlets', needed: 1, found: evidence.catalogue.length },
    { place: 'blindspots/approach', condition: 'usual-reports', needed: LEAST_USUAL_REPORTS, found: usual },
  ];
  return conditions.filter(({ needed, found }) => found < needed);
};
