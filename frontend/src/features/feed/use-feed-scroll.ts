import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { onMovedByHand } from '../../lib/moved-by-hand.ts';
import { useHistoryKey } from '../../lib/use-history-key.ts';
import type { VirtualRows } from '../../lib/use-virtual-rows.ts';
import { type FeedPlace, feedPlaces, placeIn, placeKey, returnTo } from './feed-places.ts';
import type { FeedRow } from './feed-rows.ts';

interface Scrolled extends Pick<VirtualRows, 'seen' | 'goTo'> {
  scroller: RefObject<HTMLElement | null>;
  list: string;
  rows: readonly FeedRow[];
  pages: number;
}

/** A reader may have read or muted what they saw; of so many after it one is left. */
const REMEMBERED = 20;
/** So long rows that are drawn again may take until their heights are known. */
const SETTLED_AFTER_MS = 500;

/** Keeps the feed where it is while pages change beside it; another list starts at the top; back, and a reload, find the old list at its old place. */
export function useFeedScroll({ scroller, list, rows, pages, seen, goTo }: Scrolled): void {
  const key = useHistoryKey();
  const shown = useRef<{ key: string; list: string } | null>(null);
  const wanted = useRef<FeedPlace | null>(null);
  const latest = useRef({ rows, pages });
  latest.current = { rows, pages };
  const remember = useCallback(() => {
    if (!scroller.current || !shown.current || wanted.current) return;
    const at = placeKey(shown.current.key, shown.current.list);
    if (scroller.current.scrollTop <= 0) feedPlaces.delete(at);
    else feedPlaces.set(at, placeIn(latest.current.rows, seen(REMEMBERED), latest.current.pages));
  }, [scroller, seen]);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { key, list };
    if (before?.list === list) return remember();
    const place = feedPlaces.get(placeKey(key, list)) ?? null;
    wanted.current = place;
    if (!place) return goTo(0, 0);
    setTimeout(() => {
      if (wanted.current === place) wanted.current = null;
    }, SETTLED_AFTER_MS);
  }, [key, list, goTo, remember]);
  // Each time rows turn out higher or lower than thought, until they stand.
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { index, top } = returnTo(wanted.current, rows);
    goTo(index, top);
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const unwatch = onMovedByHand(() => {
      wanted.current = null;
    });
    element.addEventListener('scroll', remember, { passive: true });
    return () => {
      unwatch();
      element.removeEventListener('scroll', remember);
    };
  }, [scroller, remember]);
}
