import { evidenceReport, START } from '../evidence/evidence.fixture.ts';
import type { EvidenceReport, OutletRecord } from '../evidence/evidence.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;

/** A report of an outlet with one text, the outlet's name and a title where a test gives none. */
export const reportOf = (
  outletId: string,
  { text = '', title = `Report of ${outletId}`, ...more }: Partial<EvidenceReport> & { text?: string } = {},
): EvidenceReport => evidenceReport(outletId, { title, text }, more);

/** Each of them an independent report, an hour after the one before it. */
export const eachAlone = (reports: readonly EvidenceReport[]): EvidenceReport[] =>
  reports.map((report, at) => ({ ...report, report: at, publishedAt: START + at * HOUR_MS }));

/** An outlet of the catalogue that reports half of what there is. */
export const outletOf = (id: string, fields: Partial<OutletRecord> = {}): OutletRecord => ({
  ...{ id, name: `The ${id}`, owner: null, country: null, language: 'en', kind: null, leaning: null },
  ...{ items: 100, revised: 5, usualShare: 0.5 },
  ...fields,
});
