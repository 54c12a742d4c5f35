import type { Mutable } from '@360/contracts/muted';
import { useMemo } from 'react';
import { useMuteFilter } from './use-mute-filter.ts';

interface Unmuted<Item> {
  shown: readonly Item[];
  /** How many the reader's settings leave out. */
  hidden: number;
  /** It is not known yet what is left out, so nothing is to be shown. */
  waiting: boolean;
}

const NONE: readonly never[] = [];
const nothing = (): boolean => false;

/**
 * A list without what the reader has muted. The array is the same one as long as list and settings are.
 * @param isOwn what is the reader's own is never left out; a function that stays the same.
 */
export function useUnmuted<Item extends Mutable>(
  items: readonly Item[],
  isOwn: (item: Item) => boolean = nothing,
): Unmuted<Item> {
  const isMuted = useMuteFilter();
  return useMemo(() => {
    if (isMuted === 'loading') return { shown: NONE, hidden: 0, waiting: true };
    if (isMuted === null) return { shown: items, hidden: 0, waiting: false };
    const shown = items.filter((item) => isOwn(item) || !isMuted(item));
    return { shown, hidden: items.length - shown.length, waiting: false };
  }, [items, isMuted, isOwn]);
}
