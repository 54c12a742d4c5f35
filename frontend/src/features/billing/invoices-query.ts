import type { Invoice } from '@360/contracts/billing';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getJson, type Page } from '../../lib/api.ts';
import { BILLING_KEY } from '../../lib/billing-queries.ts';

const PATH = '/api/billing/invoices';

/** What the reader has paid for, newest first. */
export const invoicesQuery = infiniteQueryOptions({
  queryKey: [...BILLING_KEY, 'invoices'],
  staleTime: 0,
  initialPageParam: '',
  queryFn: async ({ pageParam, signal }): Promise<Page<Invoice>> => {
    const path = pageParam ? `${PATH}?cursor=${encodeURIComponent(pageParam)}` : PATH;
    const { invoices, next } = await getJson<{ invoices: Invoice[]; next: string | null }>(path, signal);
    return { rows: invoices, next: invoices.length > 0 ? next : null };
  },
  getNextPageParam: (last: Page<Invoice>) => last.next,
});
