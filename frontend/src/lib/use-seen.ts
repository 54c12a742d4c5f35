import { type RefObject, useEffect, useState } from 'react';

/** Whether most of an element, or as much as the window holds, stands in the window now. */
export function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const windowPart =
          (entry?.intersectionRect.height ?? 0) / (entry?.rootBounds?.height ?? Number.POSITIVE_INFINITY);
        setSeen((entry?.intersectionRatio ?? 0) >= 0.5 || windowPart >= 0.5);
      },
      { threshold: [0, 0.25, 0.5, 0.75] },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}
