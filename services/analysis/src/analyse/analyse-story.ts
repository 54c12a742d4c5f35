import type { StoryAnalysis } from '@360/contracts/analysis';
import { blindspotsOf } from '../blindspots/blindspots-of.ts';
import { boundedClaims } from '../claims/bounded-claims.ts';
import { claimsOf } from '../claims/claims-of.ts';
import { consensusPointsOf } from '../claims/consensus-points.ts';
import { confidenceOf, epistemologyTagOf } from '../confidence/confidence.ts';
import { passagesCited } from '../evidence/bundle.ts';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { firstReports, inOrderOfTime } from '../evidence/independent.ts';
import { factCheckOf } from '../fact-check/fact-check.ts';
import { affectedSentences, impactsOf } from '../impact/impact-of.ts';
import { perspectivesOf } from '../perspectives/perspectives.ts';
import { toldSentences } from '../perspectives/told-language.ts';
import { quotesOfReport, speakerOf } from '../quotes/report-quotes.ts';
import { silentOutlets } from '../silence/silent-outlets.ts';
import { sourceChecksOf } from '../source-check/source-checks.ts';
import { timelineOf } from '../timeline/timeline-of.ts';
import { establishedOf } from '../writing/established.ts';
import { abstentionsOf } from './abstentions.ts';
import { ANALYSIS_VERSION } from './analysis-version.ts';
import { passagesCitedBy, sourcesOf } from './cited.ts';
import { globalMentionsOf } from './global-mentions.ts';

/** The same evidence however its lists were ordered. */
const inOrder = (evidence: StoryEvidence): StoryEvidence => ({
  ...evidence,
  reports: inOrderOfTime(evidence.reports),
  catalogue: evidence.catalogue.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
});

const partsOf = (evidence: StoryEvidence) => {
  const { reports } = evidence;
  const claims = boundedClaims(claimsOf(evidence, speakerOf(reports)), reports);
  const affected = affectedSentences(reports);
  return {
    claims,
    summary: establishedOf(evidence, claims),
    perspectives: perspectivesOf(evidence, claims),
    consensusPoints: consensusPointsOf(claims, evidence),
    blindspotDetails: blindspotsOf(evidence, affected, quotesOfReport),
    impact: impactsOf(affected),
    timeline: timelineOf(evidence, claims),
  };
};

/**
 * Everything that is said of a story, computed from its evidence alone: the same evidence and version give the same bytes,
 * whatever the order of its reports and outlets.
 * @throws Error where the evidence has no reports
 */
export const analyseStory = (given: StoryEvidence): StoryAnalysis => {
  if (given.reports.length === 0) throw new Error(`The story ${given.storyId} has no reports to analyse.`);
  const evidence = inOrder(given);
  const { reports } = evidence;
  const independent = firstReports(reports);
  const parts = partsOf(evidence);
  const { claims, blindspotDetails } = parts;
  const opinion = independent.flatMap(toldSentences).filter(({ loaded }) => loaded).length;
  const passages = passagesCited(passagesCitedBy(parts), evidence);
  return {
    ...{ storyId: evidence.storyId, version: ANALYSIS_VERSION, asOf: new Date(evidence.asOf).toISOString() },
    ...{ title: evidence.title, items: reports.length, independentReports: independent.length },
    outlets: new Set(reports.map(({ outletId }) => outletId)).size,
    epistemologyTag: epistemologyTagOf(independent.length, claims, blindspotDetails),
    confidence: confidenceOf(reports, claims),
    ...parts,
    silence: silentOutlets(evidence),
    sourceCheck: sourceChecksOf(evidence, claims),
    factCheck: factCheckOf(claims, reports, opinion, evidence.velocity),
    globalMentions: globalMentionsOf(reports),
    abstentions: abstentionsOf(evidence, claims),
    ...{ passages, sources: sourcesOf(passages, reports) },
  };
};
