/** Parts of one document, at most. */
const PARTS_MAX = 200;
const SHORTEST = 2;

const WORD = /[\p{L}\p{N}]+/gu;
const LETTER = /\p{L}/u;
const DIGIT = /\p{N}/u;
const PART = /\p{L}+|\p{N}+/gu;

/**
 * The runs of letters and of digits inside words that have both, each once: `RTX6050Ti` has RTX, 6050 and Ti. The engine
 * finds words by their beginning alone; with these it finds what stands inside.
 */
export const partsOf = (text: string): string[] => {
  const parts = new Set<string>();
  for (const [word] of text.matchAll(WORD)) {
    if (!LETTER.test(word) || !DIGIT.test(word)) continue;
    for (const [part] of word.matchAll(PART)) if (part.length >= SHORTEST) parts.add(part);
    if (parts.size >= PARTS_MAX) break;
  }
  return [...parts].slice(0, PARTS_MAX);
};
