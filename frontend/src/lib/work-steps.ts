import type { BriefingStep } from '@360/contracts/briefings';
import type { StreamEvent } from '@360/contracts/events';
import type { ReportStep } from '@360/contracts/reports';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToEvents } from './event-stream.ts';

/** Something a queue makes for a reader. `progress` is the share done in percent. */
export interface Work {
  step: BriefingStep | ReportStep;
  progress: number;
}

const ENDED: ReadonlySet<Work['step']> = new Set(['done', 'failed', 'cancelled']);

export const isUnderWay = ({ step }: Pick<Work, 'step'>): boolean => !ENDED.has(step);

/** The stream tells of each step; what is missed of it is read with the next look. */
const LOOK_MS = 3_000;

/** For `refetchInterval`: looks again and again while work is under way. */
export const lookInterval = ({ state: { data } }: { state: { data: Work | undefined } }): number | false =>
  data && isUnderWay(data) ? LOOK_MS : false;

/**
 * Keeps what a query holds of a piece of work in step with the stream: progress at once, the whole once it has ended.
 * @param told what an event says of this work, null where it is about something else.
 */
export function useWorkEvents(key: QueryKey, told: (event: StreamEvent) => Work | null): void {
  const client = useQueryClient();
  useEffect(
    () =>
      listenToEvents((event) => {
        const news = told(event);
        if (!news) return;
        if (!isUnderWay(news)) return void client.invalidateQueries({ queryKey: key });
        client.setQueryData<Work>(key, (work) =>
          work && isUnderWay(work) ? { ...work, ...news, progress: Math.max(work.progress, news.progress) } : work,
        );
      }),
    [client, key, told],
  );
}
