const WIDTH = 4;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** 32-bit FNV-1a over UTF-16 code units. */
const hashOf = (word: string): number => {
  let hash = FNV_OFFSET;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), FNV_PRIME);
  return hash;
};

/**
 * Hashes of every run of four words, added to `into`. Four words are rarely shared by chance, and one changed word costs
 * only four of them.
 */
export const shinglesOf = (words: readonly string[], into: Set<number> = new Set()): Set<number> => {
  const hashes = words.map(hashOf);
  for (let start = 0; start + WIDTH <= hashes.length; start++) {
    let shingle = FNV_OFFSET;
    for (let at = start; at < start + WIDTH; at++)
      shingle = Math.imul(shingle ^ (hashes[at] ?? 0), FNV_PRIME) ^ (shingle >>> 15);
    into.add(shingle >>> 0);
  }
  return into;
};
