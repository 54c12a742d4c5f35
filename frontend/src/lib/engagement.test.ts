import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportEngagement, useOpened } from './engagement.ts';

/** What left the page: address and body of each call. */
let sent: [string, unknown][];
const answer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  sent = [];
  answer.mockResolvedValue(new Response(null, { status: 204 }));
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push([path, JSON.parse(String(init.body))]);
    return answer();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = (id: string): [string, unknown] => [`/api/items/${id}/engagement`, { action: 'open' }];

test('a report counts as opened once, after two seconds on screen', () => {
  const { rerender } = renderHook(({ id }: { id: string | null }) => useOpened(id), {
    initialProps: { id: null as string | null },
  });
  rerender({ id: 'one' });
  vi.advanceTimersByTime(1_999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  rerender({ id: 'one' });
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([open('one')]);
});

test('a report that is passed over does not count', () => {
  const { rerender, unmount } = renderHook(({ id }) => useOpened(id), { initialProps: { id: 'one' } });
  vi.advanceTimersByTime(1_500);
  rerender({ id: 'two' });
  vi.advanceTimersByTime(1_500);
  unmount();
  vi.advanceTimersByTime(60_000);
  expect(sent).toEqual([]);
});

test('no failure reaches the reader', async () => {
  answer.mockRejectedValue(new TypeError('no network'));
  reportEngagement('one', 'share');
  await vi.runAllTimersAsync();
  expect(sent).toEqual([['/api/items/one/engagement', { action: 'share' }]]);
});
