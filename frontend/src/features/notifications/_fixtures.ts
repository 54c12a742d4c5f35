import { type Notification, notificationSchema } from '@360/contracts/notifications';
import type { NotificationPages } from './notifications-query.ts';

/** A notification of which only what a test speaks of is worth saying. */
export const notificationOf = (part: Partial<Notification> & Pick<Notification, 'id'>): Notification =>
  notificationSchema.parse({
    kind: 'saved-search',
    at: new Date().toISOString(),
    read: false,
    savedSearchId: 's1',
    query: 'tarn barrier',
    count: 2,
    itemType: 'article',
    itemId: 'i1',
    title: 'Sea gate failed',
    ...part,
  });

export const pagesOf = (notifications: Notification[], { unread }: { unread: number }): NotificationPages => ({
  pages: [{ notifications, unread, next: null }],
  pageParams: ['/api/notifications'],
});
