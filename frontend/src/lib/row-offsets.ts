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

/** The rows a window shows, with `spare` more on either side. */
export function rangeOf(offsets: Float64Array, top: number, height: number, spare: number): RowRange {
  return {
    first: Math.max(0, rowAt(offsets, top) - spare),
    last: Math.min(offsets.length - 2, rowAt(offsets, top + height) + spare),
  };
}
