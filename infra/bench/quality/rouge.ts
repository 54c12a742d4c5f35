/** Recall, precision and F1 of the words (or runs of words) two texts share, 0–1. */
export interface Rouge {
  recall: number;
  precision: number;
  f1: number;
}

/** Lower-case runs of letters and digits, without stemming or stop words. */
export const rougeWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const gramsOf = (words: readonly string[], n: number): Map<string, number> => {
  const grams = new Map<string, number>();
  for (let start = 0; start + n <= words.length; start++) {
    const gram = words.slice(start, start + n).join(' ');
    grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  return grams;
};

const sizeOf = (grams: ReadonlyMap<string, number>): number => {
  let size = 0;
  for (const count of grams.values()) size += count;
  return size;
};

/**
 * ROUGE-N against one reference (Lin 2004, "ROUGE: A Package for Automatic Evaluation of Summaries"): each run of `n`
 * words counts as often as both texts have it. All 0 where either is shorter than `n` words.
 */
export const rougeN = (candidate: string, reference: string, n: number): Rouge => {
  const [ours, theirs] = [gramsOf(rougeWords(candidate), n), gramsOf(rougeWords(reference), n)];
  let shared = 0;
  for (const [gram, count] of theirs) shared += Math.min(count, ours.get(gram) ?? 0);
  if (shared === 0) return { recall: 0, precision: 0, f1: 0 };
  const [recall, precision] = [shared / sizeOf(theirs), shared / sizeOf(ours)];
  return { recall, precision, f1: (2 * recall * precision) / (recall + precision) };
};
