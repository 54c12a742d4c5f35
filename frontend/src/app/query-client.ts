import { QueryClient } from '@tanstack/react-query';

/** Cached data never goes stale, nothing is fetched again on focus, and a failure is shown with a way to retry. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 30 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        networkMode: 'always',
      },
    },
  });
