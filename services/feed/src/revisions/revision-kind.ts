import type { RevisionKind } from '@360/contracts/revisions';
import { noticesIn } from './notices.ts';
import type { Version } from './revision.model.ts';

/** So many letters within a word may be a slip of the keyboard. */
const SLIP = 2;
const SHORTEST_SLIPPED = 4;

/** Without what only a typesetter would change. */
const unset = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‘’‚‛′`´]/g, "'")
    .replace(/[“”„‟«»″]/g, '"')
    .replace(/[‐‑‒–—―]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\s+(?=[.,;:!?])/g, '')
    .trim()
    .toLowerCase();

const sharedStart = (a: string, b: string): number => {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return at;
};

const sharedEnd = (a: string, b: string, start: number): number => {
  let count = 0;
  while (count < Math.min(a.length, b.length) - start && a.at(-1 - count) === b.at(-1 - count)) count++;
  return count;
};

/**
 * Whether two texts differ in at most two letters inside one word of four or more, the first letter kept: "recieve" and
 * "receive", not "legal" and "illegal", nor numbers.
 */
const isSlip = (before: string, after: string): boolean => {
  const start = sharedStart(before, after);
  const end = sharedEnd(before, after, start);
  const [old, new_] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (old.length > SLIP || new_.length > SLIP || !/^\p{L}*$/u.test(old + new_)) return false;
  const head = /\p{L}*$/u.exec(before.slice(0, start))?.[0] ?? '';
  const tail = /^\p{L}*/u.exec(before.slice(before.length - end))?.[0] ?? '';
  return head !== '' && [old, new_].every(({ length }) => head.length + length + tail.length >= SHORTEST_SLIPPED);
};

/** Whether a reader would not notice: equal but for spaces, typography, capitals and one slip. */
export const isMinor = (before: string, after: string): boolean => {
  const [old, new_] = [unset(before), unset(after)];
  return old === new_ || isSlip(old, new_);
};

/** A text of which one version is not known tells nothing of a change. */
export const textChanged = (before: Version, after: Version): boolean =>
  before.text !== '' && after.text !== '' && before.text !== after.text;

/** The first notice of a correction that a version carries and the one before it did not; null where there is none. */
export const newNotice = (before: Version, after: Version): string | null => {
  const all = ({ title, summary, text }: Version) => [title, summary, text].flatMap(noticesIn);
  const known = new Set(all(before).map(unset));
  return all(after).find((notice) => !known.has(unset(notice))) ?? null;
};

/** What a change of an item was; a notice says more than a new headline, that more than other words below it. */
export const revisionKindOf = (before: Version, after: Version): RevisionKind => {
  if (newNotice(before, after) !== null) return 'correction';
  if (!isMinor(before.title, after.title)) return 'title';
  const otherText = textChanged(before, after) && !isMinor(before.text, after.text);
  return otherText || !isMinor(before.summary, after.summary) ? 'text' : 'minor';
};
