import type { PaymentIntentResponse } from '@360/contracts/billing';
import type { StreamEvent } from '@360/contracts/events';
import { REPORT_CENTS } from '@360/contracts/plans';
import type { Report, ReportRequest } from '@360/contracts/reports';
import { infiniteQueryOptions, queryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { getJson, postJson, send } from '../../lib/api.ts';
import { isUnderWay, lookInterval, useWorkEvents, type Work } from '../../lib/work-steps.ts';

/** The answer of `reportListSchema`. */
export interface ReportList {
  reports: Report[];
  next: string | null;
}

export const reportPath = (id: string): string => `/api/reports/${encodeURIComponent(id)}`;

/** One report of the reader; looked at again and again until it is made. */
export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['report', id],
    queryFn: ({ signal }) => getJson<Report>(reportPath(id), signal),
    refetchInterval: lookInterval,
  });

const LIST_LOOK_MS = 10_000;
const FIRST_PAGE = '/api/reports';

/** The reader's own reports, the newest first. */
export const reportsQuery = infiniteQueryOptions({
  queryKey: ['reports'],
  initialPageParam: FIRST_PAGE,
  queryFn: ({ pageParam, signal }) => getJson<ReportList>(pageParam, signal),
  getNextPageParam: ({ next }) => (next === null ? null : `${FIRST_PAGE}?cursor=${encodeURIComponent(next)}`),
  staleTime: 0,
  refetchInterval: ({ state: { data } }) =>
    data?.pages.some(({ reports }) => reports.some(isUnderWay)) ? LIST_LOOK_MS : false,
});

/** A report as it comes to be; null asks for none. */
export function useReport(id: string | null) {
  const query = useMemo(() => reportQuery(id ?? ''), [id]);
  const told = useCallback(
    (event: StreamEvent): Work | null =>
      event.type === 'report.progress' && event.reportId === id ? { step: event.step, progress: event.progress } : null,
    [id],
  );
  useWorkEvents(query.queryKey, told);
  return useQuery({ ...query, enabled: id !== null });
}

/** Has a report made. @throws ApiError with status 402 where it has to be bought first. */
export const askForReport = (request: ReportRequest): Promise<Report> =>
  postJson('/api/professional-report/generate', request);

const CENTS = 100;

/** Begins the purchase of one report. @param returnTo where a page of the payment provider leads back to. @throws ApiError */
export const buyReport = (reportId: string, returnTo: string): Promise<PaymentIntentResponse> =>
  postJson('/api/create-payment-intent', { amount: REPORT_CENTS / CENTS, reportId, returnTo });

/** Ends the making of a report. @throws ApiError */
export const cancelReport = (id: string): Promise<void> => send('POST', `${reportPath(id)}/cancel`);

/** Has a report that failed made once more. @throws ApiError */
export const retryReport = (id: string): Promise<void> => send('POST', `${reportPath(id)}/retry`);
