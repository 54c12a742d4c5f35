import { type RefObject, useCallback } from 'react';
import { rowAt } from './row-offsets.ts';

export interface RowPlaces {
  /** Brings a row into the window, moving as little as possible. */
  reach: (index: number) => void;
  /** The row at the window's upper edge and those after it, and where each begins, in pixels below that edge. */
  seen: (count: number) => { index: number; top: number }[];
  /** Scrolls until a row begins so many pixels below the window's upper edge. */
  goTo: (index: number, top: number) => void;
}

/** Moves the scroll so that the row between two heights is wholly in the window. */
function bringIn(element: HTMLElement, start: number, end: number): void {
  if (start < element.scrollTop) element.scrollTop = start;
  else if (end > element.scrollTop + element.clientHeight) element.scrollTop = end - element.clientHeight;
}

/** Where rows of a virtual list are, and how to come to them. @param look draws what the window shows once it was moved */
export function useRowPlaces(
  scroller: RefObject<HTMLElement | null>,
  offsets: RefObject<Float64Array>,
  look: () => void,
): RowPlaces {
  const reach = useCallback(
    (index: number) => {
      if (!scroller.current) return;
      bringIn(scroller.current, offsets.current[index] ?? 0, offsets.current[index + 1] ?? 0);
      look();
    },
    [scroller, offsets, look],
  );
  const seen = useCallback(
    (count: number) => {
      const top = scroller.current?.scrollTop ?? 0;
      const first = rowAt(offsets.current, top);
      const starts = [...offsets.current.slice(first, Math.min(first + count, offsets.current.length - 1))];
      return starts.map((start, after) => ({ index: first + after, top: start - top }));
    },
    [scroller, offsets],
  );
  const goTo = useCallback(
    (index: number, top: number) => {
      if (!scroller.current) return;
      scroller.current.scrollTop = (offsets.current[index] ?? 0) - top;
      look();
    },
    [scroller, offsets, look],
  );
  return { reach, seen, goTo };
}
