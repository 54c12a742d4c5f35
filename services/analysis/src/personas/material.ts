import type { AnalysisTab, Persona, StoryAnalysis } from '@360/contracts/analysis';
import type { CitedSentence, Passage } from '@360/contracts/evidence';
import { passageOf } from '../evidence/bundle.ts';
import type { StoryEvidence } from '../evidence/evidence.ts';
import { type GivenPassage, PASSAGES_MAX } from '../providers/provider.ts';
import { readingOf } from '../writing/readings.ts';

/** What a text of a persona is written from. */
export interface Material {
  /** As our own rules write it. */
  sentences: CitedSentence[];
  /** What a model may be told, the weightiest first; all in one language. */
  given: GivenPassage[];
  /** BCP 47. */
  language: string;
  /** Every passage that a sentence of either may cite. */
  passages: Passage[];
  facts: Facts;
}

/** What is told of the analysis beside a text. */
export interface Facts {
  confidence: StoryAnalysis['confidence'];
  reports: number;
  outlets: number;
  claims: number;
  contested: number;
  abstentions: StoryAnalysis['abstentions'];
}

const UNKNOWN = 'und';

/** The language that most reports are in, the first of them where two are as many. */
const languageOf = ({ reports }: StoryEvidence): string => {
  const counts = new Map<string, number>();
  for (const { language } of reports) if (language) counts.set(language, (counts.get(language) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? UNKNOWN;
};

/** Passages of the reading, then those of the analysis, then how each report begins. */
const weightiest = (sentences: readonly CitedSentence[], analysis: StoryAnalysis, { reports }: StoryEvidence) => [
  ...sentences.flatMap(({ passages }) => passages),
  ...analysis.claims.flatMap(({ stances }) => stances.map(({ passage }) => passage)),
  ...reports.flatMap(({ segments }) =>
    segments
      .filter(({ boilerplate }) => !boilerplate)
      .slice(0, 3)
      .map(({ id }) => id),
  ),
];

const factsOf = ({ confidence, independentReports, outlets, claims, abstentions }: StoryAnalysis): Facts => ({
  ...{ confidence, reports: independentReports, outlets, claims: claims.length, abstentions },
  contested: claims.filter(({ state }) => state === 'contested').length,
});

export const materialOf = (
  persona: Persona,
  tab: AnalysisTab,
  analysis: StoryAnalysis,
  evidence: StoryEvidence,
): Material => {
  const sentences = readingOf(persona, { ...analysis, blindspots: analysis.blindspotDetails, evidence }, tab);
  const language = languageOf(evidence);
  const known = new Map(
    evidence.reports.flatMap((report) => report.segments.map((segment) => [segment.id, { report, segment }] as const)),
  );
  const told = [...new Set(weightiest(sentences, analysis, evidence))]
    .flatMap((id) => known.get(id) ?? [])
    .filter(({ report }) => (report.language ?? UNKNOWN) === language)
    .slice(0, PASSAGES_MAX);
  const given = told.map(({ report, segment }) => ({
    id: segment.id,
    outletName: report.outletName,
    text: segment.text,
  }));
  const cited = sentences.flatMap(({ passages }) => passages);
  const passages = [...new Set([...cited, ...given.map(({ id }) => id)])]
    .flatMap((id) => known.get(id) ?? [])
    .map(({ segment }) => passageOf(segment));
  return { sentences, given, language, passages, facts: factsOf(analysis) };
};
