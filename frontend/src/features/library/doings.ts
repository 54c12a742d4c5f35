import type { ActivityEntry } from '@360/contracts/activity';

/** Something the reader did, when last, and how often among the entries that are loaded. */
export interface Doing {
  entry: ActivityEntry;
  times: number;
}

/** What was done with the same thing again stands once, where it was done last. @param entries newest first */
export function doingsOf(entries: readonly ActivityEntry[]): Doing[] {
  const doings = new Map<string, Doing>();
  for (const entry of entries) {
    const key = `${entry.kind} ${entry.subject || entry.id}`;
    const known = doings.get(key);
    if (known) known.times += 1;
    else doings.set(key, { entry, times: 1 });
  }
  return [...doings.values()];
}
