import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import type { NewsItem } from '@360/contracts/news';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';
import { settings } from '../../lib/settings-store.ts';
import { json, stubServer } from '../../test/framed.tsx';
import { useFeed } from './use-feed.ts';

const item = (id: string, title: string, outlet: string) =>
  ({ id, title, summary: '', outlet: { id: outlet, name: outlet } }) as unknown as NewsItem;
const items = [
  item('a', 'Gate jams at high tide', 'courier'),
  item('b', 'Orsund win the derby', 'courier'),
  item('c', 'Rail plan dropped', 'quay'),
];

beforeEach(() => {
  settings.set(DEFAULT_SETTINGS);
  stubServer(() => json(items));
});
afterEach(() => vi.unstubAllGlobals());

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={createQueryClient()}>{children}</QueryClientProvider>
);

test('muted outlets and words are left out of the feed, and counted; it is never drawn with them first', async () => {
  settings.set({ ...DEFAULT_SETTINGS, mutedSources: ['quay'], mutedWords: ['Derby'] });
  const seen: string[] = [];
  const { result } = renderHook(
    () => {
      const feed = useFeed({});
      if (feed.state === 'ready') seen.push(feed.items.map(({ id }) => id).join());
      return feed;
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.state).toBe('ready'));
  expect(new Set(seen)).toEqual(new Set(['a']));
  expect(result.current.hidden).toBe(2);
});

test('a change of the settings changes the list as it stands', async () => {
  const { result } = renderHook(() => useFeed({}), { wrapper });
  await waitFor(() => expect(result.current.items).toHaveLength(3));
  await act(async () => settings.set({ ...DEFAULT_SETTINGS, mutedSources: ['courier'] }));
  await waitFor(() => expect(result.current.items.map(({ id }) => id)).toEqual(['c']));
  await act(async () => settings.set(DEFAULT_SETTINGS));
  expect(result.current.items).toHaveLength(3);
  expect(result.current.hidden).toBe(0);
});
