import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { meet, offsetsOf, type RowRange, rangeOf, rowAt, widened } from './row-offsets.ts';
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

interface View extends RowRange {
  nearEnd: boolean;
  /** Only the rows in the window are drawn yet, none beyond it. */
  alone: boolean;
}
const NEAR = 100;
const sameView = (a: View, b: View) => a.first === b.first && a.last === b.last && a.nearEnd === b.nearEnd;

const drawnOf = (view: View, spare: number, rows: number): RowRange => (view.alone ? view : widened(view, spare, rows));

/** After a leap, where nothing that is drawn is of use any more, the window's own rows come before those beyond it. */
function viewOf({ scrollTop, clientHeight }: HTMLElement, offsets: Float64Array, before: View, spare: number): View {
  const range = rangeOf(offsets, scrollTop, clientHeight);
  const nearEnd = (offsets.at(-1) ?? 0) - scrollTop - clientHeight < NEAR;
  const view = { ...range, nearEnd, alone: !meet(drawnOf(before, spare, offsets.length - 1), range) };
  return sameView(before, view) ? before : view;
}

/** Draws what is spare once the window's rows stand, and gives way to whatever the reader does meanwhile. */
function useSpareLater(alone: boolean, setView: Dispatch<SetStateAction<View>>): void {
  useEffect(() => {
    if (alone) startTransition(() => setView((view) => ({ ...view, alone: false })));
  }, [alone, setView]);
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
  const [view, setView] = useState<View>({ first: 0, last: 6, nearEnd: false, alone: true });
  useSpareLater(view.alone, setView);
  const look = useCallback(() => {
    const { current: element } = scroller;
    if (element) setView((before) => viewOf(element, latest.current, before, spare));
  }, [scroller, spare]);
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
  const drawn = drawnOf(view, spare, keys.length);
  const rows: VirtualRows['rows'] = [];
  for (let index = drawn.first; index <= Math.min(drawn.last, keys.length - 1); index += 1)
    rows.push({ index, key: keys[index] ?? '', start: offsets[index] ?? 0 });
  return { rows, total: offsets.at(-1) ?? 0, nearEnd: view.nearEnd, measure, ...places };
}
