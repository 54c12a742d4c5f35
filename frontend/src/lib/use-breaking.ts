import type { NewsItem } from '@360/contracts/news';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { breakingQuery, itemQuery } from './queries.ts';
import { useMuteFilter } from './use-mute-filter.ts';
import { useUnmuted } from './use-unmuted.ts';

const NONE: readonly NewsItem[] = [];
/** So many of the latest are looked at for one that is not muted. */
const LOOKED_AT = 50;

/** The latest breaking report, without what the reader has muted. `isPending` until that is known, so that nothing has to make room for it later. */
export function useBreaking(enabled = true): { report: NewsItem | null; isPending: boolean } {
  const isMuted = useMuteFilter();
  const { data, isPending } = useQuery({
    ...breakingQuery(isMuted === null ? 1 : LOOKED_AT),
    enabled: enabled && isMuted !== 'loading',
    placeholderData: keepPreviousData,
  });
  const { shown } = useUnmuted(data ?? NONE);
  return { report: shown[0] ?? null, isPending };
}

/** Whether a report that is only named, by its id, may be shown: at once where nothing is muted, else once it is known what it says and who does. */
export function useMayShow(itemId: string | null): boolean {
  const isMuted = useMuteFilter();
  const asked = itemId !== null && typeof isMuted === 'function';
  const { data: item } = useQuery({ ...itemQuery(itemId ?? ''), enabled: asked });
  if (!asked) return isMuted === null;
  return item !== undefined && !isMuted(item);
}
