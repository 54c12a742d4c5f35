import { NEW_RESULTS_MAX, type SavedSearch } from '@360/contracts/saved-searches';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { SaveSearch } from './save-search.tsx';
import { SavedSearches } from './saved-searches.tsx';
import { COUNTED_TO } from './saved-searches-query.ts';
import { SavedToPick } from './saved-to-pick.tsx';

const savedOf = (part: Partial<SavedSearch> & Pick<SavedSearch, 'id' | 'query'>): SavedSearch => ({
  notify: true,
  createdAt: '2026-11-20T07:15:00.000Z',
  newResults: 0,
  ...part,
});
const gate = savedOf({ id: 's1', query: 'tarn barrier', newResults: 3 });
const dock = savedOf({ id: 's2', query: 'dockers source:reuters', notify: false });

test('counts go as far as the server counts', () => expect(COUNTED_TO).toBe(NEW_RESULTS_MAX));

/** Keeps saved searches as the service does. */
let kept: SavedSearch[];
let server: ReturnType<typeof stubServer>;
let stream: ReturnType<typeof stubStream>;
beforeAll(() => startStrings());
beforeEach(() => {
  kept = [gate, dock];
  stream = stubStream();
  server = stubServer(({ method, path, body }) => {
    if (method === 'GET') return json({ searches: kept });
    if (method === 'POST' && path === '/api/saved-searches') {
      const saved = savedOf({ id: `s${kept.length + 3}`, ...(body as { query: string; notify: boolean }) });
      kept = [saved, ...kept];
      return json(saved, 201);
    }
    if (method === 'DELETE') kept = kept.filter(({ id }) => !path.endsWith(`/${id}`));
    return json(null, 204);
  });
});
afterEach(() => vi.unstubAllGlobals());

const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const tell = () => screen.getByRole('switch', { name: /^Tell me of new results/ });
const told = () => server.calls.filter(({ method }) => method !== 'GET');

describe('beside the results', () => {
  const show = (query: string, narrowed = false) => renderFramed(<SaveSearch query={query} narrowed={narrowed} />);

  test('a search is saved, and its reader told of what it newly finds until that is switched off', async () => {
    show('storm');
    await press('Save this search');
    await screen.findByRole('button', { name: 'Saved', pressed: true });
    expect(tell().getAttribute('aria-checked')).toBe('true');
    await act(async () => void fireEvent.click(tell()));
    await screen.findByRole('switch', { checked: false });
    expect(told()).toEqual([
      { method: 'POST', path: '/api/saved-searches', body: { query: 'storm', notify: true } },
      { method: 'PATCH', path: '/api/saved-searches/s5', body: { notify: false } },
    ]);
  });

  test('one that is saved says so; looked at, it has nothing new any more', async () => {
    show('tarn barrier');
    await screen.findByRole('button', { name: 'Saved', pressed: true });
    await waitFor(() =>
      expect(told()).toEqual([{ method: 'POST', path: '/api/saved-searches/s1/opened', body: null }]),
    );
  });

  test('letting it go can be undone, with the switch as it was', async () => {
    show('dockers source:reuters');
    await screen.findByRole('button', { name: 'Saved' });
    await press('Saved');
    screen.getByRole('button', { name: 'Save this search', pressed: false });
    await press('Undo');
    await screen.findByRole('button', { name: 'Saved' });
    expect(tell().getAttribute('aria-checked')).toBe('false');
    expect(told().map(({ method }) => method)).toEqual(['DELETE', 'POST']);
  });

  test('it is said that filters are not saved', async () => {
    show('tarn barrier', true);
    await screen.findByText('Filters are not saved, only the words in the box.');
  });

  test('a refusal is told in the server’s own sentence', async () => {
    server.answer = ({ method }) =>
      method === 'GET' ? json({ searches: [] }) : json({ error: 'You keep 50 searches already.' }, 409);
    show('storm');
    await press('Save this search');
    expect((await screen.findByRole('alert')).textContent).toBe('You keep 50 searches already.');
    screen.getByRole('button', { name: 'Save this search', pressed: false });
  });
});

describe('the list', () => {
  const show = () => renderFramed(<SavedSearches />);

  test('leads to each search and says what is new of it', async () => {
    show();
    const link = await screen.findByRole('link', { name: /tarn barrier/ });
    expect(link.getAttribute('href')).toBe('/search?q=tarn+barrier');
    expect(link.textContent).toContain('3 new');
    expect((await screen.findByRole('link', { name: /dockers/ })).textContent).toBe('dockers source:reuters');
    screen.getByRole('switch', { name: 'Tell me of new results tarn barrier', checked: true });
    screen.getByRole('switch', { name: 'Tell me of new results dockers source:reuters', checked: false });
  });

  test('counts what the stream tells', async () => {
    show();
    await screen.findByRole('link', { name: /tarn barrier/ });
    const notification = {
      id: 'n1',
      kind: 'saved-search' as const,
      at: '2026-11-20T07:15:00.000Z',
      read: false,
      savedSearchId: 's1',
      query: 'tarn barrier',
      count: 2,
      itemId: 'i1',
      itemType: 'article' as const,
      title: 'Sea gate failed',
    };
    await act(async () => stream.tell({ type: 'notification', to: 'me', notification }));
    await screen.findByText('5 new');
  });

  test('a search is let go at once, which can be undone', async () => {
    show();
    await screen.findByRole('link', { name: /tarn barrier/ });
    await press('Remove “tarn barrier”');
    expect(screen.queryByRole('link', { name: /tarn barrier/ })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Saved searches' }));
    await press('Undo');
    await screen.findByRole('link', { name: /tarn barrier/ });
    expect(told().map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/saved-searches/s1',
      'POST /api/saved-searches',
    ]);
  });

  test('what the server refuses is taken back and said', async () => {
    server.answer = ({ method }) => (method === 'GET' ? json({ searches: kept }) : json({ error: 'Later.' }, 503));
    show();
    await screen.findByRole('link', { name: /tarn barrier/ });
    await act(async () => void fireEvent.click(screen.getAllByRole('switch')[0] as HTMLElement));
    await screen.findByText('This could not be changed. Please try again.');
    await screen.findByRole('switch', { name: /tarn barrier/, checked: true });
  });

  test('says what will stand there while nothing is saved', async () => {
    kept = [];
    show();
    screen.getByRole('status', { name: 'Loading your saved searches' });
    await screen.findByText(/^None yet\./);
  });

  test('says so where it cannot be had, with the way to try again', async () => {
    server.answer = () => json({ error: 'Later.' }, 503);
    show();
    expect((await screen.findByRole('alert')).textContent).toContain('Your saved searches could not be loaded.');
    server.answer = () => json({ searches: kept });
    await press('Try again');
    await screen.findByRole('link', { name: /tarn barrier/ });
  });
});

describe('in the search dialog', () => {
  const pick = vi.fn();
  beforeEach(() => pick.mockClear());

  test('each is a stop of the keys, says what is new, and is handed on and opened when picked', async () => {
    renderFramed(<SavedToPick onPick={pick} />);
    const first = await screen.findByRole('button', { name: /tarn barrier/ });
    expect(first.textContent).toBe('tarn barrier3 new');
    expect(first.hasAttribute('data-stop')).toBe(true);
    await press(/tarn barrier/);
    await press('dockers source:reuters');
    expect(pick.mock.calls).toEqual([['tarn barrier'], ['dockers source:reuters']]);
    await waitFor(() => expect(told().map(({ path }) => path)).toEqual(['/api/saved-searches/s1/opened']));
  });

  test.each([
    ['there are none', () => json({ searches: [] })],
    ['they cannot be had', () => json({ error: 'Later.' }, 503)],
  ])('nothing stands there where %s', async (_, answer) => {
    server.answer = answer;
    renderFramed(<SavedToPick onPick={pick} />);
    await waitFor(() => expect(server.calls.length).toBeGreaterThan(0));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
