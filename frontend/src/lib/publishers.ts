import type { Publisher } from '@360/contracts/publishers';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getPage, type Page } from './api.ts';

/** The catalogue's publishers, page after page along the server's `Link` headers. */
export const publishersQuery = infiniteQueryOptions({
  queryKey: ['publishers'],
  initialPageParam: '/api/publishers?limit=100',
  queryFn: ({ pageParam, signal }) => getPage<Publisher>(pageParam, signal),
  getNextPageParam: (last: Page<Publisher>) => last.next,
});

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Publishers by what a reader types of a name or an address; case and accents make no difference. */
export function findPublishers(publishers: readonly Publisher[], typed: string): readonly Publisher[] {
  const wanted = plain(typed).trim();
  if (wanted === '') return publishers;
  return publishers.filter(({ name, site }) => plain(`${name} ${URL.parse(site)?.host ?? ''}`).includes(wanted));
}
