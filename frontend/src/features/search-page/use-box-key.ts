import { type RefObject, useEffect } from 'react';
import { isFree, typing } from './key-target.ts';

/** The key / comes to the box, where nothing else on the page has taken it. */
export function useBoxKey(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isFree(event) || typing(event.target)) return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box]);
}
