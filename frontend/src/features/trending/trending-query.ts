import type { Trending } from '@360/contracts/trending';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getLinked } from '../../lib/api.ts';

export type TrendingStory = Trending['stories'][number];

const FRESH_MS = 60_000;

/** The stories that trend, highest first, and the names that rise. */
export const trendingQuery = infiniteQueryOptions({
  queryKey: ['trending'],
  initialPageParam: '/api/trending?limit=20',
  queryFn: async ({ pageParam, signal }) => {
    const { body, next } = await getLinked<Trending>(pageParam, signal);
    return { ...body, next: body.stories.length > 0 ? next : null };
  },
  getNextPageParam: (last) => last.next,
  staleTime: FRESH_MS,
});
