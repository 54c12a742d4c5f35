const K1 = 1.2;
const B = 0.75;

/** How often each term occurs in a document, and how many terms it has. */
export interface TermCounts {
  counts: ReadonlyMap<string, number>;
  length: number;
}

/** Weight of a term that `having` of `documents` documents have (BM25, never below 0). */
export const rarity = (documents: number, having: number): number =>
  Math.log(1 + Math.max(0, documents - having + 0.5) / (having + 0.5));

/** What `times` occurrences count in a document of `length` terms: 0 to 2.2, less the longer the document. */
export const saturation = (times: number, length: number, meanLength: number): number =>
  times === 0 ? 0 : (times * (K1 + 1)) / (times + K1 * (1 - B + (B * length) / Math.max(1, meanLength)));

/** The BM25 score of a document (k1 1.2, b .75) for terms with their weights. */
export const bm25 = (document: TermCounts, weights: ReadonlyMap<string, number>, meanLength: number): number => {
  let score = 0;
  for (const [term, weight] of weights)
    score += weight * saturation(document.counts.get(term) ?? 0, document.length, meanLength);
  return score;
};

export const termCountsOf = (terms: readonly string[]): TermCounts => {
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return { counts, length: terms.length };
};
