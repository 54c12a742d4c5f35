import type { Notification } from '@360/contracts/notifications';
import type { NotificationPages } from './notifications-query.ts';

/** Results of one notification are counted no further. */
export const COUNTED_TO = 100;

/** The pages with one that has just come on top; the same pages where it stands there already. */
export function withArrival(pages: NotificationPages, arrival: Notification): NotificationPages {
  const [first, ...more] = pages.pages;
  if (!first || pages.pages.some(({ notifications }) => notifications.some(({ id }) => id === arrival.id)))
    return pages;
  const notifications = [arrival, ...first.notifications];
  return { ...pages, pages: [{ ...first, notifications, unread: first.unread + (arrival.read ? 0 : 1) }, ...more] };
}

/** The pages once some, or all, are read. */
export function withRead(pages: NotificationPages, which: readonly string[] | 'all'): NotificationPages {
  const isRead = ({ id }: Notification) => which === 'all' || which.includes(id);
  const news = pages.pages.flatMap(({ notifications }) => notifications).filter((one) => !one.read && isRead(one));
  return {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      unread: which === 'all' ? 0 : Math.max(0, page.unread - news.length),
      notifications: page.notifications.map((one) => (isRead(one) ? { ...one, read: true } : one)),
    })),
  };
}
