import { setImmediate as otherWork } from 'node:timers/promises';
import type { Revision } from '@360/contracts/revisions';
import { presentRevision } from './present-revision.ts';
import type { RevisionRepo } from './revision.repo.ts';

export interface RevisionPage {
  revisions: Revision[];
  /** The time before which the list goes on; null at its end. */
  next: Date | null;
}

/**
 * The changes of an item, newest first, each set beside the version that followed. Null for an item that is not there.
 * What was kept but never replaced, because a crash or a faster poll came between, is no change and left out.
 */
export const readRevisions = async (
  repo: RevisionRepo,
  itemId: string,
  limit: number,
  before: Date | undefined,
): Promise<RevisionPage | null> => {
  const current = await repo.current(itemId);
  if (!current) return null;
  const rows = await repo.ofItem(itemId, limit + 1, before);
  let after = (before && (await repo.nextOf(itemId, new Date(before.getTime() - 1)))) ?? current;
  const revisions: Revision[] = [];
  for (const row of rows.slice(0, limit)) {
    if (row.contentHash !== after.contentHash) revisions.push(presentRevision(row, after, current));
    after = { ...current, ...row };
    // a long comparison must not hold up other readers for as long as a hundred of them take
    await otherWork();
  }
  return { revisions, next: rows.length > limit ? (rows[limit - 1]?.replacedAt ?? null) : null };
};
