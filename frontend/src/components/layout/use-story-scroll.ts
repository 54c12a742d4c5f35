import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

const positions = new Map<string, number>();

/** Each entry of the history keeps its place in the story column: a new page starts at the top, back returns where the reader was. */
export function useStoryScroll(column: RefObject<HTMLElement | null>): void {
  const { key, path } = useRouterState({
    select: (state) => ({ key: state.location.state.__TSR_key ?? '', path: state.location.pathname }),
    structuralSharing: true,
  });
  const before = useRef({ key, path });
  useLayoutEffect(() => {
    const element = column.current;
    if (!element || before.current.key === key) return;
    const samePage = before.current.path === path;
    before.current = { key, path };
    const place = positions.get(key) ?? (samePage ? element.scrollTop : 0);
    positions.set(key, place);
    element.scrollTop = place;
  }, [column, key, path]);
  useEffect(() => {
    const element = column.current;
    if (!element) return;
    const remember = () => positions.set(before.current.key, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [column]);
}
