import type { NotificationList } from '@360/contracts/notifications';
import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';
import { getLinked } from '../../lib/api.ts';

interface NotificationPage extends NotificationList {
  /** Address of the earlier ones; null at the end. */
  next: string | null;
}
export type NotificationPages = InfiniteData<NotificationPage>;

/** The stream may have been cut for a while, so that what is older is asked for again when it is looked at. */
const FRESH_MS = 60_000;

/** What the reader was told, newest first; how much of it is unread stands on the first page. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: ['notifications'],
  initialPageParam: '/api/notifications',
  queryFn: async ({ pageParam, signal }): Promise<NotificationPage> => {
    const { body, next } = await getLinked<NotificationList>(pageParam, signal);
    return { ...body, next: body.notifications.length === 0 ? null : next };
  },
  getNextPageParam: (last) => last.next,
  staleTime: FRESH_MS,
});
