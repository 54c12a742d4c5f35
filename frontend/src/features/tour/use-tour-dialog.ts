import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Opens the browser's own modal dialog: focus stays inside and is given back, the page behind is inert. The story column
 * is left where the reader had it.
 */
export function useTourDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before what is placed in it is measured, and before anything of it asks for the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const column = document.getElementById('main');
    const place = column?.scrollTop ?? 0;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      if (column) column.scrollTop = place;
    };
  }, []);
  return dialog;
}
