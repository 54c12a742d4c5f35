import type { Suggestion } from '@360/contracts/search';
import { queryOptions } from '@tanstack/react-query';
import { getJson } from '../../lib/api.ts';

const FRESH_MS = 5 * 60_000;

/** What others search for. Good for five minutes; a failure is tried once more. */
export const suggestionsQuery = queryOptions({
  queryKey: ['search', 'suggestions'],
  queryFn: async ({ signal }) =>
    (await getJson<{ suggestions: Suggestion[] }>('/api/search/suggestions', signal)).suggestions,
  staleTime: FRESH_MS,
  retry: 1,
});
