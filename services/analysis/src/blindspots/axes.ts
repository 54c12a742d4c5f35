import type { BlindspotDetail } from '@360/contracts/analysis';
import { APPROACHES } from '@360/contracts/vocabulary';
import type { EvidenceReport, OutletRecord, StoryEvidence } from '../evidence/evidence.ts';
import { independentReports } from '../evidence/independent.ts';

/** One kind of coverage, how much of it there is and how much would be usual. */
export interface Share {
  readonly axis: BlindspotDetail['axis'];
  readonly subject: string;
  /** 0–1 */
  readonly observed: number;
  readonly expected: number;
  /** Independent reports that the observed share is of. */
  readonly of: number;
  /** What the expected share is of; infinite where it is weighed, not counted. */
  readonly expectedOf: number;
}

type OutletAxis = 'country' | 'language' | 'ownership' | 'leaning';
const OUTLET_AXES: readonly OutletAxis[] = ['country', 'language', 'ownership', 'leaning'];

/** "de" of "de-AT". */
const primary = (language: string | null): string | null => language?.toLowerCase().split('-')[0] || null;

const subjectOf = (axis: OutletAxis, outlet: OutletRecord): string | null => {
  if (axis === 'country') return outlet.country;
  if (axis === 'language') return primary(outlet.language);
  return axis === 'ownership' ? outlet.owner : outlet.leaning;
};

/** What a report itself says of its outlet, else what the catalogue does. */
const subjectOfReport = (axis: OutletAxis, report: EvidenceReport, outlet: OutletRecord | undefined): string | null => {
  const known = outlet ? subjectOf(axis, outlet) : null;
  if (axis === 'country') return report.country ?? known;
  if (axis === 'language') return primary(report.language) ?? known;
  return axis === 'ownership' ? (report.owner ?? known) : known;
};

/** Each subject's part of the reports that the catalogue's outlets usually have, outlets without a subject left out. */
const usualShares = (axis: OutletAxis, catalogue: readonly OutletRecord[]): Map<string, number> => {
  const sums = new Map<string, number>();
  let all = 0;
  for (const outlet of catalogue) {
    const subject = subjectOf(axis, outlet);
    if (subject === null) continue;
    all += outlet.usualShare;
    sums.set(subject, (sums.get(subject) ?? 0) + outlet.usualShare);
  }
  return new Map([...sums].map(([subject, sum]) => [subject, all > 0 ? sum / all : 0]));
};

/** The subjects of each independent report that has one: those of its copies too, for they are coverage. */
const subjectsOfReports = (axis: OutletAxis, { reports, catalogue }: StoryEvidence): Set<string>[] => {
  const outlets = new Map(catalogue.map((outlet) => [outlet.id, outlet]));
  return independentReports(reports)
    .map((items) => new Set(items.flatMap((item) => subjectOfReport(axis, item, outlets.get(item.outletId)) ?? [])))
    .filter((subjects) => subjects.size > 0);
};

const sharesOnAxis = (axis: OutletAxis, evidence: StoryEvidence): Share[] => {
  const reports = subjectsOfReports(axis, evidence);
  const of = reports.length;
  return [...usualShares(axis, evidence.catalogue)].map(([subject, expected]) => ({
    ...{ axis, subject, expected, of, expectedOf: Number.POSITIVE_INFINITY },
    observed: of > 0 ? reports.filter((subjects) => subjects.has(subject)).length / of : 0,
  }));
};

const approachShares = ({ reports, usualApproaches }: StoryEvidence): Share[] => {
  const approaches = independentReports(reports).flatMap(
    (items) => items.find(({ approach }) => approach)?.approach ?? [],
  );
  const of = approaches.length;
  return APPROACHES.map((approach) => ({
    ...({ axis: 'approach', subject: approach, of, expectedOf: usualApproaches.reports } as const),
    expected: usualApproaches.shares[approach],
    observed: of > 0 ? approaches.filter((each) => each === approach).length / of : 0,
  }));
};

/**
 * Observed and usual shares on every axis that the catalogue knows of. A report counts for a country as soon as one
 * outlet there carries it, itself or as a copy, so that what is called missing is missing.
 */
export const sharesOf = (evidence: StoryEvidence): Share[] => [
  ...OUTLET_AXES.flatMap((axis) => sharesOnAxis(axis, evidence)),
  ...approachShares(evidence),
];
