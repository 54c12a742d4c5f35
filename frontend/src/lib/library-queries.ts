import type { Profile } from '@360/contracts/account';
import type { ActivityEntry } from '@360/contracts/activity';
import type { Collection, SavedItem } from '@360/contracts/library';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { sendActivity } from './activity-queue.ts';
import { getJson, getLinked, type Page } from './api.ts';
import { tellSaves } from './saved-sync.ts';
import { zoneQuery } from './time-zone.ts';

const FRESH = { staleTime: 0 };
const next = <Row>(last: Page<Row>): string | null => last.next;

/** What the reader keeps, the last kept first; of one collection, or all. What waits to be told is told before. */
export const savedQuery = (collection: string | null = null) =>
  infiniteQueryOptions({
    ...FRESH,
    queryKey: ['saved', collection],
    initialPageParam: `/api/saved?limit=50${collection ? `&collection=${encodeURIComponent(collection)}` : ''}`,
    queryFn: async ({ pageParam, signal }): Promise<Page<SavedItem>> => {
      await tellSaves();
      const { body, next: after } = await getLinked<{ items: SavedItem[] }>(pageParam, signal);
      return { rows: body.items, next: body.items.length > 0 ? after : null };
    },
    getNextPageParam: next,
  });

export const collectionsQuery = queryOptions({
  ...FRESH,
  queryKey: ['collections'],
  queryFn: async ({ signal }) => (await getJson<{ collections: Collection[] }>('/api/collections', signal)).collections,
});

/** What the reader did, newest first. What waits to be told is told before. */
export const activityQuery = infiniteQueryOptions({
  ...FRESH,
  queryKey: ['activity'],
  initialPageParam: '/api/activity?limit=20',
  queryFn: async ({ pageParam, signal }): Promise<Page<ActivityEntry>> => {
    await sendActivity();
    const { body, next: after } = await getLinked<{ entries: ActivityEntry[] }>(pageParam, signal);
    return { rows: body.entries, next: body.entries.length > 0 ? after : null };
  },
  getNextPageParam: next,
});

/** The reader's name and figures. What waits to be told is told before, so that it counts. */
export const profileQuery = queryOptions({
  ...FRESH,
  queryKey: ['profile'],
  queryFn: async ({ signal }) => {
    await sendActivity();
    return getJson<Profile>(`/api/profile?${zoneQuery()}`, signal);
  },
});
