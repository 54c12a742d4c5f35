import { withRow } from './typed-columns.ts';

/** Terms as small numbers. A number that is given back goes to the next new term. */
export interface TermTable {
  /** Number of the term that stands in a text from `start` to before `end`, new if need be; -1 where none is left. */
  intern: (text: string, start?: number, end?: number) => number;
  forget: (id: number) => void;
  readonly size: number;
  /** Numbers given out so far are below this. */
  readonly numbers: number;
}

const FIRST_CELLS = 1 << 11;

const mixed = (hash: number): number => {
  let value = hash ^ (hash >>> 16);
  value = Math.imul(value, 0x85ebca6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
};

/**
 * Terms are known by a hash of 64 bits alone, which a million of them share with a chance of 3 in 10⁸; no text is kept.
 * Open addressing with linear probing, deletion by moving later cells back (Knuth, TAOCP 6.4, algorithm R). The seed
 * is drawn anew each time, so that no feed can send words that fall into one cell.
 */
export const createTermTable = (
  most = Number.POSITIVE_INFINITY,
  seed = Math.floor(Math.random() * 2 ** 32),
): TermTable => {
  let cells = new Int32Array(FIRST_CELLS).fill(-1);
  let low = new Uint32Array(0);
  let high = new Uint32Array(0);
  const free: number[] = [];
  let numbers = 0;
  let size = 0;
  let lowHash = 0;
  let highHash = 0;

  const hash = (text: string, start: number, end: number) => {
    let one = seed | 0;
    let two = ~seed;
    for (let at = start; at < end; at++) {
      const code = text.charCodeAt(at);
      one = Math.imul(one ^ code, 0x01000193);
      two = Math.imul(two + code, 0x9e3779b1) ^ (two >>> 15);
    }
    lowHash = mixed(one);
    highHash = mixed(two ^ (end - start));
  };

  /** The cell of the hashed term, or the empty one where it belongs. */
  const cellOf = (): number => {
    const mask = cells.length - 1;
    let cell = lowHash & mask;
    for (;;) {
      const id = cells[cell] as number;
      if (id < 0 || (low[id] === lowHash && high[id] === highHash)) return cell;
      cell = (cell + 1) & mask;
    }
  };

  const grow = () => {
    const old = cells;
    cells = new Int32Array(old.length * 2).fill(-1);
    const mask = cells.length - 1;
    for (const id of old) {
      if (id < 0) continue;
      let cell = (low[id] as number) & mask;
      while ((cells[cell] as number) >= 0) cell = (cell + 1) & mask;
      cells[cell] = id;
    }
  };

  return {
    intern: (text, start = 0, end = text.length) => {
      hash(text, start, end);
      const cell = cellOf();
      const known = cells[cell] as number;
      if (known >= 0) return known;
      if (free.length === 0 && numbers >= most) return -1;
      const id = free.pop() ?? numbers++;
      low = withRow(low, id);
      high = withRow(high, id);
      low[id] = lowHash;
      high[id] = highHash;
      cells[cell] = id;
      size++;
      if (size * 2 > cells.length) grow();
      return id;
    },
    forget: (id) => {
      lowHash = low[id] as number;
      highHash = high[id] as number;
      const mask = cells.length - 1;
      let hole = cellOf();
      if (cells[hole] !== id) return;
      for (let cell = (hole + 1) & mask; (cells[cell] as number) >= 0; cell = (cell + 1) & mask) {
        const home = (low[cells[cell] as number] as number) & mask;
        const reachable = ((cell - home) & mask) >= ((cell - hole) & mask);
        if (!reachable) continue;
        cells[hole] = cells[cell] as number;
        hole = cell;
      }
      cells[hole] = -1;
      free.push(id);
      size--;
    },
    get size() {
      return size;
    },
    get numbers() {
      return numbers;
    },
  };
};
