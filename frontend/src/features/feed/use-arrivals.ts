import type { NewsItem } from '@360/contracts/news';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { getPage } from '../../lib/api.ts';
import { listenToEvents } from '../../lib/event-stream.ts';
import { type Arrival, arrivalMatches, type FeedFilter, filterKey, newsPath } from '../../lib/feed-filter.ts';
import { FEED_PAGE, type FeedData, feedQuery } from '../../lib/queries.ts';

type Waiting = ReadonlyMap<string, Arrival>;

/** Puts a fresh first page before what is shown. Where the two do not meet, the fresh page stands alone: a hole in the list would be a lie. */
export function withFreshPage(
  feed: FeedData | undefined,
  fresh: { rows: NewsItem[]; next: string | null },
  param: string,
): FeedData {
  const first = feed?.pages[0];
  const known = new Set(feed?.pages.flatMap((page) => page.rows.map((item) => item.id)));
  const meets = fresh.next === null || fresh.rows.some((item) => known.has(item.id));
  if (!feed || !first || !meets) return { pages: [fresh], pageParams: [param] };
  const added = fresh.rows.filter((item) => !known.has(item.id));
  return { ...feed, pages: [{ ...first, rows: [...added, ...first.rows] }, ...feed.pages.slice(1)] };
}

/** How many reports came in for this list since it was fetched, and how to bring them in. */
export function useArrivals(
  filter: FeedFilter,
  shown: readonly NewsItem[],
): { count: number; bringIn: () => Promise<void> } {
  const client = useQueryClient();
  const [waiting, setWaiting] = useState<Waiting>(new Map());
  useEffect(
    () =>
      listenToEvents((event) => {
        if (event.type === 'items.added')
          setWaiting((before) => new Map([...before, ...event.items.map((item) => [item.id, item] as const)]));
        if (event.type === 'story.breaking')
          setWaiting((before) =>
            new Map(before).set(event.itemId, {
              category: null,
              country: null,
              contentType: 'article',
              post: false,
              ...before.get(event.itemId),
              breaking: true,
            }),
          );
      }),
    [],
  );
  const count = useMemo(() => {
    if (waiting.size === 0) return 0;
    const known = new Set(shown.map((item) => item.id));
    const belongs = [...waiting].filter(([id, arrival]) => !known.has(id) && arrivalMatches(filter, arrival));
    return belongs.length;
  }, [waiting, shown, filter]);
  const bringIn = useCallback(async () => {
    const path = newsPath(filter, FEED_PAGE);
    const fresh = await getPage<NewsItem>(path);
    client.setQueryData<FeedData>(feedQuery(filter).queryKey, (feed) => withFreshPage(feed, fresh, path));
    if (filterKey(filter) === '') setWaiting(new Map());
    else setWaiting((before) => new Map([...before].filter(([id]) => !fresh.rows.some((item) => item.id === id))));
  }, [client, filter]);
  return { count, bringIn };
}
