import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { showToast } from '../../lib/toast.ts';
import { startStrings } from '../../test/strings.ts';
import { Toaster } from './toaster.tsx';

beforeAll(() => startStrings());
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a line goes by itself after three seconds', async () => {
  render(<Toaster />);
  act(() => showToast({ kind: 'result', text: 'Saved' }));
  await pass(2_999);
  screen.getByText('Saved');
  await pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('it stays while the pointer rests on it, and has its three seconds again afterwards', async () => {
  render(<Toaster />);
  act(() => showToast({ kind: 'result', text: 'Saved' }));
  const line = screen.getByText('Saved');
  fireEvent.pointerEnter(line);
  await pass(10_000);
  fireEvent.pointerLeave(screen.getByText('Saved'));
  await pass(2_999);
  screen.getByText('Saved');
  await pass(1);
  expect(screen.queryByText('Saved')).toBeNull();
});
