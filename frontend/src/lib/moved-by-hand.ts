/** Whoever does one of these moves the page themselves. */
const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Calls whenever the reader takes to moving the page. @returns ends it */
export function onMovedByHand(listener: () => void): () => void {
  for (const name of BY_HAND) window.addEventListener(name, listener, { capture: true, passive: true });
  return () => {
    for (const name of BY_HAND) window.removeEventListener(name, listener, { capture: true });
  };
}
