import type { Reading } from '@360/contracts/account';
import { queryOptions } from '@tanstack/react-query';
import { sendActivity } from '../../lib/activity-queue.ts';
import { getJson } from '../../lib/api.ts';
import { zoneQuery } from '../../lib/time-zone.ts';

/** How the reader reads, in days of this place. What waits to be told is told before, so that it counts. */
export const readingQuery = queryOptions({
  queryKey: ['profile', 'reading'],
  staleTime: 0,
  queryFn: async ({ signal }) => {
    await sendActivity();
    return getJson<Reading>(`/api/profile/reading?${zoneQuery()}`, signal);
  },
});
