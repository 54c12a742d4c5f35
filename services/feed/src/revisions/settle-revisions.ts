import { setImmediate as otherWork } from 'node:timers/promises';
import type { Logger } from '@360/chassis/logger';
import { type Loop, startLoop } from '@360/chassis/loop';
import type { Lease } from '../lease.ts';
import type { RevisionDoc } from './revision.model.ts';
import type { CurrentVersion, Finding, RevisionRepo } from './revision.repo.ts';
import { revisionKindOf } from './revision-kind.ts';

const BATCH = 100;
const PAUSE_MS = 5_000;
/** So long may the page come that gives a changed item its text again, and with it a notice of correction. */
const PAGE_WAIT_MS = 60 * 60_000;

interface Parts {
  revisions: RevisionRepo;
  lease: Lease;
  logger: Logger;
}

const awaitsPage = ({ page }: CurrentVersion, { replacedAt }: Pick<RevisionDoc, 'replacedAt'>, now: number): boolean =>
  page?.state === 'wanted' && now - replacedAt.getTime() < PAGE_WAIT_MS;

/**
 * Tells what kind of change each kept revision was, once the version after it is known. The mark is made from what is
 * stored and nothing is counted up, so a crash at any point leaves only work for the next round, which also takes up
 * revisions stored before there were kinds. What the item's page may still change is looked at again.
 */
export const startSettlingRevisions = ({ revisions, lease, logger }: Parts): Loop => {
  let after = '';

  const round = async (): Promise<boolean> => {
    if (!(await lease.hold())) return false;
    const open = await revisions.unsettled(after, BATCH);
    after = open.length === BATCH ? (open.at(-1)?._id ?? '') : '';
    if (open.length === 0) return false;
    const items = new Map(
      (await revisions.currentOf(open.map(({ itemId }) => itemId))).map((item) => [item._id, item]),
    );
    const followers = await Promise.all(open.map(({ itemId, replacedAt }) => revisions.nextOf(itemId, replacedAt)));
    const found: Finding[] = [];
    const now = new Date();
    for (const [at, revision] of open.entries()) {
      const item = items.get(revision.itemId);
      const next = followers[at] ?? item;
      if (!item || !next || next.contentHash === revision.contentHash) continue;
      const kind = revisionKindOf(revision, next);
      const settledAt = next === item && awaitsPage(item, revision, now.getTime()) ? null : now;
      if (settledAt || revision.kind !== kind)
        found.push({ id: revision._id, kind, publisherId: item.publisherId, settledAt });
      await otherWork();
    }
    await revisions.settle(found);
    return found.length > 0 && open.length === BATCH;
  };

  const loop = startLoop('revisions', () => PAUSE_MS, logger, round);
  return {
    nudge: loop.nudge,
    stop: async () => {
      await loop.stop();
      await lease.release();
    },
  };
};
