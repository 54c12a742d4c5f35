import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import { addStrings } from './strings.ts';
import { useToasts } from './toast.ts';
import { useCopied } from './use-copied.ts';

beforeAll(() => addStrings('en', en));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const start = () => renderHook(() => ({ copied: useCopied(), toasts: useToasts() })).result;

test('a copied text lies on the clipboard, and that is said for two seconds', async () => {
  const hook = start();
  expect(hook.current.copied[0]).toBe(false);
  expect(await act(() => hook.current.copied[1]('360-proof'))).toBe(true);
  expect(await navigator.clipboard.readText()).toBe('360-proof');
  act(() => vi.advanceTimersByTime(1_999));
  expect(hook.current.copied[0]).toBe(true);
  act(() => vi.advanceTimersByTime(1));
  expect(hook.current.copied[0]).toBe(false);
});

test('where the browser lets nothing be copied, readers are told so instead', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  document.execCommand = () => false;
  const hook = start();
  expect(await act(() => hook.current.copied[1]('360-proof'))).toBe(false);
  expect(hook.current.copied[0]).toBe(false);
  expect(hook.current.toasts).toMatchObject([{ kind: 'failure', text: en.share.failed }]);
});
