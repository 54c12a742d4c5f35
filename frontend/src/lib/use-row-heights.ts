import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

export interface RowHeights {
  heights: ReadonlyMap<string, number>;
  /** Goes up whenever a height changes: what is computed from `heights` depends on it. */
  changes: number;
  /** Measures the rows that were drawn since the last call. */
  take: () => void;
  /** The `ref` of each drawn row; the row carries its key as `data-row` and its place as `data-index`. */
  measure: (row: HTMLElement | null) => (() => void) | undefined;
  /** Pixels by which rows above the window grew since the last call. */
  settle: () => number;
}

/**
 * Heights of the rows drawn so far, taken as they are drawn and, before anybody sees it, whenever one changes its size.
 * Another estimate means that rows are drawn otherwise now, and what was measured holds no more.
 */
export function useRowHeights(
  scroller: RefObject<HTMLElement | null>,
  offsets: RefObject<Float64Array>,
  estimate: number,
): RowHeights {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another estimate begins anew
  const heights = useMemo(() => new Map<string, number>(), [estimate]);
  const unmeasured = useRef(new Set<HTMLElement>());
  const owed = useRef(0);
  const [changes, setChanges] = useState(0);
  const note = useCallback(
    (rows: Iterable<HTMLElement>) => {
      const top = scroller.current?.scrollTop ?? 0;
      let changed = false;
      for (const row of rows) {
        const key = row.dataset.row ?? '';
        const height = row.offsetHeight;
        const before = heights.get(key);
        if (height === 0 || before === height) continue;
        heights.set(key, height);
        changed = true;
        const end = offsets.current[Number(row.dataset.index) + 1] ?? 0;
        if (end <= top) owed.current += height - (before ?? estimate);
      }
      if (changed) setChanges((count) => count + 1);
    },
    [scroller, offsets, estimate, heights],
  );
  const take = useCallback(() => {
    note(unmeasured.current);
    unmeasured.current.clear();
  }, [note]);
  const sizes = useMemo(() => {
    const rowsOf = (entries: ResizeObserverEntry[]) => entries.map(({ target }) => target as HTMLElement);
    return new ResizeObserver((entries) => flushSync(() => note(rowsOf(entries))));
  }, [note]);
  useEffect(() => () => sizes.disconnect(), [sizes]);
  const measure = useCallback<RowHeights['measure']>(
    (row) => {
      if (!row) return undefined;
      unmeasured.current.add(row);
      sizes.observe(row);
      return () => {
        unmeasured.current.delete(row);
        sizes.unobserve(row);
      };
    },
    [sizes],
  );
  const settle = useCallback(() => {
    const pixels = owed.current;
    owed.current = 0;
    return pixels;
  }, []);
  return { heights, changes, take, measure, settle };
}
