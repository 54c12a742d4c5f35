import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const places = new Map<string, number>();

/** Keeps the feed where it is while pages change beside it; another list starts at the top, and back finds the old list at its old place. */
export function useFeedScroll(scroller: RefObject<HTMLElement | null>, list: string): void {
  const key = useRouterState({ select: (state) => `${state.location.state.__TSR_key ?? ''}` });
  const current = useRef({ key, list });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const before = current.current;
    current.current = { key, list };
    if (before.list === list) {
      places.set(`${key} ${list}`, element.scrollTop);
      return;
    }
    element.scrollTop = places.get(`${key} ${list}`) ?? 0;
  }, [scroller, key, list]);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const remember = () => places.set(`${current.current.key} ${current.current.list}`, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [scroller]);
}
