import { useEffect, useRef } from 'react';

const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const layerOpen = (): boolean => document.querySelector('dialog[open], [role="menu"], [data-popover]') !== null;

/** Calls on `/`, wherever nobody is typing, no layer is open and the page does not take the key itself. */
export function useSlash(onSlash: () => void): void {
  const latest = useRef(onSlash);
  useEffect(() => {
    latest.current = onSlash;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (typing(event.target) || layerOpen()) return;
      event.preventDefault();
      latest.current();
    };
    // The window hears last: a page with a box of its own takes the key first.
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
