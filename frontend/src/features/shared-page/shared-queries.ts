import type { Reply, ShareCheck, SharePayload } from '@360/contracts/shares';
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { getLinked, postJson } from '../../lib/api.ts';

export const sharePath = (id: string): string => `/api/shares/${encodeURIComponent(id)}`;
export const replyPath = (id: string, replyId: string): string =>
  `${sharePath(id)}/replies/${encodeURIComponent(replyId)}`;

/** Whether the server vouches for what an address holds. */
export const checkQuery = (payload: string) =>
  queryOptions({
    queryKey: ['share-check', payload],
    queryFn: ({ signal }) => postJson<ShareCheck>('/api/shares/check', { payload }, signal),
  });

interface RepliesPage {
  replies: Reply[];
  next: string | null;
}

/** The replies to a shared page, newest first, page after page. */
export const repliesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['share-replies', id],
    initialPageParam: `${sharePath(id)}/replies`,
    queryFn: async ({ pageParam, signal }): Promise<RepliesPage> => {
      const { body, next } = await getLinked<{ replies: Reply[] }>(pageParam, signal);
      return { replies: body.replies, next };
    },
    getNextPageParam: ({ next }: RepliesPage) => next,
  });

const countedReplies = (check: ShareCheck | undefined, by: number) =>
  check && { ...check, replies: Math.max(0, check.replies + by) };

/** Puts a reply that was just written before the others. */
export function addReply(client: QueryClient, payload: string, shareId: string, reply: Reply): void {
  client.setQueryData<InfiniteData<RepliesPage, string>>(repliesQuery(shareId).queryKey, (data) => {
    const [first, ...others] = data?.pages ?? [];
    return data && first && { ...data, pages: [{ ...first, replies: [reply, ...first.replies] }, ...others] };
  });
  client.setQueryData<ShareCheck>(checkQuery(payload).queryKey, (check) => countedReplies(check, 1));
}

/** Drops a reply that is gone from the server. */
export function dropReply(client: QueryClient, payload: string, shareId: string, replyId: string): void {
  client.setQueryData<InfiniteData<RepliesPage, string>>(
    repliesQuery(shareId).queryKey,
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, replies: page.replies.filter(({ id }) => id !== replyId) })),
      },
  );
  client.setQueryData<ShareCheck>(checkQuery(payload).queryKey, (check) => countedReplies(check, -1));
}

/** How far a shared page can be trusted, as told by the server alone. Without a signature nothing is asked. */
export type Standing =
  | { name: 'checking' | 'stranger' }
  | { name: 'unchecked'; retry: () => void }
  | { name: 'verified' | 'revoked'; check: ShareCheck };

export function useStanding(payload: string, { id, signature }: SharePayload): Standing {
  const signed = id !== null && signature !== null;
  const { data: check, isError, refetch } = useQuery({ ...checkQuery(payload), enabled: signed });
  if (!signed) return { name: 'stranger' };
  if (check?.revoked) return { name: 'revoked', check };
  if (check) return check.valid ? { name: 'verified', check } : { name: 'stranger' };
  return isError ? { name: 'unchecked', retry: () => void refetch() } : { name: 'checking' };
}
