import type { EvidenceReport, Segment, StoryEvidence } from '../evidence/evidence.ts';
import { centralityIn } from './centrality.ts';

/** The evidence by the ids that claims and perspectives name. */
export interface EvidenceIndex {
  readonly evidence: StoryEvidence;
  /** Undefined for what is not of this evidence. */
  readonly segment: (passage: string) => Segment | undefined;
  readonly report: (itemId: string) => EvidenceReport | undefined;
  /** The report a passage is of. */
  readonly reportOf: (passage: string) => EvidenceReport | undefined;
  /** How far a sentence speaks of what the story is about, from 0. */
  readonly centrality: (segment: Segment) => number;
}

export const indexOf = (evidence: StoryEvidence): EvidenceIndex => {
  const reports = new Map(evidence.reports.map((report) => [report.id, report]));
  const segments = new Map(
    evidence.reports.flatMap((report) => report.segments.map((each) => [each.id, each] as const)),
  );
  const segment = (passage: string) => segments.get(passage);
  const report = (itemId: string) => reports.get(itemId);
  const reportOf = (passage: string) => report(segment(passage)?.itemId ?? '');
  return { evidence, segment, report, reportOf, centrality: centralityIn(evidence) };
};

/** The first report of each independent one, oldest first. */
export const independentReports = ({ reports }: StoryEvidence): EvidenceReport[] => {
  const seen = new Set<number>();
  return reports.filter(({ report, copyOf }) => copyOf === null && !seen.has(report) && seen.add(report));
};

export const titleSegment = ({ segments }: EvidenceReport): Segment | undefined =>
  segments.find(({ part }) => part === 'title');
