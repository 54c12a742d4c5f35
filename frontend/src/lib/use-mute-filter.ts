import { useEffect, useMemo, useState } from 'react';
import type { MuteFilter, muteFilter } from './mute-filter.ts';
import { useSettings } from './settings-store.ts';

type Maker = typeof muteFilter;
let loaded: Maker | null = null;
/** Where the rule itself cannot be had, a list with everything is better than none. */
const nothing: Maker = () => () => false;

/**
 * What the reader's settings leave out of lists of news: null where they leave out nothing, and 'loading' while the rule
 * is on its way; until then no list should be drawn, or what is muted would flash up.
 */
export function useMuteFilter(): MuteFilter | 'loading' | null {
  const { mutedSources, mutedWords, mutedAuthors } = useSettings();
  const wanted = mutedSources.length + mutedWords.length + mutedAuthors.length > 0;
  const [make, setMake] = useState<Maker | null>(() => loaded);
  useEffect(() => {
    if (!wanted || make) return;
    const take = (maker: Maker) => setMake(() => maker);
    import('./mute-filter.ts')
      .then((module) => {
        loaded = module.muteFilter;
        take(loaded);
      })
      .catch(() => take(nothing));
  }, [wanted, make]);
  const mutes = JSON.stringify({ mutedSources, mutedWords, mutedAuthors });
  return useMemo(() => {
    if (!wanted) return null;
    return make ? make(JSON.parse(mutes) as Parameters<Maker>[0]) : 'loading';
  }, [wanted, make, mutes]);
}
