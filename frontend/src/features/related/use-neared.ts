import { type RefObject, useEffect, useState } from 'react';

/** So far below the window an element counts as near. */
const NEAR = '400px';

/** Whether an element has come near the window; from then on it stays so. */
export function useNeared(element: RefObject<Element | null>): boolean {
  const [neared, setNeared] = useState(false);
  useEffect(() => {
    if (neared || !element.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNeared(true), {
      rootMargin: NEAR,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, neared]);
  return neared;
}
