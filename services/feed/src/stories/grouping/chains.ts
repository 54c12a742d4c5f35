import { withRow } from './typed-columns.ts';

/** Lists of slots; a slot is in one list at most. */
export interface Chains {
  append: (list: number, slot: number) => void;
  remove: (list: number, slot: number) => void;
  size: (list: number) => number;
  /** First and last slot of a list that is not empty. */
  first: (list: number) => number;
  last: (list: number) => number;
  /** The slot after and before; -1 at the end. */
  next: (slot: number) => number;
  previous: (slot: number) => number;
}

const NONE = -1;

/** Doubly linked lists in typed columns: adding and taking out cost the same however long a list is. */
export const createChains = (): Chains => {
  let firsts = new Int32Array(0);
  let lasts = new Int32Array(0);
  let sizes = new Int32Array(0);
  let nexts = new Int32Array(0);
  let previous = new Int32Array(0);

  return {
    append: (list, slot) => {
      firsts = withRow(firsts, list);
      lasts = withRow(lasts, list);
      sizes = withRow(sizes, list);
      nexts = withRow(nexts, slot);
      previous = withRow(previous, slot);
      const before = sizes[list] === 0 ? NONE : (lasts[list] as number);
      if (before === NONE) firsts[list] = slot;
      else nexts[before] = slot;
      previous[slot] = before;
      nexts[slot] = NONE;
      lasts[list] = slot;
      sizes[list] = (sizes[list] as number) + 1;
    },
    remove: (list, slot) => {
      const before = previous[slot] as number;
      const after = nexts[slot] as number;
      if (before === NONE) firsts[list] = after;
      else nexts[before] = after;
      if (after === NONE) lasts[list] = before;
      else previous[after] = before;
      sizes[list] = (sizes[list] as number) - 1;
    },
    size: (list) => sizes[list] ?? 0,
    first: (list) => firsts[list] as number,
    last: (list) => lasts[list] as number,
    next: (slot) => nexts[slot] as number,
    previous: (slot) => previous[slot] as number,
  };
};
