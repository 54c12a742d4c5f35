const WIDTH = 4;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** 32-bit FNV-1a over UTF-16 code units. */
const hashOf = (word: string): number => {
  let hash = FNV_OFFSET;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), FNV_PRIME);
  return hash;
};

/** The values that stand in `sorted` and not in `others`, which is in ascending order too; each once. */
const distinct = (sorted: Uint32Array, others: Uint32Array): Uint32Array => {
  let other = 0;
  let kept = 0;
  for (let at = 0; at < sorted.length; at++) {
    const value = sorted[at] as number;
    while (other < others.length && (others[other] as number) < value) other++;
    if (others[other] === value || (kept > 0 && sorted[kept - 1] === value)) continue;
    sorted[kept++] = value;
  }
  return sorted.slice(0, kept);
};

/**
 * Hashes of every run of four words, each once and in ascending order, without those in `except`. Four words are rarely
 * shared by chance, and one changed word costs only four of them.
 */
export const shinglesOf = (words: readonly string[], except: Uint32Array = new Uint32Array()): Uint32Array => {
  const hashes = new Int32Array(words.length);
  for (let at = 0; at < words.length; at++) hashes[at] = hashOf(words[at] as string);
  const shingles = new Uint32Array(Math.max(0, words.length - WIDTH + 1));
  for (let start = 0; start < shingles.length; start++) {
    let shingle = FNV_OFFSET;
    for (let at = start; at < start + WIDTH; at++)
      shingle = Math.imul(shingle ^ (hashes[at] as number), FNV_PRIME) ^ (shingle >>> 15);
    shingles[start] = shingle;
  }
  return distinct(shingles.sort(), except);
};
