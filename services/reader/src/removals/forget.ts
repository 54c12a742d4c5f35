import type { Removed } from '@360/chassis/follow-removals';
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
export const createForget =
  ({ saved, activity, notifications, follows }: ForgetParts) =>
  async (removed: Removed): Promise<void> => {
    if ('outletId' in removed) {
      await saved.emptyOutlet(removed.outletId);
      await follows.removePublisher(removed.outletId);
      return;
    }
    await saved.emptyItems(removed.itemIds);
    await activity.forgetTitles(removed.itemIds);
    await notifications.removeItems(removed.itemIds);
  };
