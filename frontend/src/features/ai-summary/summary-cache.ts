import type { SummarizeResponse } from '@360/contracts/ai-summaries';

/** How long a summary is shown without being asked for again. */
export const KEPT_MS = 30 * 60_000;
export const KEPT_MAX = 50;

interface Kept {
  summary: SummarizeResponse;
  /** Milliseconds since the epoch. */
  at: number;
}

/** Summaries by item and headline: a headline that changes is summarised anew. The oldest go first. */
export function createSummaryCache(clock: () => number = Date.now) {
  const kept = new Map<string, Kept>();
  const keyOf = (id: string, title: string) => `${id}\n${title}`;
  return {
    get: (id: string, title: string): SummarizeResponse | null => {
      const key = keyOf(id, title);
      const found = kept.get(key);
      if (!found) return null;
      if (clock() - found.at < KEPT_MS) return found.summary;
      kept.delete(key);
      return null;
    },
    set: (id: string, title: string, summary: SummarizeResponse): void => {
      const key = keyOf(id, title);
      kept.delete(key);
      kept.set(key, { summary, at: clock() });
      const [oldest] = kept.keys();
      if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    },
  };
}
