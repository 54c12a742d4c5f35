export interface Postings {
  add: (term: number, slot: number) => void;
  remove: (term: number, slot: number) => void;
  /** Slots of the newest items that hold the term, oldest first. */
  of: (term: number) => readonly number[];
}

const NONE: readonly number[] = [];

/** For each term the newest items that hold it, at most `length`: what an item costs does not grow with the archive. */
export const createPostings = (length: number, timeOf: (slot: number) => number): Postings => {
  const lists: (number[] | undefined)[] = [];
  return {
    add: (term, slot) => {
      const list = lists[term];
      if (!list) {
        lists[term] = [slot];
        return;
      }
      const time = timeOf(slot);
      let at = list.length;
      while (at > 0 && timeOf(list[at - 1] as number) > time) at--;
      if (list.length < length) list.splice(at, 0, slot);
      else if (at > 0) {
        list.copyWithin(0, 1, at);
        list[at - 1] = slot;
      }
    },
    remove: (term, slot) => {
      const list = lists[term];
      const at = list?.indexOf(slot) ?? -1;
      if (!list || at < 0) return;
      if (list.length === 1) lists[term] = undefined;
      else list.splice(at, 1);
    },
    of: (term) => lists[term] ?? NONE,
  };
};
