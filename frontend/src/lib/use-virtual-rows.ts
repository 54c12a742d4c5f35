import {
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { drawnAtOnce, offsetsOf, type RowRange, rangeOf, rowAt, widened } from './row-offsets.ts';
import { type RowHeights, useRowHeights } from './use-row-heights.ts';
import { type RowPlaces, useRowPlaces } from './use-row-places.ts';

interface VirtualRowsOptions {
  scroller: RefObject<HTMLElement | null>;
  /** One stable key a row, in order. */
  keys: readonly string[];
  /** Height of a row not measured yet, in pixels. */
  estimate: number;
  /** Rows drawn beyond the window on either side, once those in it are drawn. */
  spare: number;
}

export interface VirtualRows extends RowPlaces {
  rows: { index: number; key: string; start: number }[];
  /** Height of the whole list in pixels. */
  total: number;
  /** Whether less than 100 px are left below the window. */
  nearEnd: boolean;
  measure: RowHeights['measure'];
}

type View = RowRange & { nearEnd: boolean };
const NEAR = 100;
const sameView = (a: View, b: View) => a.first === b.first && a.last === b.last && a.nearEnd === b.nearEnd;

function viewOf({ scrollTop, clientHeight }: HTMLElement, offsets: Float64Array): View {
  const nearEnd = (offsets.at(-1) ?? 0) - scrollTop - clientHeight < NEAR;
  return { ...rangeOf(offsets, scrollTop, clientHeight), nearEnd };
}

/** Rows drawn otherwise all at once, as in another text size: the row at the top of the window stays there. */
function useTopRowKept(scroller: RefObject<HTMLElement | null>, offsets: Float64Array, estimate: number): void {
  const before = useRef({ offsets, estimate });
  useLayoutEffect(() => {
    const { current: was } = before;
    before.current = { offsets, estimate };
    if (was.estimate === estimate || !scroller.current) return;
    scroller.current.scrollTop = offsets[rowAt(was.offsets, scroller.current.scrollTop)] ?? 0;
  }, [scroller, offsets, estimate]);
}

/**
 * Draws only the rows of a long list that the window shows. Heights are measured as rows appear; where a row above the
 * window turns out higher or lower than thought, the scroll follows, so nothing moves under the reader's eyes.
 */
export function useVirtualRows({ scroller, keys, estimate, spare }: VirtualRowsOptions): VirtualRows {
  const latest = useRef<Float64Array>(new Float64Array(1));
  const { heights, changes, take, measure, settle } = useRowHeights(scroller, latest, estimate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` counts what happens inside `heights`
  const offsets = useMemo(() => offsetsOf(keys, heights, estimate), [keys, estimate, changes]);
  latest.current = offsets;
  useTopRowKept(scroller, offsets, estimate);
  const [view, setView] = useState<View>({ first: 0, last: 6, nearEnd: false });
  const look = useCallback(() => {
    if (!scroller.current) return;
    const next = viewOf(scroller.current, latest.current);
    setView((before) => (sameView(before, next) ? before : next));
  }, [scroller]);
  useLayoutEffect(() => {
    const pixels = settle();
    if (pixels !== 0 && scroller.current) scroller.current.scrollTop += pixels;
    take();
    look();
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const size = new ResizeObserver(look);
    size.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller, look]);
  const places = useRowPlaces(scroller, latest, look);
  const settled = useDeferredValue<View | null>(view, null);
  const drawn = drawnAtOnce(view, settled && widened(settled, spare, keys.length), spare);
  const rows: VirtualRows['rows'] = [];
  for (let index = drawn.first; index <= Math.min(drawn.last, keys.length - 1); index += 1)
    rows.push({ index, key: keys[index] ?? '', start: offsets[index] ?? 0 });
  return { rows, total: offsets.at(-1) ?? 0, nearEnd: view.nearEnd, measure, ...places };
}
