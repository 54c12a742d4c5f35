import type { LiveChannel } from '@360/contracts/news';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useSearch,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { filterFromSearch } from '../lib/feed-filter.ts';
import { json, stubServer } from '../test/framed.tsx';
import { usePageEvents } from './use-page-events.ts';

const told = vi.fn();
const listener = (event: Event) => told((event as CustomEvent).detail);
const channel: LiveChannel = {
  ...{ id: 'dw', name: 'DW News', subject: '', country: 'DE', language: 'en', website: 'https://dw.example' },
  embedUrl: 'https://www.youtube-nocookie.com/embed/pqabxBKzZ6M?autoplay=1',
};

beforeEach(() => {
  told.mockClear();
  window.addEventListener('categoryChange', listener);
  stubServer(() => json([channel]));
});
afterEach(() => {
  window.removeEventListener('categoryChange', listener);
  vi.unstubAllGlobals();
});

function Frame() {
  usePageEvents(filterFromSearch(useSearch({ strict: false })));
  return <Outlet />;
}

async function visit(address: string) {
  const root = createRootRoute({ component: Frame, validateSearch: filterFromSearch });
  const paths = ['/', '/library', '/item/$itemId', '/live/$channelId'];
  const router = createRouter({
    routeTree: root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path }))),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await act(async () => {
    render(
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>,
    );
  });
  return { router, address: () => router.state.location.href };
}

const dispatch = (name: string, detail: unknown) =>
  act(async () => void window.dispatchEvent(new CustomEvent(name, { detail })));
const post = (data: unknown, origin = location.origin) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { data, origin })));

test.each(['newsSelected', 'headerSearchSelect'])('%s shows the report, and the feed keeps its list', async (name) => {
  const { address } = await visit('/?category=politics');
  await dispatch(name, { id: 'i1', title: 'Sea gate failed' });
  expect(address()).toBe('/item/i1?category=politics');
});

test('a category that is asked for becomes the list, on whatever page; one that does not exist changes nothing', async () => {
  const { address } = await visit('/library');
  await dispatch('categoryChange', 'politics');
  expect(address()).toBe('/library?category=politics');
  await dispatch('categoryChange', 'country-uk');
  expect(address()).toBe('/library?country=uk');
  for (const wrong of ['gardening', null, 7]) await dispatch('categoryChange', wrong);
  expect(address()).toBe('/library?country=uk');
  await dispatch('categoryChange', '');
  expect(address()).toBe('/library');
});

test('a list that the reader chooses is told once, also along the history; one that was asked for is not told back', async () => {
  const { router } = await visit('/');
  await act(() => router.navigate({ to: '/', search: { category: 'science' } as never }));
  await act(() => router.navigate({ to: '/', search: { country: 'usa' } as never }));
  await act(async () => router.history.back());
  expect(told.mock.calls).toEqual([['science'], ['country-usa'], ['science']]);
  told.mockClear();
  await dispatch('categoryChange', 'health');
  expect(told.mock.calls).toEqual([['health']]);
});

test('a window of the product opens a report or a channel; another origin opens nothing', async () => {
  const { address } = await visit('/');
  await post({ type: 'news-item-selected', item: { id: 'i1' } }, 'https://evil.example');
  await post(null);
  await post({ type: 'live-stream-selected', title: 'Nobody', videoId: 'unknown' });
  expect(address()).toBe('/');
  await post({ type: 'NEWS_ITEM_SELECTED', item: { id: 'i1' } });
  expect(address()).toBe('/item/i1');
  await post({ type: 'live-stream-selected', title: 'DW News', videoId: 'pqabxBKzZ6M' });
  await vi.waitFor(() => expect(address()).toBe('/live/dw'));
});
