import type { CoverageItem } from './coverage-item.ts';
import { firstReports } from './first-reports.ts';

const HOUR_MS = 60 * 60_000;
const RUSH_MS = HOUR_MS;
const MAX_AGE_MS = 3 * HOUR_MS;
const MIN_OWNERS = 3;
/** How long a story stays breaking. */
export const BREAKING_MS = 6 * HOUR_MS;

/**
 * When a story broke (ms): the moment the third independent report by a different owner was out, if that was within an
 * hour of the first. Null where it did not, or where at `now` the first report is over three hours old: a story that is
 * read late, as on a first poll of old feeds, breaks no more. Reports dated after `now` do not count yet.
 */
export const breakingAt = (
  items: readonly CoverageItem[],
  groupOf: ReadonlyMap<string, number>,
  now: number,
): number | null => {
  const reports = firstReports(items, groupOf);
  const start = reports[0]?.publishedAt;
  if (start === undefined || now - start > MAX_AGE_MS) return null;
  const owners = new Set<string>();
  for (const { owner, outletId, publishedAt } of reports) {
    if (publishedAt > Math.min(now, start + RUSH_MS)) return null;
    owners.add(owner ?? `outlet ${outletId}`);
    if (owners.size === MIN_OWNERS) return publishedAt;
  }
  return null;
};

export const isBreaking = (breakingAtMs: number | null, now: number): boolean =>
  breakingAtMs !== null && now >= breakingAtMs && now < breakingAtMs + BREAKING_MS;
