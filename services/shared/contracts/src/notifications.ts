import { z } from 'zod';
import { searchTypeSchema } from './search.ts';

export const NOTIFICATIONS_LIMIT_MAX = 50;
/** Unread notifications are counted so far. */
export const UNREAD_MAX = 1_000;

/** What a reader is told of. The page words it in the reader's language from these facts. */
export const notificationSchema = z.object({
  id: z.string(),
  kind: z.literal('saved-search'),
  at: z.iso.datetime(),
  read: z.boolean(),
  savedSearchId: z.string(),
  query: z.string(),
  /** Results that have come since the last notification of this search, at most 100. */
  count: z.int().min(1),
  /** The newest of them; the id of a story where `itemType` says so. */
  itemId: z.string(),
  itemType: searchTypeSchema,
  title: z.string(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** The query of `GET /api/notifications`; newest first, `cursor` as the `Link: rel="next"` header gives it. */
export const notificationsQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(NOTIFICATIONS_LIMIT_MAX).default(20),
  cursor: z.string().max(100).optional(),
});

/** The body of `POST /api/notifications/read`: those that are read now. */
export const notificationsReadSchema = z.union(
  [
    z.object({ ids: z.array(z.string().max(100)).min(1).max(NOTIFICATIONS_LIMIT_MAX) }),
    z.object({ all: z.literal(true) }),
  ],
  `Give the ids of at most ${NOTIFICATIONS_LIMIT_MAX} notifications, or all: true.`,
);
export type NotificationsRead = z.infer<typeof notificationsReadSchema>;

export const notificationListSchema = z.object({
  notifications: z.array(notificationSchema),
  unread: z.int().min(0),
});
export type NotificationList = z.infer<typeof notificationListSchema>;
