import type { Follow, FollowedItems } from '@360/contracts/follows';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';

/** What the reader follows, the last followed first, with how many follow it. */
export const followsQuery = queryOptions({
  queryKey: ['follows'],
  queryFn: async ({ signal }) => (await getJson<{ follows: Follow[] }>('/api/follows', signal)).follows,
  staleTime: 0,
});

/** The newest reports of all that is followed. */
export const followedItemsQuery = queryOptions({
  queryKey: ['follows', 'items'],
  queryFn: ({ signal }) => getJson<FollowedItems>('/api/follows/items?limit=50', signal),
  staleTime: 0,
});
