import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import type { SearchPage } from '@360/contracts/search';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pageOf, resultOf } from '../components/search/_fixtures.ts';
import { settings } from '../lib/settings-store.ts';
import {
  answers,
  box,
  button,
  detail,
  json,
  last,
  link,
  prepareSearchPage,
  press,
  report,
  server,
  setWidth,
  shown,
  story,
  submit,
  two,
  type,
  visit,
} from './_search-harness.tsx';

prepareSearchPage();

test('before a search the four ways to search are told, four searches offered, and nothing is asked', async () => {
  await visit('/search');
  const panel = screen.getByRole('region', { name: 'Search with text, image, video or audio' });
  expect(within(panel).getAllByRole('listitem')).toHaveLength(4);
  expect(within(screen.getByRole('list', { name: 'Try' })).getAllByRole('button')).toHaveLength(4);
  expect(link('Back to home').getAttribute('href')).toBe('/');
  expect(server.calls).toEqual([]);
});

test('words are needed: blanks alone leave the button off and Enter without effect', async () => {
  const { address } = await visit('/search');
  for (const text of ['', '   ']) {
    type(text);
    expect(button().disabled).toBe(true);
    await submit();
  }
  expect([address(), server.calls.length]).toEqual(['/search', 0]);
  type(' storm ');
  expect(button().disabled).toBe(false);
});

test('a question goes into the address, and back leaves it again', async () => {
  const { address, back } = await visit('/search');
  type(' "sea gate" ');
  await submit();
  await shown();
  expect(address()).toBe('/search?q=%22sea+gate%22');
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/search?q=%22sea+gate%22']);
  await back();
  expect(box().value).toBe('');
  await screen.findByText('Search with text, image, video or audio');
});

test('the address alone brings the question and its answer, the first result chosen', async () => {
  await visit('/search?q=%22sea gate%22&type=story&sort=date&country=DE,GB');
  const first = await shown();
  expect(box().value).toBe('"sea gate"');
  expect(server.calls[0]?.path).toBe('/api/search?q=%22sea+gate%22&type=story&sort=date&country=DE%2CGB');
  expect(first.querySelector('mark')?.textContent).toBe('Sea gate');
  expect(first.textContent).toContain('7 reports4 independentAgreement 82%');
  expect(detail()?.querySelector('h2')?.textContent).toBe('Sea gate failed');
  expect(
    within(detail() as HTMLElement)
      .getByRole('link', { name: 'Open story' })
      .getAttribute('href'),
  ).toBe('/story/s1');
});

test('a press shows a result beside the list, a second press opens its page', async () => {
  const { address } = await visit('/search?q=gate');
  await shown();
  await act(async () => void fireEvent.click(link('Dockers vote'), { detail: 1 }));
  expect(detail()?.querySelector('h2')?.textContent).toBe('Dockers vote');
  expect(address()).toBe('/search?q=gate');
  await act(async () => void fireEvent.click(link('Dockers vote'), { detail: 1 }));
  await waitFor(() => expect(address()).toBe('/item/i2'));
});

test('on a narrow screen there is no detail, and a result leads to its page at once', async () => {
  setWidth(390);
  const { address } = await visit('/search?q=gate');
  const result = await screen.findByRole('link', { name: 'Dockers vote' });
  await act(async () => void fireEvent.click(result, { detail: 1 }));
  expect(detail()).toBeNull();
  await waitFor(() => expect(address()).toBe('/item/i2'));
});

test('a result chosen stays chosen when the reader comes back', async () => {
  const { address, back } = await visit('/search?q=gate');
  await shown();
  await act(async () => void fireEvent.click(link('Dockers vote'), { detail: 1 }));
  await act(async () => void fireEvent.click(link('Open report')));
  await waitFor(() => expect(address()).toBe('/item/i2'));
  await back();
  await screen.findByRole('article', { name: 'Dockers vote', current: true });
});

test('the same words asked anew begin with the first result', async () => {
  await visit('/search?q=gate');
  await shown();
  await act(async () => void fireEvent.click(link('Dockers vote'), { detail: 1 }));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Article' })));
  await shown();
});

test('arrows walk from the box through the results and back, and / comes to the box', async () => {
  await visit('/search?q=gate');
  await shown();
  await press('/', document.body);
  expect(document.activeElement).toBe(box());
  await press('ArrowDown');
  expect(document.activeElement).toBe(link('Sea gate failed'));
  await press('ArrowDown');
  expect(document.activeElement).toBe(link('Dockers vote'));
  expect(detail()?.querySelector('h2')?.textContent).toBe('Dockers vote');
  await press('ArrowDown');
  expect(document.activeElement).toBe(link('Dockers vote'));
  await press('ArrowUp');
  await press('ArrowUp');
  expect(document.activeElement).toBe(box());
});

test('Enter on a result opens it', async () => {
  const { address } = await visit('/search?q=gate');
  await shown();
  await act(async () => void fireEvent.click(link('Dockers vote'), { detail: 0 }));
  await waitFor(() => expect(address()).toBe('/item/i2'));
});

test('what was understood can be taken back; what was not is said at the box', async () => {
  const q = 'gate source:reuters after:soon';
  answers(
    pageOf([story], {
      interpretedIntent: {
        chips: [{ kind: 'source', label: 'Reuters', value: 'reuters', start: 5, end: 19 }],
        problems: [{ message: 'is not a day; write it as 2026-01-31.', start: 20, end: 30 }],
      },
    }),
  );
  const { address } = await visit(`/search?q=${encodeURIComponent(q)}`);
  await shown();
  const said = document.getElementById(box().getAttribute('aria-describedby') ?? '');
  expect(said?.textContent).toContain('after:soon is not a day; write it as 2026-01-31.');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /Source: Reuters/ })));
  expect(address()).toBe('/search?q=gate+after%3Asoon');
});

test('facets, type and order are written into the address; the filters can be cleared', async () => {
  answers(
    pageOf([story], {
      facets: {
        country: [{ value: 'DE', label: 'DE', count: 3 }],
        date: [{ value: '2026-01-25..2026-01-31', label: '', count: 2 }],
      } as SearchPage['facets'],
    }),
  );
  const { address, back } = await visit('/search?q=gate');
  await shown();
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: /Germany/ })));
  expect(address()).toBe('/search?q=gate&country=DE');
  await shown();
  await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: /Jan/ })));
  expect(address()).toBe('/search?q=gate&country=DE&after=2026-01-25&before=2026-01-31');
  await back();
  expect(address()).toBe('/search?q=gate&country=DE');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Article' })));
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: 'factuality' } });
  await waitFor(() => expect(address()).toBe('/search?q=gate&type=article&sort=factuality&country=DE'));
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Clear filters' })));
  expect(address()).toBe('/search?q=gate&type=article&sort=factuality');
});

test('more results are fetched from where the page ended', async () => {
  server.answer = (path) =>
    json(path.includes('cursor=c2') ? pageOf([last]) : pageOf([story, report], { cursor: 'c2', totalResults: 3 }));
  await visit('/search?q=gate');
  const more = await screen.findByRole('button', { name: 'More results' });
  await act(async () => void fireEvent.click(more));
  await screen.findByRole('link', { name: 'Insurers count' });
  expect(screen.queryByRole('button', { name: 'More results' })).toBeNull();
  screen.getByText('3 results');
});

test('while the answer is on its way its shape stands there', async () => {
  server.answer = () => new Promise(() => {});
  await visit('/search?q=gate');
  screen.getByRole('status', { name: 'Searching …' });
});

test('a refusal is told in the server’s own sentence, and can be tried again', async () => {
  server.answer = () => json({ error: 'The search is being rebuilt.', code: 'unavailable', requestId: 'r1' }, 503);
  await visit('/search?q=gate');
  expect((await screen.findByRole('alert')).textContent).toContain('The search is being rebuilt.');
  answers(two);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await shown();
});

test('without a network it says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await visit('/search?q=gate');
  await screen.findByText('You are offline. Search needs the network.');
  vi.restoreAllMocks();
});

test('nothing found is said, with the way to fewer filters', async () => {
  answers(pageOf([]));
  const { address } = await visit('/search?q=gate&country=DE');
  await screen.findByText('No results found for your search.');
  await act(
    async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' }).at(-1) as HTMLElement),
  );
  expect(address()).toBe('/search?q=gate');
});

test('an example of the query language fills the box and asks nothing yet', async () => {
  await visit('/search');
  fireEvent.click(screen.getByRole('button', { name: 'agreement:<60' }));
  expect(box().value).toBe('agreement:<60');
  expect(document.activeElement).toBe(box());
  expect(server.calls).toEqual([]);
});

test('a suggested search is asked at once', async () => {
  const { address } = await visit('/search');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'elections' })));
  await shown();
  expect([box().value, address()]).toEqual(['elections', '/search?q=elections']);
});

test('what the reader has muted is left out, and how much that is is told; a briefing of their own stays', async () => {
  settings.set({ ...DEFAULT_SETTINGS, mutedSources: ['quay'], mutedWords: ['dockers'] });
  const briefing = {
    ...resultOf({ id: 'b1', type: 'briefing', title: 'What dockers want' }),
    writing: 'briefing',
  } as const;
  answers(pageOf([story, report, { ...last, outletIds: ['quay'] }, briefing]));
  await visit('/search?q=gate');
  await shown();
  screen.getByText('2 hidden by your settings');
  expect(within(screen.getByRole('region', { name: 'Results' })).getAllByRole('article')).toHaveLength(2);
  screen.getAllByText('What dockers want');
  settings.set(DEFAULT_SETTINGS);
});
