import type { Revision } from '@360/contracts/revisions';
import { figureChanges, type Read } from './figure-changes.ts';
import type { RevisionDoc, Version } from './revision.model.ts';
import { newNotice, revisionKindOf, textChanged } from './revision-kind.ts';
import { wordDiff } from './word-diff.ts';

/** A revision as readers see it, by what followed it. `read` is how its figures are to be read. */
export const presentRevision = (revision: RevisionDoc, after: Version, read: Read): Revision => ({
  at: revision.replacedAt.toISOString(),
  kind: revisionKindOf(revision, after),
  notice: newNotice(revision, after),
  title: revision.title === after.title ? null : wordDiff(revision.title, after.title),
  summary: revision.summary === after.summary ? null : wordDiff(revision.summary, after.summary),
  text: textChanged(revision, after) ? wordDiff(revision.text, after.text) : null,
  figures: figureChanges(revision, textChanged(revision, after) ? after : { ...after, text: revision.text }, read),
});
