import { createArena, startOf } from './arena.ts';
import { withRow } from './typed-columns.ts';

export interface Postings {
  add: (term: number, slot: number) => void;
  remove: (term: number, slot: number) => void;
  /** Items kept for the term. */
  count: (term: number) => number;
  /** Writes the slots of the newest items that hold the term, oldest first; returns how many. */
  read: (term: number, into: Int32Array) => number;
}

/** Room is made in powers of two, from this on. */
const LEAST = 2;

const capacityOf = (count: number): number => Math.max(LEAST, 2 ** Math.ceil(Math.log2(count)));

/** For each term the newest items that hold it, at most `length`: what an item costs does not grow with the archive. */
export const createPostings = (length: number, timeOf: (slot: number) => number): Postings => {
  const arena = createArena();
  let addresses = new Int32Array(0);
  let counts = new Uint16Array(0);

  const resize = (term: number, count: number, capacity: number, next: number) => {
    const old = addresses[term] as number;
    const address = arena.allocate(next);
    const from = arena.arrayOf(old);
    arena.arrayOf(address).set(from.subarray(startOf(old), startOf(old) + count), startOf(address));
    arena.free(old, capacity);
    addresses[term] = address;
  };

  const open = (term: number, slot: number) => {
    const address = arena.allocate(LEAST);
    arena.arrayOf(address)[startOf(address)] = slot;
    addresses[term] = address;
    counts[term] = 1;
  };

  return {
    add: (term, slot) => {
      addresses = withRow(addresses, term);
      counts = withRow(counts, term);
      const count = counts[term] as number;
      if (count === 0) return open(term, slot);
      const capacity = capacityOf(count);
      if (count === capacity && count < length) resize(term, count, capacity, capacity * 2);
      const address = addresses[term] as number;
      const list = arena.arrayOf(address);
      const start = startOf(address);
      const time = timeOf(slot);
      let at = start + count;
      while (at > start && timeOf(list[at - 1] as number) > time) at--;
      if (count < length) {
        list.copyWithin(at + 1, at, start + count);
        list[at] = slot;
        counts[term] = count + 1;
      } else if (at > start) {
        list.copyWithin(start, start + 1, at);
        list[at - 1] = slot;
      }
    },
    remove: (term, slot) => {
      const count = counts[term] ?? 0;
      if (count === 0) return;
      const address = addresses[term] as number;
      const list = arena.arrayOf(address);
      const start = startOf(address);
      let at = start;
      while (at < start + count && list[at] !== slot) at++;
      if (at === start + count) return;
      list.copyWithin(at, at + 1, start + count);
      counts[term] = count - 1;
      if (count === 1) arena.free(address, LEAST);
      else if (capacityOf(count - 1) < capacityOf(count))
        resize(term, count - 1, capacityOf(count), capacityOf(count - 1));
    },
    count: (term) => counts[term] ?? 0,
    read: (term, into) => {
      const count = counts[term] ?? 0;
      if (count === 0) return 0;
      const address = addresses[term] as number;
      const list = arena.arrayOf(address);
      const start = startOf(address);
      for (let index = 0; index < count; index++) into[index] = list[start + index] as number;
      return count;
    },
  };
};
