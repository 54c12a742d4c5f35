import { useRouter, useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { onMovedByHand } from '../../lib/moved-by-hand.ts';
import { scrollPlaces } from '../../lib/scroll-places.ts';

/** So long a page that was left may take until it stands again as it did. */
const PATIENCE_MS = 5_000;

interface Entry {
  key: string;
  path: string;
}

/**
 * Each entry of the history keeps its place in the story column: a new page starts at the top, back and a reload return
 * where the reader was. When that page is drawn, and while it grows, the place is taken again, until the reader moves.
 */
export function useStoryScroll(column: RefObject<HTMLElement | null>): void {
  const router = useRouter();
  const { key, path } = useRouterState({
    select: (state): Entry => ({ key: state.location.state.__TSR_key ?? '', path: state.location.pathname }),
    structuralSharing: true,
  });
  const shown = useRef<Entry | null>(null);
  const wanted = useRef<{ place: number; until: number } | null>(null);
  useLayoutEffect(() => {
    const element = column.current;
    if (!element || shown.current?.key === key) return;
    const samePage = shown.current?.path === path;
    shown.current = { key, path };
    const kept = scrollPlaces.get(key);
    const place = kept ?? (samePage ? element.scrollTop : 0);
    wanted.current = kept ? { place, until: performance.now() + PATIENCE_MS } : null;
    scrollPlaces.set(key, place);
    element.scrollTop = place;
  }, [column, key, path]);
  useEffect(() => {
    const element = column.current;
    if (!element) return;
    const isWaiting = () => wanted.current !== null && performance.now() < wanted.current.until;
    const letGo = () => {
      wanted.current = null;
    };
    const remember = () => {
      if (!isWaiting() && shown.current) scrollPlaces.set(shown.current.key, element.scrollTop);
    };
    const takeAgain = () => {
      if (isWaiting() && wanted.current) element.scrollTop = wanted.current.place;
    };
    const size = new ResizeObserver(takeAgain);
    // a page that came and went between two frames leaves the size as it was
    const unlisten = router.subscribe('onRendered', takeAgain);
    if (element.firstElementChild) size.observe(element.firstElementChild);
    element.addEventListener('scroll', remember, { passive: true });
    const unwatch = onMovedByHand(letGo);
    return () => {
      size.disconnect();
      unlisten();
      element.removeEventListener('scroll', remember);
      unwatch();
    };
  }, [column, router]);
}
