import { type RefObject, useEffect } from 'react';

/** Brings what is chosen in a row that scrolls sideways to its middle, as far as the row goes. */
export function useChosenInSight(row: RefObject<HTMLElement | null>, chosen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page says which one is chosen
  useEffect(() => {
    const element = row.current?.querySelector('[aria-selected="true"], [aria-current="true"]');
    if (!element || !row.current) return;
    const [outer, inner] = [row.current.getBoundingClientRect(), element.getBoundingClientRect()];
    // Moves the row alone: scrolling into view would move the page with it.
    row.current.scrollBy({ left: inner.left + inner.width / 2 - (outer.left + outer.width / 2) });
  }, [row, chosen]);
}
