import type { GroupingSettings } from './settings.ts';

/** The two events that reports of one story turn out to be about, as positions in the list of them. */
export interface Parts {
  larger: number[];
  /** Of two parts of one size the one without the first report. */
  smaller: number[];
}

/** How alike the i-th and the j-th report are, at most 1; the same both ways. */
type Likeness = (i: number, j: number) => number;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const across = (one: readonly number[], other: readonly number[], likeness: Likeness): number[] =>
  one.flatMap((i) => other.map((j) => likeness(i, j)));

const within = (part: readonly number[], likeness: Likeness): number[] =>
  part.flatMap((i, at) => part.slice(at + 1).map((j) => likeness(i, j)));

/** Joins the two groups that are most alike on average until two are left (average linkage, Sokal and Michener 1958). */
const twoGroups = (count: number, likeness: Likeness): number[][] => {
  const groups = Array.from({ length: count }, (_, index) => [index]);
  const sums = groups.map((_, i) => groups.map((__, j) => (i === j ? 0 : likeness(i, j))));
  const alike = (i: number, j: number) => (sums[i]?.[j] ?? 0) / ((groups[i]?.length ?? 1) * (groups[j]?.length ?? 1));
  while (groups.length > 2) {
    let [first, second, best] = [0, 1, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < groups.length; i++)
      for (let j = i + 1; j < groups.length; j++) {
        const value = alike(i, j);
        if (value > best) [first, second, best] = [i, j, value];
      }
    groups[first]?.push(...(groups[second] ?? []));
    for (const [other, row] of sums.entries()) {
      const joined = (row[first] ?? 0) + (row[second] ?? 0);
      row[first] = joined;
      const own = sums[first];
      if (own) own[other] = joined;
    }
    groups.splice(second, 1);
    sums.splice(second, 1);
    for (const row of sums) row.splice(second, 1);
  }
  return groups;
};

/**
 * The two parts of a story of `count` reports, oldest first, that should be stories of their own: each coherent, with
 * at least `splitLeast` reports, and nothing between them that would have joined them. Null where it is one story, or
 * too large to tell. What is asked lies far below what a merge asks for, so that nothing goes back and forth.
 */
export const partsOf = (count: number, likeness: Likeness, settings: GroupingSettings): Parts | null => {
  if (count < 2 * settings.splitLeast || count > settings.splitMost) return null;
  const groups = twoGroups(count, likeness).map((group) => group.toSorted((a, b) => a - b));
  const [smaller = [], larger = []] = groups.toSorted((a, b) => a.length - b.length || (b[0] ?? 0) - (a[0] ?? 0));
  if (smaller.length < settings.splitLeast) return null;
  const between = across(smaller, larger, likeness);
  if (mean(between) > settings.splitBetween || Math.max(...between) > settings.splitBridge) return null;
  const coherent = [smaller, larger].every((part) => mean(within(part, likeness)) >= settings.splitWithin);
  return coherent ? { larger, smaller } : null;
};
