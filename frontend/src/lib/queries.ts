import type { FeedStatus, LiveChannel, NewsItem } from '@360/contracts/news';
import type { PublisherRequest, RemovalReceipt } from '@360/contracts/publisher-requests';
import type { StoryDetail } from '@360/contracts/stories';
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { getJson, getPage, type Page } from './api.ts';
import { type FeedFilter, filterKey, newsPath } from './feed-filter.ts';

export const FEED_PAGE = 200;

export type FeedData = InfiniteData<Page<NewsItem>, string>;

/** The feed under a filter, page after page along the server's `Link` headers. */
export const feedQuery = (filter: FeedFilter) =>
  infiniteQueryOptions({
    queryKey: ['news', filterKey(filter)],
    initialPageParam: newsPath(filter, FEED_PAGE),
    queryFn: ({ pageParam, signal }) => getPage<NewsItem>(pageParam, signal),
    getNextPageParam: (last: Page<NewsItem>) => last.next,
    structuralSharing: false,
  });

/** One report. What the feed already holds is shown at once. */
export const itemQuery = (id: string, client?: QueryClient) =>
  queryOptions({
    queryKey: ['item', id],
    queryFn: ({ signal }) => getJson<NewsItem>(`/api/news/${encodeURIComponent(id)}`, signal),
    initialData: () => (client ? itemInFeeds(client, id) : undefined),
  });

function itemInFeeds(client: QueryClient, id: string): NewsItem | undefined {
  for (const [, feed] of client.getQueriesData<FeedData>({ queryKey: ['news'] }))
    for (const page of feed?.pages ?? []) {
      const found = page.rows.find((item) => item.id === id);
      if (found) return found;
    }
  return undefined;
}

export const storyQuery = (id: string) =>
  queryOptions({
    queryKey: ['story', id],
    queryFn: ({ signal }) => getJson<StoryDetail>(`/api/stories/${encodeURIComponent(id)}`, signal),
  });

/** The latest breaking reports, newest first. */
export const breakingQuery = (limit: number) =>
  queryOptions({
    queryKey: ['breaking', limit],
    queryFn: ({ signal }) => getJson<NewsItem[]>(`/api/news?page=1&limit=${limit}&category=breaking`, signal),
  });

export const liveQuery = queryOptions({
  queryKey: ['live'],
  queryFn: ({ signal }) => getJson<LiveChannel[]>('/api/live', signal),
});

export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: ({ signal }) => getJson<FeedStatus>('/api/status', signal),
});

const REMOVAL_WATCH_MS = 5_000;

/** A publisher's request; looked at again and again while its removal is under way. */
export const requestQuery = (reference: string) =>
  queryOptions({
    queryKey: ['publisher-request', reference],
    queryFn: ({ signal }) =>
      getJson<PublisherRequest>(`/api/publisher-requests/${encodeURIComponent(reference)}`, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'approved' && data.requestType === 'opt-out' ? REMOVAL_WATCH_MS : false,
  });

export const receiptQuery = (path: string) =>
  queryOptions({ queryKey: ['receipt', path], queryFn: ({ signal }) => getJson<RemovalReceipt>(path, signal) });
