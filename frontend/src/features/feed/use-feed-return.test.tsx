import type { NewsItem } from '@360/contracts/news';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { feedPlaces, placeKey } from './feed-places.ts';
import type { FeedList } from './use-feed.ts';
import { useFeedReturn } from './use-feed-return.ts';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) });
const wrapper = ({ children }: { children: ReactNode }) => (
  <RouterContextProvider router={router as never}>{children}</RouterContextProvider>
);
const loadMore = vi.fn();
const feedOf = (ids: string, pages: number, more: FeedList['more'] = 'yes'): FeedList => ({
  items: [...ids].map((id) => ({ id }) as NewsItem),
  hidden: 0,
  state: 'ready',
  more,
  pages,
  loadMore,
  retry: () => undefined,
});

/** A list that was left with `seen` in its window, after so many pages had been fetched. */
function show(seen: string, leftPages: number, feed: FeedList) {
  const items = [...seen].map((id): [string, number] => [id, 0]);
  feedPlaces.set(placeKey(router.state.location.state.__TSR_key ?? '', ''), { items, index: 300, pages: leftPages });
  return renderHook(({ now }) => useFeedReturn(now, ''), { wrapper, initialProps: { now: feed } });
}

afterEach(() => {
  feedPlaces.clear();
  loadMore.mockClear();
  vi.useRealTimers();
});

test('a list that was left at its top is drawn at once', () => {
  const { result } = renderHook(() => useFeedReturn(feedOf('abc', 1), ''), { wrapper });
  expect([result.current, loadMore.mock.calls.length]).toEqual([false, 0]);
});

test('pages are fetched until the place is there, and then no more of them', () => {
  const { result, rerender } = show('xy', 3, feedOf('abc', 1));
  expect([result.current, loadMore.mock.calls.length]).toEqual([true, 1]);
  rerender({ now: feedOf('abc', 1, 'loading') });
  expect([result.current, loadMore.mock.calls.length]).toEqual([true, 1]);
  rerender({ now: feedOf('abcdef', 2) });
  expect([result.current, loadMore.mock.calls.length]).toEqual([true, 2]);
  rerender({ now: feedOf('abcdefxyz', 3) });
  expect([result.current, loadMore.mock.calls.length]).toEqual([false, 2]);
  // What goes later is no reason to seek it again.
  rerender({ now: feedOf('abcdef', 3) });
  expect([result.current, loadMore.mock.calls.length]).toEqual([false, 2]);
});

test.each([
  ['one page more than there were has not brought it', feedOf('abc', 4)],
  ['the list is at its end', feedOf('abc', 1, 'no')],
  ['a page cannot be had', feedOf('abc', 1, 'failed')],
])('it is given up where %s', (_, feed) => {
  const { result } = show('xy', 3, feed);
  expect([result.current, loadMore.mock.calls.length]).toEqual([false, 0]);
});

test('nobody waits longer than five seconds for it', () => {
  vi.useFakeTimers();
  const { result } = show('xy', 3, feedOf('abc', 1, 'loading'));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(result.current).toBe(false);
});
