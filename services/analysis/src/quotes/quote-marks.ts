import type { Span } from './tokens.ts';

const CLOSING: Readonly<Record<string, string>> = { '“': '”', '„': '“”', '«': '»', '"': '"', '‹': '›', "''": "''" };
const OPENING = /''|[“„«"‹]/g;

const closeOf = (text: string, mark: string, from: number, end: number): number => {
  for (let at = from; at < end; at++) {
    if (mark === "''" ? text.startsWith("''", at) : CLOSING[mark]?.includes(text[at] ?? '\n')) return at + mark.length;
  }
  return -1;
};

/** Marks stand at the edge of words: `5'10"` opens none. */
const opens = (text: string, at: number, mark: string): boolean =>
  mark === '„' || mark === '«' || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ');

/**
 * Stretches between quotation marks, marks included, in order; one that its paragraph does not close ends with the
 * paragraph, as where a speech runs over several.
 */
export const quotationsIn = (text: string, { start, end }: Span): Span[] => {
  const found: Span[] = [];
  const opening = new RegExp(OPENING);
  opening.lastIndex = start;
  for (let hit = opening.exec(text); hit && hit.index < end; hit = opening.exec(text)) {
    const [mark] = hit;
    if (!opens(text, hit.index, mark)) continue;
    const close = closeOf(text, mark, hit.index + mark.length, end);
    const until = close < 0 ? end : close;
    found.push({ start: hit.index, end: until });
    opening.lastIndex = until;
  }
  return found;
};
