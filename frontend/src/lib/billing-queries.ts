import type { BillingStatus, PendingPayment } from '@360/contracts/billing';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getJson } from './api.ts';
import { listenToEvents } from './event-stream.ts';

/** Every query about what the reader has and has paid begins with it. */
export const BILLING_KEY = ['billing'] as const;

const billingQuery = queryOptions({
  queryKey: [...BILLING_KEY, 'status'],
  queryFn: ({ signal }) => getJson<BillingStatus>('/api/billing', signal),
  staleTime: 0,
});

/** What the reader has and how it is paid for, read anew whenever the server says that it has changed. */
export function useBilling() {
  const client = useQueryClient();
  useEffect(
    () =>
      listenToEvents(({ type }) => {
        if (type === 'billing.changed') void client.invalidateQueries({ queryKey: BILLING_KEY });
      }),
    [client],
  );
  return useQuery(billingQuery);
}

/** What a payment form is for; never shown from an earlier look, since it may be paid by now. */
export const pendingPaymentQuery = (clientSecret: string) =>
  queryOptions({
    queryKey: ['payment', clientSecret],
    queryFn: ({ signal }) =>
      getJson<PendingPayment>(`/api/billing/payments/${encodeURIComponent(clientSecret)}`, signal),
    staleTime: 0,
    gcTime: 0,
  });
