import type { SavedSearch } from '@360/contracts/saved-searches';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getJson } from '../../lib/api.ts';
import { listenToEvents } from '../../lib/event-stream.ts';

/** New results are counted no further. */
export const COUNTED_TO = 100;

/** How much is new changes by itself: an older list is asked for again when it is looked at. */
const FRESH_MS = 60_000;

export const savedSearchesQuery = queryOptions({
  queryKey: ['saved-searches'],
  queryFn: async ({ signal }) => (await getJson<{ searches: SavedSearch[] }>('/api/saved-searches', signal)).searches,
  staleTime: FRESH_MS,
});

const withNew = (search: SavedSearch, count: number): SavedSearch => ({
  ...search,
  newResults: Math.min(COUNTED_TO, search.newResults + count),
});

/** The reader's saved searches; while they are looked at, the stream raises their counts. */
export function useSavedSearches() {
  const client = useQueryClient();
  useEffect(
    () =>
      listenToEvents((event) => {
        if (event.type !== 'notification') return;
        const { savedSearchId, count } = event.notification;
        client.setQueryData(savedSearchesQuery.queryKey, (searches) =>
          searches?.map((search) => (search.id === savedSearchId ? withNew(search, count) : search)),
        );
      }),
    [client],
  );
  return useQuery(savedSearchesQuery);
}
