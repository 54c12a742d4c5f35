import type { Token } from './tokens.ts';

/** Words of a sentence that are kept together. */
const LENGTH = 4;
/** Of these words so many must carry a subject: what is left of a name and a figure proves nothing. */
const CONTENT = 2;
/** Hashes kept of one item: the smallest, so that two items keep the same ones of what they share. */
const KEPT = 24;
const NAME = 1;
const FIGURE = 2;

interface Part {
  hash: number;
  content: boolean;
}

/** The words in order, runs of capitalised ones and figures each as one mark. */
const maskedParts = (tokens: readonly Token[]): Part[] => {
  const parts: Part[] = [];
  for (const { word } of tokens) {
    const mark = word.kind === 'number' ? FIGURE : word.capital ? NAME : 0;
    if (mark === NAME && parts.at(-1)?.hash === NAME) continue;
    parts.push({ hash: mark || word.hash, content: mark === 0 && !word.stop });
  }
  return parts;
};

/**
 * The turns of phrase of a title and lead with names and figures masked: hashes of four words in a row, the smallest
 * 24 in ascending order. Reports of one event by two writers share few; a copy and a notice written from the same
 * pattern share most.
 */
export const frameOf = (...texts: readonly Token[][]): Int32Array => {
  const found = new Set<number>();
  for (const tokens of texts) {
    const parts = maskedParts(tokens);
    for (let start = 0; start + LENGTH <= parts.length; start++) {
      let hash = 0;
      let content = 0;
      for (const part of parts.slice(start, start + LENGTH)) {
        hash = Math.imul(hash ^ part.hash, 0x9e3779b1);
        hash ^= hash >>> 15;
        if (part.content) content++;
      }
      if (content >= CONTENT) found.add(hash);
    }
  }
  return Int32Array.from(found).sort().slice(0, KEPT);
};

/** Two frames this short have little to say. */
const LEAST = 4;

/** Share of the shorter frame that the other has too, 0–1; both in ascending order. */
export const sharedFrame = (one: Int32Array, other: Int32Array): number => {
  let shared = 0;
  for (let here = 0, there = 0; here < one.length && there < other.length; ) {
    const [a, b] = [one[here] as number, other[there] as number];
    if (a === b) shared++;
    if (a <= b) here++;
    if (b <= a) there++;
  }
  return shared / Math.max(LEAST, Math.min(one.length, other.length));
};
