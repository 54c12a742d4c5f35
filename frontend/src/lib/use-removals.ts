import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToEvents } from './event-stream.ts';
import type { FeedData } from './queries.ts';

/** What of the feed stays once items are removed; the same object where none was among it. */
export function withoutItems(feed: FeedData | undefined, gone: ReadonlySet<string>): FeedData | undefined {
  if (!feed?.pages.some(({ rows }) => rows.some(({ id }) => gone.has(id)))) return feed;
  return { ...feed, pages: feed.pages.map((page) => ({ ...page, rows: page.rows.filter(({ id }) => !gone.has(id)) })) };
}

/** Drops from the open page what a publisher opted out with, and reads again what was told with it. */
export function useRemovals(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      listenToEvents((event) => {
        if (event.type !== 'items.removed') return;
        const gone = new Set(event.itemIds);
        client.setQueriesData<FeedData>({ queryKey: ['news'] }, (feed) => withoutItems(feed, gone));
        for (const id of gone) void client.resetQueries({ queryKey: ['item', id] });
        for (const key of [
          'story',
          'stories',
          'reading',
          'breaking',
          'related',
          'search',
          'trending',
          'saved',
          'follows',
          'activity',
        ])
          void client.invalidateQueries({ queryKey: [key] });
      }),
    [client],
  );
}
