import type { Publisher } from '@360/contracts/publishers';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getPage, type Page } from '../../lib/api.ts';

/** The catalogue's publishers, page after page along the server's `Link` headers. */
export const publishersQuery = infiniteQueryOptions({
  queryKey: ['publishers'],
  initialPageParam: '/api/publishers?limit=100',
  queryFn: ({ pageParam, signal }) => getPage<Publisher>(pageParam, signal),
  getNextPageParam: (last: Page<Publisher>) => last.next,
});
