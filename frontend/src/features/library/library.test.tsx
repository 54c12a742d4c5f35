import type { ActivityEntry } from '@360/contracts/activity';
import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import type { Collection } from '@360/contracts/library';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings-store.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { CollectionView } from './collection-view.tsx';
import { LibraryPage } from './library-page.tsx';

const at = '2026-01-05T07:15:00.000Z';
const entryOf = (kind: ActivityEntry['kind'], subject: string, title: string): ActivityEntry => ({
  id: `${kind}-${subject}`,
  kind,
  subject,
  title,
  itemId: null,
  at,
});

let collections: Collection[];
let entries: ActivityEntry[];
let server: ReturnType<typeof stubServer>;
beforeAll(() => startStrings());
beforeEach(() => {
  settings.set(DEFAULT_SETTINGS);
  collections = [{ id: 'c1', name: 'Port Ansel flood', count: 14, updatedAt: at }];
  entries = [entryOf('analysis', 's1', 'Sea gate'), entryOf('read', 'i1', '')];
  server = stubServer(({ method, path, body }) => {
    if (path.startsWith('/api/saved')) return json({ items: [] });
    if (path.startsWith('/api/activity')) {
      if (method === 'DELETE') entries = [];
      return method === 'DELETE' ? json(null, 204) : json({ entries });
    }
    if (method === 'DELETE') collections = [];
    if (method === 'DELETE') return json(null, 204);
    if (method === 'PATCH') return json({ error: 'Another collection of yours has this name.' }, 409);
    if (method === 'POST') {
      const added = { id: 'c2', name: (body as { name: string }).name, count: 0, updatedAt: at };
      collections = [added, ...collections];
      return json(added, 201);
    }
    return json({ collections });
  });
});
afterEach(async () => {
  await act(async () => {
    for (const close of screen.queryAllByRole('button', { name: 'Close' })) close.click();
  });
  vi.unstubAllGlobals();
});
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const show = () => renderFramed(<LibraryPage written={<p>Briefings stand here.</p>} isWrittenPending={false} />);

test('collections say their number of articles and their last change; briefings stand with them', async () => {
  show();
  const card = await screen.findByRole('link', { name: /Port Ansel flood/ });
  expect(card.textContent).toContain('14 articles');
  expect(card.getAttribute('href')).toBe('/library?collection=c1');
  screen.getByText('Briefings stand here.');
});

test('a collection is made', async () => {
  show();
  await screen.findByText('Port Ansel flood');
  await press('New collection');
  fireEvent.change(screen.getByRole('textbox', { name: 'Name of the collection' }), { target: { value: 'Bridges ' } });
  await press('Add');
  await screen.findByText('Bridges');
  expect(server.asked('POST').map(({ body }) => body)).toEqual([{ name: 'Bridges' }]);
});

test('activity leads to what it was about, and says where a title had to go', async () => {
  show();
  const list = await screen.findByRole('complementary', { name: 'Recent activity' });
  const link = await within(list).findByRole('link', { name: 'Sea gate' });
  expect(link.getAttribute('href')).toBe('/story/s1?tab=summary');
  within(list).getByText('a report that is no longer kept');
});

test('activity is cleared once that cannot be undone any more', async () => {
  show();
  await screen.findByText('Sea gate');
  await press('Clear');
  expect(screen.queryByText('Sea gate')).toBeNull();
  expect(server.asked('DELETE')).toEqual([]);
  await press('Undo');
  screen.getByText('Sea gate');
  await press('Clear');
  await press('Close');
  await waitFor(() => expect(server.asked('DELETE').map(({ path }) => path)).toEqual(['/api/activity']));
  expect(screen.queryByText('Sea gate')).toBeNull();
});

test('a reader who keeps no activity is told so', async () => {
  settings.set({ ...DEFAULT_SETTINGS, keepActivity: false });
  entries = [];
  show();
  await screen.findByText('No activity is kept, as you have set it.');
});

test('nothing there is said, part by part', async () => {
  collections = [];
  entries = [];
  show();
  await screen.findByText(/^No collections yet/);
  await screen.findByText('Nothing is saved yet.');
  await screen.findByText(/^What you read, save and analyse/);
});

test('a collection is renamed, and a name that is taken is said', async () => {
  renderFramed(<CollectionView id="c1" />);
  await screen.findByRole('heading', { level: 1, name: 'Port Ansel flood' });
  await press('Rename');
  await press('Save');
  await screen.findByText('Another collection of yours has this name.');
});

test('a collection is removed once that cannot be undone any more', async () => {
  renderFramed(<CollectionView id="c1" />);
  await screen.findByRole('heading', { level: 1, name: 'Port Ansel flood' });
  await press('Remove');
  expect(server.asked('DELETE')).toEqual([]);
  await press('Close');
  await waitFor(() => expect(server.asked('DELETE').map(({ path }) => path)).toEqual(['/api/collections/c1']));
});
