/** Blocks of 32-bit numbers in a few large arrays, so that millions of short lists weigh what their numbers do. */
export interface Arena {
  /** Address of a block of at least `length` numbers, at most `MAX_BLOCK`; what it holds is left over from before. */
  allocate: (length: number) => number;
  /** Gives a block back; `length` as it was asked for. */
  free: (address: number, length: number) => void;
  /** The array that holds the block; the block begins at `startOf(address)`. */
  arrayOf: (address: number) => Int32Array;
}

const CHUNK_BITS = 18;
const CHUNK = 1 << CHUNK_BITS;
export const MAX_BLOCK = 1 << 12;

export const startOf = (address: number): number => address & (CHUNK - 1);

/** Sizes blocks come in, in steps of at most an eighth, so that a freed block soon fits another list. */
const sizeOf = (length: number): number => {
  if (length <= 8) return length <= 2 ? 2 : length <= 4 ? 4 : 8;
  const step = 1 << Math.max(3, 28 - Math.clz32(length));
  return Math.ceil(length / step) * step;
};

export const createArena = (): Arena => {
  const chunks: Int32Array[] = [];
  const freed: number[][] = [];
  let next = CHUNK;

  return {
    allocate: (length) => {
      if (length > MAX_BLOCK) throw new RangeError(`a block of ${length} numbers is too long`);
      const size = sizeOf(length);
      const reused = freed[size]?.pop();
      if (reused !== undefined) return reused;
      if (next + size > CHUNK) {
        chunks.push(new Int32Array(CHUNK));
        next = 0;
      }
      const address = ((chunks.length - 1) << CHUNK_BITS) + next;
      next += size;
      return address;
    },
    free: (address, length) => {
      const size = sizeOf(length);
      const list = freed[size] ?? [];
      list.push(address);
      freed[size] = list;
    },
    arrayOf: (address) => chunks[address >>> CHUNK_BITS] as Int32Array,
  };
};
