import type { StoryAnalysis, StoryBriefing } from '@360/contracts/analysis';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { unpack } from '../stories/result.ts';
import type { Packed } from '../stories/story-tasks.ts';
import type { AnalysisParts } from '../writing/parts.ts';

/** A story's analysis with the evidence it is computed from. */
export interface OpenedStory {
  analysis: StoryAnalysis;
  evidence: StoryEvidence;
}

export const opened = ({ briefing, evidence }: Packed): OpenedStory => ({
  analysis: unpack<StoryBriefing>(briefing).analysis,
  evidence: unpack<StoryEvidence>(evidence),
});

export const partsOf = (analysis: StoryAnalysis): AnalysisParts => ({
  ...analysis,
  blindspots: analysis.blindspotDetails,
});

/** Passages of the analysis, those of the weightiest claims first, then how each report begins. */
export const weightiestOf = ({ analysis, evidence }: OpenedStory): string[] => [
  ...analysis.summary.flatMap(({ passages }) => passages),
  ...analysis.claims.flatMap(({ stances }) => stances.map(({ passage }) => passage)),
  ...evidence.reports.flatMap(({ segments }) => segments.slice(0, 3).map(({ id }) => id)),
];

/** How sure several stories are together: the mean of those that can be told, 0–1 in hundredths; null where none can. */
export const confidenceOfAll = (analyses: readonly Pick<StoryAnalysis, 'confidence'>[]): number | null => {
  const values = analyses.flatMap(({ confidence }) => confidence.value ?? []);
  if (values.length === 0) return null;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length) / 100;
};
