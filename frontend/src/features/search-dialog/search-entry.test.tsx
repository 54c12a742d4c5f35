import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { responseOf, resultOf } from '../../components/search/_fixtures.ts';
import { startStrings } from '../../test/strings.ts';
import { forgetSearches } from './recent-searches.ts';
import { SearchEntry } from './search-entry.tsx';
import { type Answer, renderFramed, stubServer } from './test-frame.tsx';

const film = resultOf({ id: 'film', type: 'video', title: 'The gate in four minutes' });
const found = responseOf({ videoResults: [film] });

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search reports, stories and videos' });
const search = (text: string) => {
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.submit(box());
};
const dialog = () => screen.findByRole('dialog', { name: 'AI search' });
const asked = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Ask in your own words' }).value;

function open(answer: Answer = { body: found }, phone = false) {
  vi.stubGlobal('matchMedia', () => ({
    matches: phone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const server = stubServer({ search: answer });
  renderFramed(<SearchEntry />);
  return server;
}

beforeAll(() => startStrings());
beforeEach(() => {
  forgetSearches();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the box in the header', () => {
  test('asks nothing while it is blank', () => {
    const { searches } = open();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Search' }).disabled).toBe(true);
    search('   ');
    expect(searches()).toEqual([]);
  });

  test('keeps what it found for the session and opens the dialog with it, without asking again', async () => {
    const { searches } = open();
    search(' the gate ');
    await dialog();
    expect(sessionStorage.getItem('searchQuery')).toBe('the gate');
    expect(JSON.parse(String(sessionStorage.getItem('searchResults')))).toEqual(found);
    expect(asked()).toBe('the gate');
    screen.getByRole('link', { name: film.title });
    expect(searches()).toEqual([{ query: 'the gate' }]);
  });

  test('results are gone once the dialog closes', async () => {
    open();
    search('the gate');
    await dialog();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage.length).toBe(0);
    fireEvent.change(box(), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'AI search' }));
    await dialog();
    expect(asked()).toBe('');
    expect(screen.queryByText(film.title)).toBeNull();
  });

  test('says so where nothing is found, until it is dismissed or something else is typed', async () => {
    open({ body: responseOf({}) });
    search('mars');
    const note = await screen.findByRole('alert');
    expect(note.textContent).toBe('No results found for "mars". Try different keywords.');
    fireEvent.change(box(), { target: { value: 'marsh' } });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.submit(box());
    await screen.findByRole('alert');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each<[string, Answer]>([
    ['the server refuses', { status: 500, body: { error: 'Quota' } }],
    ['the network is gone', 'offline'],
  ])('says so where %s', async (_name, answer) => {
    open(answer);
    search('mars');
    expect((await screen.findByRole('alert')).textContent).toBe('Search failed. Please try again.');
  });
});

describe('the dialog opens', () => {
  test('with what is typed', async () => {
    open();
    fireEvent.change(box(), { target: { value: 'gate' } });
    fireEvent.click(screen.getByRole('button', { name: 'AI search' }));
    await dialog();
    expect(asked()).toBe('gate');
  });

  test('with the chooser of files, from the camera', async () => {
    const chooser = vi.spyOn(HTMLInputElement.prototype, 'click');
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Search with a picture or file' }));
    await dialog();
    expect(chooser).toHaveBeenCalledOnce();
    chooser.mockRestore();
  });

  test('with the / key, but not from a field, nor where the page takes it', async () => {
    open();
    fireEvent.keyDown(box(), { key: '/' });
    expect(screen.queryByRole('dialog')).toBeNull();
    const takeKey = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', takeKey);
    fireEvent.keyDown(document.body, { key: '/' });
    document.removeEventListener('keydown', takeKey);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: '/' });
    await dialog();
  });

  test('from a button on the phone', async () => {
    open({ body: found }, true);
    expect(screen.queryByRole('textbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await dialog();
  });

  test('asks for suggestions only then', async () => {
    const { suggested } = open();
    expect(suggested()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'AI search' }));
    await dialog();
    await waitFor(() => expect(suggested()).toHaveLength(1));
  });
});
