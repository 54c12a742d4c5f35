/** Items of two groupings counted together: rows are the clusters found, columns the true ones. */
interface Overlap {
  items: number;
  found: Map<string, number>;
  truth: Map<string, number>;
  cells: { found: number; truth: number; both: number }[];
}

export interface Agreement {
  precision: number;
  recall: number;
  f1: number;
}

const counted = (keys: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const overlapOf = (found: readonly string[], truth: readonly string[]): Overlap => {
  if (found.length !== truth.length) throw new RangeError('both groupings must cover the same items');
  const foundCounts = counted(found);
  const truthCounts = counted(truth);
  const pairs = new Map<string, Map<string, number>>();
  found.forEach((cluster, index) => {
    const row = pairs.get(cluster) ?? new Map<string, number>();
    const label = truth[index] ?? '';
    row.set(label, (row.get(label) ?? 0) + 1);
    pairs.set(cluster, row);
  });
  const cells = [...pairs].flatMap(([cluster, row]) =>
    [...row].map(([label, both]) => ({
      found: foundCounts.get(cluster) ?? 0,
      truth: truthCounts.get(label) ?? 0,
      both,
    })),
  );
  return { items: found.length, found: foundCounts, truth: truthCounts, cells };
};

const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

const pairsIn = (count: number): number => (count * (count - 1)) / 2;

const agreement = (precision: number, recall: number): Agreement => ({
  precision,
  recall,
  f1: precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0,
});

/** B-cubed (Bagga and Baldwin 1998): precision and recall of each item's cluster, averaged over items. */
export const bCubed = (found: readonly string[], truth: readonly string[]): Agreement => {
  const { items, cells } = overlapOf(found, truth);
  if (items === 0) return agreement(1, 1);
  const precision = sum(cells.map((cell) => (cell.both * cell.both) / cell.found)) / items;
  const recall = sum(cells.map((cell) => (cell.both * cell.both) / cell.truth)) / items;
  return agreement(precision, recall);
};

/** Precision and recall over pairs of items put together; 1 where there is no such pair. */
export const pairwise = (found: readonly string[], truth: readonly string[]): Agreement => {
  const overlap = overlapOf(found, truth);
  const both = sum(overlap.cells.map((cell) => pairsIn(cell.both)));
  const foundPairs = sum([...overlap.found.values()].map(pairsIn));
  const truePairs = sum([...overlap.truth.values()].map(pairsIn));
  return agreement(foundPairs > 0 ? both / foundPairs : 1, truePairs > 0 ? both / truePairs : 1);
};

/** Adjusted Rand index (Hubert and Arabie 1985): 1 for the same grouping, 0 for chance. */
export const adjustedRand = (found: readonly string[], truth: readonly string[]): number => {
  const overlap = overlapOf(found, truth);
  const both = sum(overlap.cells.map((cell) => pairsIn(cell.both)));
  const foundPairs = sum([...overlap.found.values()].map(pairsIn));
  const truePairs = sum([...overlap.truth.values()].map(pairsIn));
  const allPairs = pairsIn(overlap.items);
  const expected = allPairs > 0 ? (foundPairs * truePairs) / allPairs : 0;
  const most = (foundPairs + truePairs) / 2;
  return most === expected ? 1 : (both - expected) / (most - expected);
};

const entropy = (counts: Iterable<number>, items: number): number =>
  -sum([...counts].map((count) => (count / items) * Math.log(count / items)));

/** Mutual information over the arithmetic mean of both entropies; 1 where neither grouping divides anything. */
export const normalisedMutualInformation = (found: readonly string[], truth: readonly string[]): number => {
  const { items, cells, ...overlap } = overlapOf(found, truth);
  const mean = (entropy(overlap.found.values(), items) + entropy(overlap.truth.values(), items)) / 2;
  if (items === 0 || mean === 0) return 1;
  const mutual = sum(
    cells.map((cell) => (cell.both / items) * Math.log((items * cell.both) / (cell.found * cell.truth))),
  );
  return mutual / mean;
};
