import type { Notification } from '@360/contracts/notifications';
import type { NotificationDoc } from './notification.model.ts';

export const presentNotification = ({ _id, at, ...doc }: NotificationDoc): Notification => ({
  id: _id,
  kind: doc.kind,
  at: at.toISOString(),
  read: doc.read,
  savedSearchId: doc.savedSearchId,
  query: doc.query,
  count: doc.count,
  itemId: doc.itemId,
  itemType: doc.itemType,
  title: doc.title,
});
