/** Where each row begins, and after the last where the list ends. Rows not measured yet count as `estimate` pixels. */
export function offsetsOf(
  keys: readonly string[],
  heights: ReadonlyMap<string, number>,
  estimate: number,
): Float64Array {
  const offsets = new Float64Array(keys.length + 1);
  for (const [index, key] of keys.entries())
    offsets[index + 1] = (offsets[index] ?? 0) + (heights.get(key) ?? estimate);
  return offsets;
}

/** The row that lies at a height; the nearest one where the height is outside the list. Binary search. */
export function rowAt(offsets: Float64Array, top: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= top) low = middle;
    else high = middle - 1;
  }
  return low;
}

export interface RowRange {
  first: number;
  last: number;
}

/** The rows a window shows. */
export const rangeOf = (offsets: Float64Array, top: number, height: number): RowRange => ({
  first: rowAt(offsets, top),
  last: Math.min(offsets.length - 2, rowAt(offsets, top + height)),
});

/** A range and `spare` more of a list's rows on either side. */
export const widened = ({ first, last }: RowRange, spare: number, rows: number): RowRange => ({
  first: Math.max(0, first - spare),
  last: Math.min(rows - 1, last + spare),
});

/** Whether two ranges have rows in common, or stand one against the other. */
export const meet = (a: RowRange, b: RowRange): boolean => a.first <= b.last + 1 && b.first <= a.last + 1;
