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
import { meet, offsetsOf, type RowRange, rangeOf, rowAt, widened } from './row-offsets.ts';
import { type RowHeights, useRowHeights } from './use-row-heights.ts';
import { type RowPlaces, useRowPlaces } from './use-row-places.ts';

interface VirtualRowsOptions {
  scroller: RefObject<HTMLElement | null>;
  /** Names the list; another one has other rows. */
  list: string;
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

/** Names one leap of the list: to where nothing was drawn before. */
type Leap = object;

interface View extends RowRange {
  list: string;
  nearEnd: boolean;
  /** The leap that led here; none where the list was scrolled on since. */
  leap: Leap | null;
}
const NEAR = 100;
const sameView = (a: View, b: View) =>
  a.list === b.list && a.first === b.first && a.last === b.last && a.nearEnd === b.nearEnd;

interface Drawing {
  list: string;
  offsets: Float64Array;
  spare: number;
}

/** @param on the leap it still belongs to where it was not a leap itself */
function viewOf(
  { scrollTop, clientHeight }: HTMLElement,
  before: View,
  { list, offsets, spare }: Drawing,
  on: Leap | null,
): View {
  const range = rangeOf(offsets, scrollTop, clientHeight);
  const nearEnd = (offsets.at(-1) ?? 0) - scrollTop - clientHeight < NEAR;
  const leapt = list !== before.list || !meet(widened(before, spare, offsets.length - 1), range);
  const view = { list, ...range, nearEnd, leap: leapt ? {} : on };
  return sameView(before, view) ? before : view;
}

/**
 * After a leap, and in another list, the window's own rows come first, and those beyond it when these stand and nothing
 * else is to be done.
 */
function useDrawn(view: View, { list, offsets, spare }: Drawing): RowRange {
  const settled = useDeferredValue(view.leap, null);
  const alone = view.list !== list || (view.leap !== null && settled !== view.leap);
  return alone ? view : widened(view, spare, offsets.length - 1);
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
export function useVirtualRows({ scroller, list, keys, estimate, spare }: VirtualRowsOptions): VirtualRows {
  const latest = useRef<Float64Array>(new Float64Array(1));
  const { heights, changes, take, measure, settle } = useRowHeights(scroller, latest, estimate);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `changes` counts what happens inside `heights`
  const offsets = useMemo(() => offsetsOf(keys, heights, estimate), [keys, estimate, changes]);
  latest.current = offsets;
  useTopRowKept(scroller, offsets, estimate);
  const [view, setView] = useState<View>(() => ({ list, first: 0, last: 6, nearEnd: false, leap: {} }));
  const lookAgain = useCallback(
    (scrolled: boolean) => {
      const { current: element } = scroller;
      if (!element) return;
      const drawing = { list, offsets: latest.current, spare };
      setView((before) => viewOf(element, before, drawing, scrolled ? null : before.leap));
    },
    [scroller, list, spare],
  );
  const look = useCallback(() => lookAgain(true), [lookAgain]);
  useLayoutEffect(() => {
    const pixels = settle();
    if (pixels !== 0 && scroller.current) scroller.current.scrollTop += pixels;
    take();
    lookAgain(false);
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
  const drawn = useDrawn(view, { list, offsets, spare });
  const rows: VirtualRows['rows'] = [];
  for (let index = drawn.first; index <= Math.min(drawn.last, keys.length - 1); index += 1)
    rows.push({ index, key: keys[index] ?? '', start: offsets[index] ?? 0 });
  return { rows, total: offsets.at(-1) ?? 0, nearEnd: view.nearEnd, measure, ...places };
}
