import { useEffect, useMemo, useState } from 'react';
import { useHistoryKey } from '../../lib/use-history-key.ts';
import { type FeedPlace, feedPlaces, holdsPlace, placeKey } from './feed-places.ts';
import type { FeedList } from './use-feed.ts';

/** So long the reader waits for a place far down; then the list starts at its top. */
const PATIENCE_MS = 5_000;

/** Whether more of the list may still bring the place: it may have slid one page down while new items came in. */
const mayCome = (feed: FeedList, place: FeedPlace): boolean =>
  feed.more === 'loading' || (feed.more === 'yes' && feed.pages <= place.pages);

/**
 * Fetches a list as far as the place at which the reader left it before a reload.
 * @returns whether it is still on its way there, so that nothing else of the list is to be drawn before
 */
export function useFeedReturn(feed: FeedList, list: string): boolean {
  const key = useHistoryKey();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list returns when it comes up, not with each page beside it
  const place = useMemo(() => feedPlaces.get(placeKey(key, list)) ?? null, [list]);
  const [settled, settle] = useState<FeedPlace | null>(null);
  const sought = feed.state === 'ready' && settled !== place ? place : null;
  const returning = sought !== null && !holdsPlace(feed.items, sought) && mayCome(feed, sought);
  const { more, loadMore } = feed;
  useEffect(() => {
    if (sought && !returning) settle(sought);
    if (returning && more === 'yes') loadMore();
  }, [sought, returning, more, loadMore]);
  useEffect(() => {
    if (!returning) return;
    const timer = setTimeout(() => settle(place), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [returning, place]);
  return returning;
}
