import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LANGUAGES } from '../../lib/i18n.ts';
import { startStrings } from '../../test/strings.ts';
import { Tour } from './tour.tsx';
import { askForTour, tourCompleted } from './tour-flag.ts';
import { TourPlace } from './tour-place.tsx';
import { TOUR_STEPS } from './tour-steps.ts';

const heading = () => within(screen.getByRole('dialog')).getByRole('heading').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const bar = () => screen.getByRole('progressbar');

beforeEach(() => startStrings());
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

test('seven steps lead from the welcome to the feed, and the bar tells how far', () => {
  render(<Tour onEnd={() => undefined} />);
  const seen = [heading()];
  expect((screen.getByRole('button', { name: 'Previous' }) as HTMLButtonElement).disabled).toBe(true);
  expect(bar().getAttribute('aria-valuenow')).toBe('1');
  for (let step = 1; step < TOUR_STEPS.length; step++) {
    press('Next');
    seen.push(heading());
  }
  expect(new Set(seen).size).toBe(7);
  expect(bar().getAttribute('aria-valuetext')).toBe('Step 7 of 7');
  press('Previous');
  expect(heading()).toBe(seen[5]);
});

test('back on the first step, the focus is on the button that can be pressed', () => {
  render(<Tour onEnd={() => undefined} />);
  press('Next');
  press('Previous');
  expect(document.activeElement?.textContent).toBe('Next');
});

test('each step after the first is told to those who hear it', () => {
  render(<Tour onEnd={() => undefined} />);
  expect(screen.getByRole('status').textContent).toBe('');
  press('Next');
  expect(screen.getByRole('status').textContent).toMatch(/^Step 2 of 7\. The featured story\./);
});

test('Finish says that it is complete, and ends a second later', () => {
  vi.useFakeTimers();
  const end = vi.fn();
  render(<Tour onEnd={end} />);
  for (let step = 1; step < TOUR_STEPS.length; step++) press('Next');
  press('Finish');
  expect(screen.getByRole('status').textContent).toBe('Tutorial Complete!');
  act(() => void vi.advanceTimersByTime(999));
  expect(end).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(end).toHaveBeenCalledOnce();
});

test.each(['Skip', 'Close the tour'])('%s ends it', (name) => {
  const end = vi.fn();
  render(<Tour onEnd={end} />);
  press(name);
  expect(end).toHaveBeenCalledOnce();
});

test('Esc ends it', () => {
  const end = vi.fn();
  render(<Tour onEnd={end} />);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(end).toHaveBeenCalledOnce();
});

test('a step lights what it tells of, and stands in the middle where that is not on the page', () => {
  const feed = document.createElement('section');
  feed.dataset.tour = 'feed';
  feed.getBoundingClientRect = () => new DOMRect(600, 60, 400, 500);
  document.body.append(feed);
  render(<Tour onEnd={() => undefined} />);
  const lit = () => document.querySelector<HTMLElement>('.tour-lit')?.style;
  press('Next');
  expect(lit()?.left).toBe('50%');
  for (let step = 2; step < TOUR_STEPS.length; step++) press('Next');
  expect(lit()?.left).toBe('594px');
  expect(lit()?.width).toBe('412px');
  feed.remove();
});

test.each(LANGUAGES)('every step is told in %s', async (language) => {
  await startStrings(language);
  render(<Tour onEnd={() => undefined} />);
  const dialog = screen.getByRole('dialog');
  for (const { id } of TOUR_STEPS) {
    expect(dialog.textContent, id).not.toMatch(/tour\./);
    fireEvent.click(dialog.querySelector('.btn-primary') as Element);
  }
  expect(dialog.textContent).not.toMatch(/tour\./);
});

test('it begins some time after the page has loaded, and never for those who have had it', async () => {
  vi.useFakeTimers();
  tourCompleted.set(true);
  const { rerender } = render(<TourPlace home />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => tourCompleted.set(false));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  await screen.findByRole('dialog');
  press('Skip');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('tour-completed')).toBe('true');
  rerender(<TourPlace home={false} />);
  act(() => askForTour());
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(<TourPlace home />);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('it does not take the page from under a reader who types', async () => {
  vi.useFakeTimers();
  tourCompleted.set(false);
  render(
    <>
      <input aria-label="Search" />
      <TourPlace home />
    </>,
  );
  screen.getByLabelText('Search').focus();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByRole('dialog')).toBeNull();
});
