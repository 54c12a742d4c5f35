import type { NewsItem } from '@360/contracts/news';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FeedData } from '../../lib/queries.ts';
import { useUnmuted } from '../../lib/use-unmuted.ts';
import { nearestLoaded } from './nearest-loaded.ts';
import { limitOf, type RelatedSubject, relatedQuery } from './related-query.ts';

export interface Related {
  state: 'loading' | 'ready' | 'failed';
  /** Where the server did not tell them, those of the loaded feed. */
  items: readonly NewsItem[];
  /** How many the reader's settings leave out. */
  hidden: number;
  retry: () => void;
}

const NONE: readonly NewsItem[] = [];

/** The items of every feed that this page has loaded, each once. */
function loadedItems(client: QueryClient): NewsItem[] {
  const feeds = client.getQueriesData<FeedData>({ queryKey: ['news'] });
  const loaded = feeds.flatMap(([, feed]) => feed?.pages.flatMap(({ rows }) => rows) ?? []);
  return [...new Map(loaded.map((item) => [item.id, item])).values()];
}

/** What is related to a report, without what is muted; asked for once `wanted`. */
export function useRelated(subject: RelatedSubject, wanted: boolean): Related {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({ ...relatedQuery(subject), enabled: wanted });
  const came = useMemo(() => data ?? (isError ? loadedItems(client) : NONE), [data, isError, client]);
  const { shown, hidden, waiting } = useUnmuted(came);
  const retry = () => void refetch();
  if (waiting || !(data || isError)) return { state: 'loading', items: NONE, hidden: 0, retry };
  if (data) return { state: 'ready', items: shown, hidden, retry };
  const nearest = nearestLoaded(subject, shown).slice(0, limitOf(subject));
  return { state: 'failed', items: nearest, hidden: 0, retry };
}
