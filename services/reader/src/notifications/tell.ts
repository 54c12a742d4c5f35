import type { StreamEvent } from '@360/contracts/events';
import type { NotificationDoc } from './notification.model.ts';
import type { NotificationRepo } from './notification.repo.ts';
import { presentNotification } from './present-notification.ts';

interface Parts {
  notifications: NotificationRepo;
  publish: (event: StreamEvent) => Promise<void>;
}

/** Keeps a notification for its reader and tells the reader's open pages. May be repeated: there is still one. */
export const createTell =
  ({ notifications, publish }: Parts) =>
  async (notification: NotificationDoc): Promise<void> => {
    await notifications.add(notification);
    await publish({ type: 'notification', to: notification.sub, notification: presentNotification(notification) });
  };
export type Tell = ReturnType<typeof createTell>;
