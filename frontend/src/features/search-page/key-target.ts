/** Whether a key pressed here is text being written. */
export const typing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a layer lies over the page and takes the keys. */
export const layerOpen = (): boolean => document.querySelector('dialog[open], [role="menu"], [data-popover]') !== null;

/** A key pressed alone that nothing else has taken. */
export const isFree = (event: KeyboardEvent): boolean =>
  !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || layerOpen());
