import type { StoryAnalysis } from '@360/contracts/analysis';

/** When an outlet first reported, and whether it did so by another's text. */
export interface FirstReport {
  outletId: string;
  name: string;
  at: string;
  lagMinutes: number;
  copy: boolean;
  report: number;
  /** The words it headed its first report with. */
  passages: readonly string[];
}

const MINUTE_MS = 60_000;

type Told = Pick<StoryAnalysis, 'perspectives' | 'timeline'>;

/** The first report of each outlet, in the order they came; lags count from the first of all. */
export function firstReports({ perspectives, timeline }: Told): FirstReport[] {
  const headings = new Map(
    timeline.filter(({ kind }) => kind === 'report').map(({ outletId, sentence }) => [outletId, sentence.passages]),
  );
  const inOrder = perspectives.toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt));
  const start = Date.parse(inOrder[0]?.publishedAt ?? '');
  const seen = new Set<string>();
  return inOrder.flatMap(({ outletId, sourceName, publishedAt, copyOf, report }) => {
    if (seen.size === seen.add(outletId).size) return [];
    const lagMinutes = Math.round((Date.parse(publishedAt) - start) / MINUTE_MS);
    const passages = headings.get(outletId) ?? [];
    return [{ outletId, name: sourceName, at: publishedAt, lagMinutes, copy: copyOf !== null, report, passages }];
  });
}

const HOUR_MS = 3_600_000;
const MOST_BARS = 24;

/** Independent reports in equal spans from the first to the last: at most 24 bars, each of whole hours. */
export function reportSpans(analysis: Told): { hours: number; counts: number[] } {
  const seen = new Set<number>();
  const times = firstReports(analysis).flatMap(({ report, at }) =>
    seen.size === seen.add(report).size ? [] : [Date.parse(at)],
  );
  const start = times[0] ?? 0;
  const hours = Math.max(1, Math.ceil((((times.at(-1) ?? start) - start) / HOUR_MS + 1) / MOST_BARS));
  const counts: number[] = [];
  for (const time of times) {
    const bar = Math.floor((time - start) / (hours * HOUR_MS));
    while (counts.length <= bar) counts.push(0);
    counts[bar] = (counts[bar] ?? 0) + 1;
  }
  return { hours, counts };
}
