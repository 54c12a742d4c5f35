import type { EvidenceReport } from './evidence.ts';

/** Oldest first, ids deciding between equals. */
export const inOrderOfTime = (reports: readonly EvidenceReport[]): EvidenceReport[] =>
  reports.toSorted((a, b) => a.publishedAt - b.publishedAt || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));

/** The reports of each independent report, oldest first; so are the groups. */
export const independentReports = (reports: readonly EvidenceReport[]): EvidenceReport[][] => [
  ...Map.groupBy(inOrderOfTime(reports), ({ report }) => report).values(),
];

/** The first report of each independent report, oldest first. */
export const firstReports = (reports: readonly EvidenceReport[]): EvidenceReport[] =>
  independentReports(reports).flatMap(([first]) => first ?? []);
