import {
  type AnomalyType,
  civProfileSchema,
  civStatusSchema,
  flaggedItemListSchema,
  reviewListSchema,
  verifiedBriefingListSchema,
} from '@360/contracts/civ';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { getJson } from '../../lib/api.ts';

/** Others review meanwhile: an older list is asked for again when it is looked at. */
const FRESH_MS = 60_000;

const next = <Page extends { next: string | null }>(last: Page): string | null => last.next;
const queryOf = (parts: Record<string, string | null>): string => {
  const named = Object.entries(parts).filter((part): part is [string, string] => Boolean(part[1]));
  return named.length === 0 ? '' : `?${new URLSearchParams(named)}`;
};

/** Who asks, and what they are in the community; `profile` is null where they have not joined. */
export const civProfileQuery = queryOptions({
  queryKey: ['civ', 'profile'],
  queryFn: async ({ signal }) => civProfileSchema.parse(await getJson('/api/civ/profile', signal)),
  staleTime: FRESH_MS,
});

/** How much is flagged and settled. */
export const civStatusQuery = queryOptions({
  queryKey: ['civ', 'status'],
  queryFn: async ({ signal }) => civStatusSchema.parse(await getJson('/api/civ/status', signal)),
});

/** What begins the key of every list of flagged items. */
export const FLAGGED_KEY = ['civ', 'flagged'] as const;

/** Open items of one kind of anomaly, or of all, the most severe first. */
export const flaggedQuery = (anomaly: AnomalyType | null) =>
  infiniteQueryOptions({
    queryKey: [...FLAGGED_KEY, anomaly],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) =>
      flaggedItemListSchema.parse(
        await getJson(`/api/civ/flagged-items${queryOf({ anomaly, cursor: pageParam })}`, signal),
      ),
    getNextPageParam: next,
    staleTime: FRESH_MS,
  });

/** Stories whose settled items were all upheld, the newest first. */
export const verifiedQuery = infiniteQueryOptions({
  queryKey: ['civ', 'verified'],
  initialPageParam: '',
  queryFn: async ({ pageParam, signal }) =>
    verifiedBriefingListSchema.parse(
      await getJson(`/api/civ/verified-briefings${queryOf({ cursor: pageParam })}`, signal),
    ),
  getNextPageParam: next,
  staleTime: FRESH_MS,
});

/** What members said of a settled item. */
export const reviewsQuery = (id: string) =>
  queryOptions({
    queryKey: ['civ', 'reviews', id],
    queryFn: async ({ signal }) =>
      reviewListSchema.parse(await getJson(`/api/civ/items/${encodeURIComponent(id)}/reviews`, signal)).reviews,
  });
export type Review = z.infer<typeof reviewListSchema>['reviews'][number];
