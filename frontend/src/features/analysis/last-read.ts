import { storedValue } from '../../lib/stored-value.ts';

const MOST = 500;

const times = storedValue<Readonly<Record<string, string>>>('analysis-read', (stored) =>
  typeof stored === 'object' && stored !== null
    ? Object.fromEntries(
        Object.entries(stored).filter(([, at]) => typeof at === 'string' && !Number.isNaN(Date.parse(at))),
      )
    : {},
);

/** What was kept when this visit first opened a story: going to and fro in it does not make it read anew. */
const atVisit = new Map<string, string | null>();

/** As of when the reader last saw the analysis of a story, before this visit; null the first time. */
export function lastRead(storyId: string): string | null {
  const known = atVisit.get(storyId);
  if (known !== undefined) return known;
  const before = times.get()[storyId] ?? null;
  atVisit.set(storyId, before);
  return before;
}

/** Keeps as of when an analysis was seen, for the 500 latest stories. */
export function keepRead(storyId: string, asOf: string): void {
  lastRead(storyId);
  const { [storyId]: _, ...others } = times.get();
  times.set(Object.fromEntries([...Object.entries(others), [storyId, asOf] as const].slice(-MOST)));
}

/** Puts the memory of the visit away: from now on everything up to here counts as read. */
export const markRead = (storyId: string, asOf: string): void => void atVisit.set(storyId, asOf);
