import { randomUUID } from 'node:crypto';
import type { NotificationDoc } from '../notifications/notification.model.ts';
import type { SavedSearchDoc, SavedSearchModel, Seen } from './saved-search.model.ts';

/** A check lasts seconds; one that takes longer belongs to a worker that died. */
const CLAIM_MS = 60_000;

/** A search that this worker checks. */
export interface Claimed extends SavedSearchDoc {
  claim: string;
}

/**
 * What the watch reads and writes. Only who holds the claim of a search writes: nothing happens where it was lost to
 * another worker, or where the reader took the search back.
 */
export const createWatchRepo = (model: SavedSearchModel) => {
  const write = async ({ _id, claim }: Claimed, update: object): Promise<boolean> =>
    (await model.updateOne({ _id, claim, notify: true }, update)).matchedCount > 0;

  return {
    /** Takes the search that is due for the longest. */
    claim: (now: Date): Promise<Claimed | null> =>
      model
        .findOneAndUpdate(
          { notify: true, dueAt: { $lte: now } },
          { $set: { claim: randomUUID(), dueAt: new Date(now.getTime() + CLAIM_MS) } },
          { sort: { dueAt: 1 }, returnDocument: 'after' },
        )
        .lean<Claimed | null>(),
    /** Decides what is new, in one write, before it is told; false where that is not this worker's any more. */
    decide: (claimed: Claimed, seen: Seen, untold: NotificationDoc): Promise<boolean> =>
      write(claimed, { $set: { seen, untold }, $inc: { newResults: untold.count } }),
    /** Ends a check of which everything is told. */
    finish: (claimed: Claimed, seen: Seen, checkedAt: Date, dueAt: Date): Promise<boolean> =>
      write(claimed, { $set: { seen, checkedAt, dueAt, failures: 0, claim: null, untold: null } }),
    /** Ends a check that found out nothing. */
    putOff: (claimed: Claimed, dueAt: Date): Promise<boolean> =>
      write(claimed, { $set: { dueAt, claim: null, untold: null }, $inc: { failures: 1 } }),
  };
};
export type WatchRepo = ReturnType<typeof createWatchRepo>;
