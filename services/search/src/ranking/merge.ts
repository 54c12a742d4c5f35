/** What the engine found for one word: how many documents have it, and the ids of the first of them. */
export interface WordHits {
  total: number;
  ids: readonly string[];
}

/**
 * One list out of the lists of each word, at most `most` ids: first the documents that have the rarest words and most
 * of them. `weightOf` says what having a word counts.
 */
export const mergeByRarity = (
  lists: readonly WordHits[],
  weightOf: (list: WordHits) => number,
  most: number,
): string[] => {
  const scores = new Map<string, number>();
  for (const list of lists) {
    const weight = weightOf(list);
    for (const id of list.ids) scores.set(id, (scores.get(id) ?? 0) + weight);
  }
  return [...scores]
    .sort((a, b) => b[1] - a[1])
    .slice(0, most)
    .map(([id]) => id);
};
