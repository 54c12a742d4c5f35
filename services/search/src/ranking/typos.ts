/** Letters from which one, and two, may be wrong; the engine's settings say the same. */
export const ONE_TYPO = 5;
export const TWO_TYPOS = 9;

/** How many letters of a word may be wrong, left out, put in, or swapped with the next. */
export const typosAllowed = (word: string): number => {
  if (/\p{N}/u.test(word) || word.length < ONE_TYPO) return 0;
  return word.length < TWO_TYPOS ? 1 : 2;
};

const nextRow = (a: string, b: string, at: number, before: number[], twoBefore: number[]): number[] => {
  const row = [at];
  for (let to = 1; to <= b.length; to++) {
    const same = a[at - 1] === b[to - 1];
    let least = Math.min((before[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1, (before[to - 1] ?? 0) + (same ? 0 : 1));
    if (at > 1 && to > 1 && a[at - 1] === b[to - 2] && a[at - 2] === b[to - 1])
      least = Math.min(least, (twoBefore[to - 2] ?? 0) + 1);
    row.push(least);
  }
  return row;
};

/** Letters that differ between two words (a swap of neighbours counts as one); `most` + 1 where there are more. */
export const typosBetween = (a: string, b: string, most: number): number => {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [twoBefore, before]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let at = 1; at <= a.length; at++) {
    const row = nextRow(a, b, at, before ?? [], twoBefore ?? []);
    if (Math.min(...row) > most) return most + 1;
    [twoBefore, before] = [before, row];
  }
  return Math.min(before?.[b.length] ?? 0, most + 1);
};
