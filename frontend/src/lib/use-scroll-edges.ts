import { type RefObject, useEffect } from 'react';

/** Marks a row that scrolls sideways with `data-before` and `data-after` where something of it is out of sight. */
export function useScrollEdges(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const mark = () => {
      // Counts down from 0 where the writing runs from the right.
      const hidden = Math.abs(element.scrollLeft);
      element.toggleAttribute('data-before', hidden > 1);
      element.toggleAttribute('data-after', hidden + element.clientWidth < element.scrollWidth - 1);
    };
    mark();
    const resized = new ResizeObserver(mark);
    resized.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [row]);
}
