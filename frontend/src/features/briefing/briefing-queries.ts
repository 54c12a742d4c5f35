import type { Briefing, BriefingRequest } from '@360/contracts/briefings';
import type { StreamEvent } from '@360/contracts/events';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { getJson, postJson, send } from '../../lib/api.ts';
import { isUnderWay, lookInterval, useWorkEvents, type Work } from '../../lib/work-steps.ts';

export type BriefingRow = Pick<Briefing, 'id' | 'subject' | 'persona' | 'step' | 'progress' | 'createdAt'>;

export const briefingPath = (id: string): string => `/api/briefings/${encodeURIComponent(id)}`;

/** One briefing of the reader; looked at again and again until it is written. */
export const briefingQuery = (id: string) =>
  queryOptions({
    queryKey: ['briefing', id],
    queryFn: ({ signal }) => getJson<Briefing>(briefingPath(id), signal),
    refetchInterval: lookInterval,
  });

const LIST_LOOK_MS = 10_000;

/** The reader's own briefings, the newest first. */
export const briefingsQuery = queryOptions({
  queryKey: ['briefings'],
  queryFn: async ({ signal }) => (await getJson<{ briefings: BriefingRow[] }>('/api/briefings', signal)).briefings,
  staleTime: 0,
  refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? LIST_LOOK_MS : false),
});

/** A briefing as it comes to be; null asks for none. */
export function useBriefing(id: string | null) {
  const query = useMemo(() => briefingQuery(id ?? ''), [id]);
  const told = useCallback(
    (event: StreamEvent): Work | null =>
      event.type === 'briefing.progress' && event.briefingId === id
        ? { step: event.step, progress: event.progress }
        : null,
    [id],
  );
  useWorkEvents(query.queryKey, told);
  return useQuery({ ...query, enabled: id !== null });
}

/** Has a briefing made. @throws ApiError */
export const askForBriefing = async (request: BriefingRequest): Promise<string> =>
  (await postJson<{ briefingId: string }>('/api/generate-briefing', request)).briefingId;

/** Has a briefing that failed made once more. @throws ApiError */
export const retryBriefing = (id: string): Promise<void> => send('POST', `${briefingPath(id)}/retry`);

/** Ends the making of a briefing. @throws ApiError */
export const cancelBriefing = (id: string): Promise<void> => send('POST', `${briefingPath(id)}/cancel`);
