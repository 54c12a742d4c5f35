import { createMuteFilter } from '@360/contracts/muted';
import type { NewsItem } from '@360/contracts/news';
import type { Settings } from '@360/contracts/settings';

export type MuteFilter = (item: NewsItem) => boolean;

/** Whether a report is to be left out; each is looked at once, however often the list is drawn. */
export function muteFilter(mutes: Pick<Settings, 'mutedSources' | 'mutedWords'>): MuteFilter {
  const isMuted = createMuteFilter(mutes);
  const known = new WeakMap<NewsItem, boolean>();
  return (item) => {
    const before = known.get(item);
    if (before !== undefined) return before;
    const muted = isMuted(item);
    known.set(item, muted);
    return muted;
  };
}
