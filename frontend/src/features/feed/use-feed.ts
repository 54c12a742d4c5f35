import type { NewsItem } from '@360/contracts/news';
import { useInfiniteQuery, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FeedFilter } from '../../lib/feed-filter.ts';
import { feedQuery, itemQuery } from '../../lib/queries.ts';
import { savedMarks } from '../../lib/saved-marks.ts';
import { useStored } from '../../lib/stored-value.ts';
import { useUnmuted } from '../../lib/use-unmuted.ts';
import { itemsOf } from './feed-rows.ts';
import { feedChoices, readMarks } from './reading-marks.ts';

export interface FeedList {
  items: readonly NewsItem[];
  /** How many items the reader's settings leave out. */
  hidden: number;
  state: 'loading' | 'failed' | 'ready';
  /** Whether more can be asked for, is on its way, or failed to come. */
  more: 'yes' | 'loading' | 'failed' | 'no';
  /** How many pages have been fetched. */
  pages: number;
  loadMore: () => void;
  retry: () => void;
}

/** The kept reports, the latest kept first, each read by its own address: they may have left the list long ago. */
function useSavedItems(wanted: boolean): { came: readonly NewsItem[]; waiting: boolean } {
  const saved = useStored(savedMarks.ids);
  const ids = wanted ? [...saved].reverse() : [];
  return useQueries({
    queries: ids.map((id) => itemQuery(id)),
    combine: (results) => ({
      came: results.flatMap((result) => (result.data ? [result.data] : [])),
      waiting: results.some((result) => result.isPending),
    }),
  });
}

/** What the list shows under a filter, the two switches, and without what the reader has muted; what is saved stays. */
export function useFeed(filter: FeedFilter): FeedList {
  const query = useInfiniteQuery(feedQuery(filter));
  const choices = useStored(feedChoices);
  const read = useStored(readMarks.ids);
  const saved = useSavedItems(choices.savedOnly);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = query;
  const came = useMemo(() => itemsOf(data?.pages ?? []), [data]);
  const { shown, hidden, waiting } = useUnmuted(came);
  const items = useMemo(() => {
    const list = choices.savedOnly ? saved.came : shown;
    return choices.unreadOnly ? list.filter((item) => !read.has(item.id)) : list;
  }, [shown, saved.came, read, choices]);
  const more = () => {
    if (choices.savedOnly) return saved.waiting ? 'loading' : 'no';
    if (!hasNextPage) return 'no';
    if (isFetchNextPageError) return 'failed';
    return isFetchingNextPage ? 'loading' : 'yes';
  };
  return {
    items,
    hidden: choices.savedOnly ? 0 : hidden,
    state: data && !waiting ? 'ready' : query.isError && !query.isFetching ? 'failed' : 'loading',
    more: more(),
    pages: data?.pages.length ?? 0,
    loadMore: () => {
      if (!isFetchingNextPage) void fetchNextPage();
    },
    retry: () => void refetch(),
  };
}
