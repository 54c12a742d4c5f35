import type { ActivityEntry } from '@360/contracts/activity';
import type { ProfileRepo } from '../profile/profile.repo.ts';
import type { SettingsRepo } from '../settings/settings.repo.ts';
import type { ActivityRepo } from './activity.repo.ts';
import { takeIn } from './take-in.ts';

interface Parts {
  activity: Pick<ActivityRepo, 'add'>;
  settings: Pick<SettingsRepo, 'of'>;
  profiles: Pick<ProfileRepo, 'join'>;
}

/**
 * Keeps what a reader did, and how many of it were not kept before: none where the reader wants none kept. A reader of
 * whom something is kept for the first time joins by it.
 */
export const createKeepActivity =
  ({ activity, settings, profiles }: Parts) =>
  async (sub: string, entries: ActivityEntry[], now: Date): Promise<number> => {
    const { keepActivity } = await settings.of(sub);
    const kept = keepActivity ? await activity.add(sub, takeIn(sub, entries, now), now) : 0;
    if (kept > 0) await profiles.join(sub, now);
    return kept;
  };
export type KeepActivity = ReturnType<typeof createKeepActivity>;
