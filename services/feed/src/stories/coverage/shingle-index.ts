/** How full the table may be. */
const LOAD = 0.6;

/**
 * Which reports hold which shingles, for at most `most` pairs of both: a hash table with open addressing in flat arrays,
 * since a story of 300 long texts has 150,000 pairs and is computed again with each report that comes.
 */
export const createShingleIndex = (most: number) => {
  const bits = Math.max(4, Math.ceil(Math.log2(most / LOAD + 1)));
  const mask = 2 ** bits - 1;
  /** A shingle and, one number on, its newest pair; pairs count from 1, so that 0 is an empty slot. */
  const slots = new Uint32Array(2 * (mask + 1));
  /** Of each pair its report and, one number on, the pair before it that has the same shingle. */
  const pairs = new Uint32Array(2 * (most + 1));
  let last = 0;

  /** By the highest bits, so that shingles in ascending order are looked for from one end of the table to the other. */
  const slotOf = (shingle: number): number => {
    let slot = shingle >>> (32 - bits);
    while (slots[2 * slot + 1] !== 0 && slots[2 * slot] !== shingle) slot = (slot + 1) & mask;
    return slot;
  };

  const holds = (newest: number, report: number): boolean => {
    for (let pair = newest; pair !== 0; pair = pairs[2 * pair + 1] as number)
      if (pairs[2 * pair] === report) return true;
    return false;
  };

  return {
    /** Adds one to the count of each report that holds a shingle, for every shingle. */
    count: (shingles: Uint32Array, counts: Uint32Array): void => {
      for (let at = 0; at < shingles.length; at++) {
        const shingle = shingles[at] as number;
        const slot = slotOf(shingle);
        for (let pair = slots[2 * slot + 1] as number; pair !== 0; pair = pairs[2 * pair + 1] as number)
          (counts[pairs[2 * pair] as number] as number)++;
      }
    },
    /** Gives a report shingles; returns how many of them it did not hold yet. */
    add: (shingles: Uint32Array, report: number): number => {
      const before = last;
      for (let at = 0; at < shingles.length; at++) {
        const shingle = shingles[at] as number;
        const slot = slotOf(shingle);
        const newest = slots[2 * slot + 1] as number;
        if (holds(newest, report)) continue;
        last++;
        slots[2 * slot] = shingle;
        slots[2 * slot + 1] = last;
        pairs[2 * last] = report;
        pairs[2 * last + 1] = newest;
      }
      return last - before;
    },
  };
};
export type ShingleIndex = ReturnType<typeof createShingleIndex>;
