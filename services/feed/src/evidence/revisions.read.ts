import { setImmediate as otherWork } from 'node:timers/promises';
import type { EvidenceRevision } from '@360/contracts/evidence-source';
import type { ItemDoc } from '../items/item.model.ts';
import type { RevisionDoc } from '../revisions/revision.model.ts';
import { newNotice, revisionKindOf } from '../revisions/revision-kind.ts';
import { changedSentences } from './changed-sentences.ts';
import type { EvidenceRepo } from './evidence.repo.ts';

/** Of one item the newest so many changes are told. */
const MOST_REVISIONS = 20;

type Changed = Pick<RevisionDoc, 'title' | 'summary' | 'text' | 'contentHash'>;

const changeOf = (before: RevisionDoc, after: Changed, language: string | null): EvidenceRevision | undefined => {
  // kept but never replaced, because a crash or a faster poll came between
  if (before.contentHash === after.contentHash) return undefined;
  const kind = before.kind ?? revisionKindOf(before, after);
  if (kind === 'minor') return undefined;
  return {
    ...{ at: before.replacedAt.toISOString(), kind, notice: newNotice(before, after) },
    title: before.title === after.title ? null : { before: before.title, after: after.title },
    ...changedSentences(before, after, language),
  };
};

/** The changes of each of these items in more than little, oldest first, by item; items without any are left out. */
export const readChanges = async (
  repo: EvidenceRepo,
  items: readonly ItemDoc[],
): Promise<ReadonlyMap<string, EvidenceRevision[]>> => {
  const changed = items.filter(({ revisions }) => revisions > 0);
  const kept = Map.groupBy(await repo.revisionsOf(changed.map(({ _id }) => _id)), ({ itemId }) => itemId);
  const found = new Map<string, EvidenceRevision[]>();
  for (const item of changed) {
    const versions = (kept.get(item._id) ?? []).slice(-MOST_REVISIONS);
    const changes = versions.flatMap((version, at) => changeOf(version, versions[at + 1] ?? item, item.language) ?? []);
    if (changes.length > 0) found.set(item._id, changes);
    await otherWork();
  }
  return found;
};

/** When the newest change of these items was stored, in ms; 0 without any. */
export const newestChange = (changes: ReadonlyMap<string, EvidenceRevision[]>): number =>
  Math.max(0, ...[...changes.values()].flat().map(({ at }) => Date.parse(at)));
