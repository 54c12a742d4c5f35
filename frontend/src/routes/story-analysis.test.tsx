import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  parseSearchWith,
  RouterProvider,
  stringifySearchWith,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { readingOf, story } from '../features/analysis/_fixture-answers.ts';
import { briefingOf } from '../features/analysis/_fixtures.ts';
import { analysisIn } from '../features/analysis/address.ts';
import { settings } from '../lib/settings-store.ts';
import { json, stubServer } from '../test/framed.tsx';
import { stubStream } from '../test/stream.ts';
import { startStrings } from '../test/strings.ts';
import { StoryRoute } from './story.tsx';

let server: ReturnType<typeof stubServer>;
// What is fetched when asked for is here before, so that no test waits for it to be read from disk.
beforeAll(async () => {
  await Promise.all([
    startStrings(),
    import('../features/analysis/analysis-place.tsx'),
    import('../features/analysis/analysis-panel.tsx'),
    import('../features/story/story-sections.tsx'),
  ]);
}, 60_000);
beforeEach(() => {
  localStorage.clear();
  settings.set(DEFAULT_SETTINGS);
  server = stubServer(({ path }) => {
    if (path.includes('/api/news')) return json([]);
    if (path.endsWith('/briefing')) return json(briefingOf());
    return path.endsWith('/analyze') ? json(readingOf()) : json(story);
  });
  stubStream();
});
afterEach(() => vi.unstubAllGlobals());

async function visit(address: string) {
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/story/$storyId',
    validateSearch: analysisIn,
    component: StoryRoute,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    search: { strict: true },
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: story.title });
  return { address: () => router.state.location.href, back: () => act(async () => router.history.back()) };
}

const button = (name: string) => screen.findByRole('button', { name }, { timeout: 5_000 });
const press = async (name: string) => {
  const found = await button(name);
  await act(async () => void fireEvent.click(found));
};
const key = (pressed: string) => act(async () => void fireEvent.keyDown(document.body, { key: pressed }));
const chosen = () => screen.findByRole('tab', { selected: true }, { timeout: 5_000 });
const tell = (detail: unknown) =>
  act(async () => void window.dispatchEvent(new CustomEvent('analysisTabChange', { detail })));
const analysed = () => server.calls.filter(({ path }) => /briefing|personas|evidence/.test(path)).length;

test('the analysis is closed, asks for nothing, opens and closes, and the tiles stand only while it is closed', async () => {
  const page = await visit('/story/s1');
  await button('Show AI Analysis');
  for (const tile of [/^Perspectives/, /^Consensus/, /^Blindspots/, /^AI Summary/])
    screen.getByRole('button', { name: tile });
  expect(analysed()).toBe(0);
  await press('Show AI Analysis');
  expect((await chosen()).textContent).toContain('Summary');
  expect(page.address()).toBe('/story/s1?tab=summary');
  expect(screen.queryByRole('button', { name: /^Perspectives/ })).toBeNull();
  const hide = await button('Hide AI Analysis');
  await waitFor(() => expect(document.activeElement).toBe(hide));
  await press('Hide AI Analysis');
  const show = await button('Show AI Analysis');
  await waitFor(() => expect(document.activeElement).toBe(show));
  expect(page.address()).toBe('/story/s1');
});

test('a tile opens its tab, another tab takes its place in the address, and back closes the analysis', async () => {
  const page = await visit('/story/s1');
  await screen.findByRole('button', { name: /^Blindspots/ });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Blindspots/ })));
  expect((await chosen()).textContent).toContain('Blindspots');
  await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Timeline' })));
  expect(page.address()).toBe('/story/s1?tab=timeline');
  await page.back();
  await button('Show AI Analysis');
});

test('an address opens tab and persona; the centrist needs none', async () => {
  const page = await visit('/story/s1?tab=consensus&persona=investigator');
  await chosen();
  expect(screen.getByRole('radio', { name: 'The Investigator' }).getAttribute('aria-checked')).toBe('true');
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'The Centrist' })));
  expect(page.address()).toBe('/story/s1?tab=consensus');
});

test('opened here it begins with the reader’s own style, which the address then tells', async () => {
  settings.set({ ...DEFAULT_SETTINGS, analysisStyle: 'internationalist' });
  const page = await visit('/story/s1');
  await press('Show AI Analysis');
  await chosen();
  expect(page.address()).toBe('/story/s1?tab=summary&persona=internationalist');
  expect(screen.getByRole('radio', { name: 'The Internationalist' }).getAttribute('aria-checked')).toBe('true');
});

test('the key a opens and closes it', async () => {
  await visit('/story/s1');
  await button('Show AI Analysis');
  await key('a');
  await chosen();
  await key('a');
  await button('Show AI Analysis');
});

test('an event of the window turns to a tab where it names this story, and to none that does not exist', async () => {
  await visit('/story/s1?tab=summary');
  await chosen();
  await tell({ storyId: 's2', tab: 'timeline' });
  await tell({ storyId: 's1', tab: 'nothing' });
  await tell(null);
  await act(
    async () => void window.dispatchEvent(new MessageEvent('message', { data: { storyId: 's1', tab: 'impact' } })),
  );
  expect((await chosen()).textContent).toContain('Summary');
  await tell({ storyId: 's1', tab: 'timeline' });
  expect((await chosen()).textContent).toContain('Timeline');
});
