import { type RefObject, useEffect } from 'react';

/** Whether the caret stands behind the last letter, so that the down key has no line to go to. */
const atEnd = (box: HTMLTextAreaElement): boolean =>
  box.selectionStart === box.value.length && box.selectionEnd === box.value.length;

/**
 * The up and down keys walk from the box through everything marked `data-stop` inside `root`, and back up to the box.
 * While there is text after the caret, the keys stay with the box.
 */
export function useStops(root: RefObject<HTMLElement | null>, box: RefObject<HTMLTextAreaElement | null>): void {
  useEffect(() => {
    const element = root.current;
    const onKey = (event: KeyboardEvent) => {
      if (!element || !['ArrowDown', 'ArrowUp'].includes(event.key) || event.ctrlKey || event.metaKey || event.altKey)
        return;
      const stops = [...element.querySelectorAll<HTMLElement>('[data-stop]')];
      const at = stops.indexOf(document.activeElement as HTMLElement);
      const inBox = document.activeElement === box.current;
      if (at < 0 && !(inBox && event.key === 'ArrowDown' && box.current && atEnd(box.current))) return;
      const next = at + (event.key === 'ArrowDown' ? 1 : -1);
      const target = next < 0 ? box.current : stops[next];
      event.preventDefault();
      target?.focus();
    };
    element?.addEventListener('keydown', onKey);
    return () => element?.removeEventListener('keydown', onKey);
  }, [root, box]);
}
