import type { SilentOutlet } from '@360/contracts/analysis';
import type { StoryEvidence } from '../evidence/evidence.ts';

/** Stories that fewer report may not be news: nobody is expected to have them. */
export const LEAST_REPORTS = 3;
/** An outlet that has less than a quarter of such stories is not expected to have this one. */
const LEAST_USUAL_SHARE = 0.25;
const MOST = 50;
const HOUR_MS = 60 * 60_000;

/**
 * The outlets that usually have such stories and have not reported this one, itself or as a copy, those that have most
 * first; at most fifty. Hours count from the first report to when the evidence was stored. Empty below three independent
 * reports.
 */
export const silentOutlets = ({ reports, catalogue, asOf }: StoryEvidence): SilentOutlet[] => {
  if (new Set(reports.map(({ report }) => report)).size < LEAST_REPORTS) return [];
  const reported = new Set(reports.map(({ outletId }) => outletId));
  const first = Math.min(...reports.map(({ publishedAt }) => publishedAt));
  const hoursSince = Math.max(0, Math.round((10 * (asOf - first)) / HOUR_MS) / 10);
  return catalogue
    .filter(({ id, usualShare }) => usualShare >= LEAST_USUAL_SHARE && !reported.has(id))
    .toSorted((a, b) => b.usualShare - a.usualShare || (a.id < b.id ? -1 : 1))
    .slice(0, MOST)
    .map(({ id, name, country, usualShare }) => ({ outletId: id, name, country, usualShare, hoursSince }));
};
