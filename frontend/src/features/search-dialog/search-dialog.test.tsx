import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { responseOf, resultOf } from '../../components/search/_fixtures.ts';
import { settings } from '../../lib/settings-store.ts';
import { startStrings } from '../../test/strings.ts';
import { askButton, box, enter, film, found, gate, open, type, whole } from './dialog-steps.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import { stubServer } from './test-frame.tsx';

beforeAll(() => startStrings());
beforeEach(() => forgetSearches());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('asking', () => {
  test('a blank question is not asked, and its button rests', () => {
    const { searches } = stubServer({ search: { body: found } });
    open();
    type('   ');
    enter();
    expect(askButton().disabled).toBe(true);
    expect(searches()).toEqual([]);
  });

  test('Enter asks, Shift and Enter does not', async () => {
    const { searches } = stubServer({ search: { body: found } });
    open();
    type(' the gate ');
    enter({ shiftKey: true });
    expect(searches()).toEqual([]);
    enter();
    await screen.findByText('News');
    expect(searches()).toEqual([{ query: 'the gate' }]);
  });

  test('what was asked and answered is noted for the reader’s library, unless they keep none', async () => {
    // another test's search may be noted late
    const noted = () =>
      (JSON.parse(localStorage.getItem('activity-untold') ?? '[]') as { kind: string; subject: string }[]).filter(
        ({ subject }) => subject.startsWith('lock '),
      );
    const answers: Parameters<typeof stubServer>[0] = { search: { status: 500, body: {} } };
    stubServer(answers);
    open();
    type('lock gate');
    enter();
    await screen.findByRole('alert');
    answers.search = { body: found };
    enter();
    await waitFor(() => expect(noted()).toMatchObject([{ kind: 'search', subject: 'lock gate' }]));
    settings.set({ ...DEFAULT_SETTINGS, keepActivity: false });
    type('lock keeper');
    enter();
    await waitFor(() => expect(recentSearches.get()[0]).toBe('lock keeper'));
    await screen.findByText('News');
    expect(noted()).toHaveLength(1);
    settings.set(DEFAULT_SETTINGS);
  });

  test('what the reader has muted is left out, and how much that is is told', async () => {
    settings.set({ ...DEFAULT_SETTINGS, mutedSources: ['quay'] });
    stubServer({ search: { body: responseOf({ newsResults: [gate, { ...whole, outletIds: ['quay'] }] }) } });
    open();
    type('gate');
    enter();
    await screen.findByText('1 hidden by your settings');
    expect(screen.queryByText('The whole story of the gate')).toBeNull();
    settings.set(DEFAULT_SETTINGS);
  });

  test('what is under way can be cancelled, and a late answer is not shown', async () => {
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', (path: string) =>
      path === '/api/search'
        ? new Promise<Response>((resolve) => {
            answer = resolve;
          })
        : Promise.resolve(new Response('{"suggestions":[]}')),
    );
    open();
    type('gate');
    enter();
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await act(async () => answer(new Response(JSON.stringify(found))));
    expect(screen.queryByText('News')).toBeNull();
    expect(document.activeElement).toBe(box());
  });
});

describe('trending', () => {
  const suggestions = { body: { suggestions: [{ text: 'storm Ilva', kind: 'trending' }] } };

  test('stands while nothing is typed', async () => {
    const { suggested } = stubServer({ search: { body: found }, suggestions });
    open();
    await screen.findByRole('button', { name: 'storm Ilva' });
    type('s');
    expect(screen.queryByRole('button', { name: 'storm Ilva' })).toBeNull();
    type('');
    await screen.findByRole('button', { name: 'storm Ilva' });
    expect(suggested()).toHaveLength(1);
  });

  test('picked, it fills the question and is asked a tenth of a second later', async () => {
    const { searches } = stubServer({ search: { body: found }, suggestions });
    open();
    const suggestion = await screen.findByRole('button', { name: 'storm Ilva' });
    vi.useFakeTimers();
    fireEvent.click(suggestion);
    expect(box().value).toBe('storm Ilva');
    vi.advanceTimersByTime(99);
    expect(searches()).toEqual([]);
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(searches()).toEqual([{ query: 'storm Ilva' }]);
  });

  test('a failure is tried once more', async () => {
    const { suggested } = stubServer({ search: { body: found }, suggestions: 'offline' });
    open();
    await waitFor(() => expect(suggested()).toHaveLength(2), { timeout: 3_000 });
  });
});

describe('what is found', () => {
  const ask = async () => {
    const drawn = open();
    type('gate');
    enter();
    await screen.findByText('Open all 18 results on the search page');
    return drawn;
  };

  test('stands in news and video, with marks for what answers', async () => {
    stubServer({ search: { body: found } });
    await ask();
    const news = within(screen.getByRole('region', { name: 'News 2' }));
    expect(news.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/item/gate', '/story/whole']);
    expect(news.getByText('gate', { selector: 'mark' })).toBeTruthy();
    const video = within(screen.getByRole('region', { name: 'Video 1' }));
    expect(video.getByRole('link', { name: film.title }).getAttribute('href')).toBe('/item/film');
    expect(screen.getByRole('link', { name: /Open all 18/ }).getAttribute('href')).toBe('/search?q=gate');
  });

  test('is text, whatever it contains', async () => {
    const sly = resultOf({ id: 'sly', title: '<img src=x onerror=alert(1)>' });
    stubServer({ search: { body: responseOf({ newsResults: [sly], totalResults: 18 }) } });
    await ask();
    expect(screen.getByRole('link', { name: sly.title })).toBeTruthy();
  });

  test('opened, it closes the dialog and leads to its page', async () => {
    stubServer({ search: { body: found } });
    const { onClose, router } = await ask();
    fireEvent.click(screen.getByRole('link', { name: whole.title }));
    expect(onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(router.state.location.pathname).toBe('/story/whole'));
  });

  test('is walked with the up and down keys, from the box and back', async () => {
    stubServer({ search: { body: found } });
    await ask();
    box().focus();
    box().setSelectionRange(4, 4);
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    const focused = () => document.activeElement?.textContent;
    press('ArrowDown');
    expect(focused()).toBe(gate.title);
    press('ArrowDown');
    expect(focused()).toBe(whole.title);
    press('ArrowUp');
    press('ArrowUp');
    expect(document.activeElement).toBe(box());
    box().setSelectionRange(0, 0);
    press('ArrowDown');
    expect(document.activeElement).toBe(box());
  });

  test('scrolls to its top after 300 ms', async () => {
    stubServer({ search: { body: found } });
    const scrollTo = vi.spyOn(Element.prototype, 'scrollTo');
    await ask();
    expect(scrollTo).not.toHaveBeenCalled();
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0 }));
    scrollTo.mockRestore();
  });

  test('nothing says so, and what to try', async () => {
    stubServer({ search: { body: responseOf({}) } });
    open();
    type('mars');
    enter();
    await screen.findByText('No results found for your search.');
    screen.getByText('Try different keywords or attach media for AI analysis.');
  });

  test('goes as the question is emptied', async () => {
    stubServer({ search: { body: found } });
    await ask();
    type('');
    expect(screen.queryByText('News')).toBeNull();
  });
});

test('taking back what was understood cuts it from the question and asks again', async () => {
  const chip = { kind: 'place', label: 'Germany', value: 'DE', start: 7, end: 17 } as const;
  const answers = {
    search: {
      body: responseOf({
        newsResults: [gate],
        interpretedIntent: { chips: [chip], problems: [{ message: 'A date is missing.', start: 0, end: 3 }] },
      }),
    },
  };
  const { searches } = stubServer(answers);
  open();
  type('floods in germany today');
  enter();
  screen.getByText('Searching …', { selector: '[role=status]' });
  const leaveOut = await screen.findByRole('button', { name: 'Leave out Place: Germany' });
  screen.getByText('A date is missing.');
  fireEvent.click(leaveOut);
  expect(box().value).toBe('floods today');
  await waitFor(() => expect(searches().at(-1)).toEqual({ query: 'floods today' }));
});

test('recent searches stand in the empty dialog, to be asked again, removed, or cleared', async () => {
  const { searches } = stubServer({ search: { body: found } });
  open();
  for (const text of ['one', 'two', 'three']) {
    type(text);
    enter();
    await screen.findByText('News');
  }
  type('');
  const recent = within(screen.getByRole('region', { name: /Recent searches/ }));
  expect(recent.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['three', 'two', 'one']);
  fireEvent.click(recent.getByRole('button', { name: 'Remove “two”' }));
  expect(recentSearches.get()).toEqual(['three', 'one']);
  fireEvent.click(recent.getByRole('button', { name: 'one' }));
  await waitFor(() => expect(searches()).toHaveLength(4));
  type('');
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByText(/Recent searches/)).toBeNull();
});
