import type { RevisionSegment } from '@360/contracts/revisions';
import { diffWordsWithSpace } from 'diff';

/** More of a text than this is not compared. */
const COMPARED_CHARACTERS = 30_000;
/** Words and spaces added and removed; texts further apart are shown one after the other. */
const MOST_EDITS = 600;
/** Of a longer run that stayed the same its beginning and end are shown. */
const SAME_SHOWN = 160;
const SAME_ENDS = 70;
const CHANGE_SHOWN = 4_000;

type Run = Pick<RevisionSegment, 'kind' | 'text'>;

/** The runs of two texts, whole: those same and removed join to the first, those same and added to the second. */
export const wordRuns = (before: string, after: string): Run[] => {
  if (before === after) return before === '' ? [] : [{ kind: 'same', text: before }];
  const changes = diffWordsWithSpace(before, after, { maxEditLength: MOST_EDITS });
  const apart = [
    { kind: 'removed' as const, text: before },
    { kind: 'added' as const, text: after },
  ];
  if (!changes) return apart.filter(({ text }) => text !== '');
  return changes.map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
};

/** Where a text may be cut near a place: after the last space before it, and never within a character. */
const cutBefore = (text: string, at: number): number => {
  const space = text.lastIndexOf(' ', at);
  if (space > at - SAME_ENDS / 2) return space + 1;
  return /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') ? at - 1 : at;
};

const cut = (text: string, length: number): { text: string; skipped: number } => {
  if (text.length <= length) return { text, skipped: 0 };
  const end = cutBefore(text, length);
  return { text: text.slice(0, end), skipped: text.length - end };
};

const shorten = ({ kind, text }: Run): RevisionSegment[] => {
  if (kind !== 'same') return [{ kind, ...cut(text, CHANGE_SHOWN) }];
  if (text.length <= SAME_SHOWN) return [{ kind, text, skipped: 0 }];
  const head = cutBefore(text, SAME_ENDS);
  const tail = cutBefore(text, text.length - SAME_ENDS);
  return [
    { kind, text: text.slice(0, head), skipped: tail - head },
    { kind, text: text.slice(tail), skipped: 0 },
  ];
};

/** What changed between two texts, word by word, with long runs shortened. */
export const wordDiff = (before: string, after: string): RevisionSegment[] => {
  const [old, new_] = [cut(before, COMPARED_CHARACTERS), cut(after, COMPARED_CHARACTERS)];
  return wordRuns(old.text, new_.text).flatMap(shorten);
};
