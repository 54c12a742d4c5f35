import type { ActivityRepo } from '../activity/activity.repo.ts';
import type { FollowRepo } from '../follows/follow.repo.ts';
import type { SavedItemRepo } from '../library/saved-item.repo.ts';
import type { NotificationRepo } from '../notifications/notification.repo.ts';

export interface ForgetParts {
  saved: Pick<SavedItemRepo, 'emptyItems' | 'emptyOutlet'>;
  activity: Pick<ActivityRepo, 'forgetTitles'>;
  notifications: Pick<NotificationRepo, 'removeItems'>;
  follows: Pick<FollowRepo, 'removePublisher'>;
}

/** Takes what is held of a publisher that opts out from all readers. Saved reports are emptied, a line of each stays. */
export const createForget = ({ saved, activity, notifications, follows }: ForgetParts) => ({
  items: async (itemIds: string[]): Promise<void> => {
    await saved.emptyItems(itemIds);
    await activity.forgetTitles(itemIds);
    await notifications.removeItems(itemIds);
  },
  publisher: async (publisherId: string): Promise<void> => {
    await saved.emptyOutlet(publisherId);
    await follows.removePublisher(publisherId);
  },
});
export type Forget = ReturnType<typeof createForget>;
