import { createHash } from 'node:crypto';
import type { ActivityEntry, ActivityKind } from '@360/contracts/activity';
import type { ActivityDoc } from './activity.model.ts';

export const WEEK_MS = 7 * 86_400_000;
const ID_LENGTH = 32;
/** Kinds whose subject is a report. */
const OF_ITEMS: ReadonlySet<ActivityKind> = new Set(['read', 'save', 'share']);

const idOf = (sub: string, entryId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([sub, entryId]))
    .digest('hex')
    .slice(0, ID_LENGTH);

/**
 * What is kept of entries that a page tells, each id once. A time to come is taken for now, since clocks of pages go
 * wrong; what is older than a week is left out, so that the days of a profile cannot be made up afterwards.
 */
export const takeIn = (sub: string, entries: ActivityEntry[], now: Date): ActivityDoc[] => {
  const docs = entries
    .filter(({ at }) => now.getTime() - Date.parse(at) <= WEEK_MS)
    .map(({ id, at, ...entry }): [string, ActivityDoc] => [
      id,
      {
        ...entry,
        _id: idOf(sub, id),
        sub,
        entryId: id,
        itemId: entry.itemId ?? (OF_ITEMS.has(entry.kind) ? entry.subject : null),
        at: new Date(Math.min(Date.parse(at), now.getTime())),
      },
    ]);
  return [...new Map(docs.toReversed()).values()].toReversed();
};
