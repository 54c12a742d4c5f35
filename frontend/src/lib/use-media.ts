import { useSyncExternalStore } from 'react';

/** Whether the media query holds, followed as it changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** Below 768 px the phone shell, from 1100 px story and feed side by side; between, the feed is a drawer. */
export const PHONE = '(max-width: 767px)';
export const DRAWER = '(min-width: 768px) and (max-width: 1099px)';
