import { createMuteFilter, type Mutable } from '@360/contracts/muted';
import type { Settings } from '@360/contracts/settings';

export type MuteFilter = (item: Mutable) => boolean;

/** Whether a report or story is to be left out; each is looked at once, however often the list is drawn. */
export function muteFilter(mutes: Pick<Settings, 'mutedSources' | 'mutedWords' | 'mutedAuthors'>): MuteFilter {
  const isMuted = createMuteFilter(mutes);
  const known = new WeakMap<Mutable, boolean>();
  return (item) => {
    const before = known.get(item);
    if (before !== undefined) return before;
    const muted = isMuted(item);
    known.set(item, muted);
    return muted;
  };
}
