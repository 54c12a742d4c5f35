import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { suggestionsQuery } from '../features/search-dialog/suggestions-query.ts';
import { createQueryClient } from './query-client.ts';

const DAY_MS = 24 * 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what was read once is not read again, however long ago', async () => {
  const client = createQueryClient();
  const queryFn = vi.fn(async () => 'read');
  const stop = new QueryObserver(client, { queryKey: ['x'], queryFn }).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(DAY_MS);
  window.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('focus'));
  await client.fetchQuery({ queryKey: ['x'], queryFn });
  expect(queryFn).toHaveBeenCalledTimes(1);
  stop();
});

test('a failure is not tried again', async () => {
  const queryFn = vi.fn(async () => Promise.reject(new Error('Later.')));
  await expect(createQueryClient().fetchQuery({ queryKey: ['y'], queryFn })).rejects.toThrow('Later.');
  await vi.advanceTimersByTimeAsync(DAY_MS);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('suggestions are good for five minutes', () => {
  expect(suggestionsQuery.staleTime).toBe(300_000);
});
