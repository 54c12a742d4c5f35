import type { Content } from '@360/contracts/content';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getJson, getLinked } from '../../lib/api.ts';
import type { PostsOf } from './posts-of.ts';

const PAGE = 20;
/** Others write meanwhile: an older list is asked for again when it is looked at. */
const FRESH_MS = 60_000;

export const postPath = ({ id }: Pick<Content, 'id'>): string => `/api/content/${encodeURIComponent(id)}`;

/** One post that the reader may see. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['posts', 'one', id],
    queryFn: ({ signal }) => getJson<Content>(postPath({ id }), signal),
    staleTime: FRESH_MS,
  });

/** Posts, the newest first, page after page along the server's `Link` headers. */
export const postsQuery = (of: PostsOf) =>
  infiniteQueryOptions({
    queryKey: ['posts', of],
    initialPageParam: `/api/content?limit=${PAGE}${of === 'all' ? '' : `&of=${of}`}`,
    queryFn: async ({ pageParam, signal }) => {
      const { body, next } = await getLinked<{ posts: Content[] }>(pageParam, signal);
      return { posts: body.posts, next };
    },
    getNextPageParam: ({ next }) => next,
    staleTime: FRESH_MS,
  });
