import type { SavedItem } from '@360/contracts/library';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { untoldSaves } from '../../lib/saved-marks.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { WatchLaterPage } from './watch-later-page.tsx';

const savedOf = (id: string, over: Partial<SavedItem> = {}): SavedItem => ({
  id,
  title: `Report ${id}`,
  summary: 'What it says.',
  type: 'article',
  sourceName: 'Northlight',
  sourceUrl: 'https://northlight.example/1',
  publishedAt: '2026-01-05T07:15:00.000Z',
  savedAt: new Date().toISOString(),
  thumbnail: null,
  duration: null,
  storyId: null,
  collections: [],
  removed: false,
  ...over,
});

let items: SavedItem[] | null;
let server: ReturnType<typeof stubServer>;
beforeAll(() => startStrings());
beforeEach(() => {
  untoldSaves.set({});
  items = [savedOf('a', { type: 'video', duration: 246 }), savedOf('b')];
  server = stubServer(({ method, path }) => {
    if (!items) return json({ error: 'Later.' }, 503);
    if (path === '/api/collections' && method === 'GET')
      return json({ collections: [{ id: 'c1', name: 'Floods', count: 2, updatedAt: '2026-01-05T07:15:00.000Z' }] });
    if (path.endsWith('/collections')) return json(items[0]);
    if (method === 'DELETE') return json(null, 204);
    return json({ items });
  });
});
afterEach(async () => {
  await act(async () => {
    for (const close of screen.queryAllByRole('button', { name: 'Close' })) close.click();
  });
  vi.unstubAllGlobals();
});
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('what is kept says its kind, length, outlet and when it was kept', async () => {
  renderFramed(<WatchLaterPage />);
  const link = await screen.findByRole('link', { name: 'Report a' });
  expect(link.getAttribute('href')).toBe('/item/a');
  const row = link.closest('li')?.textContent;
  for (const said of ['Video', '4:06', 'Northlight', 'Saved: Just now']) expect(row).toContain(said);
});

test('one is let go at once, and comes back where that is undone', async () => {
  renderFramed(<WatchLaterPage />);
  await screen.findByText('Report a');
  await press('Remove “Report a”');
  expect(screen.queryByText('Report a')).toBeNull();
  await press('Undo');
  screen.getByText('Report a');
  expect(server.asked('DELETE')).toEqual([]);
});

test('nothing kept is said as such', async () => {
  items = [];
  renderFramed(<WatchLaterPage />);
  await screen.findByRole('heading', { name: 'No saved articles yet' });
  screen.getByText('Articles you save will appear here');
});

test('of a report whose publisher opted out only that is said', async () => {
  items = [savedOf('a', { removed: true, title: '', summary: '', sourceName: '', sourceUrl: null, publishedAt: null })];
  renderFramed(<WatchLaterPage />);
  await screen.findByText('Its publisher has opted out, so nothing of this report is kept.');
  screen.getByRole('button', { name: 'Remove “a report whose publisher opted out”' });
});

test('a report is put into a collection', async () => {
  renderFramed(<WatchLaterPage />);
  await screen.findByText('Report a');
  await press('Collections of “Report a”');
  await act(async () => void fireEvent.click(await screen.findByRole('checkbox', { name: 'Floods' })));
  await waitFor(() =>
    expect(server.asked('POST')).toEqual([
      { method: 'POST', path: '/api/saved/a/collections', body: { collections: ['c1'] } },
    ]),
  );
  expect((screen.getByRole('checkbox', { name: 'Floods' }) as HTMLInputElement).checked).toBe(true);
});

test('a failure is said, with the way to try again', async () => {
  items = null;
  renderFramed(<WatchLaterPage />);
  await screen.findByText('What you saved could not be loaded.');
  items = [savedOf('b')];
  await press('Try again');
  await screen.findByText('Report b');
});
