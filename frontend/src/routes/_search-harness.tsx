import type { SearchPage } from '@360/contracts/search';
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
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { pageOf, resultOf } from '../components/search/_fixtures.ts';
import { addressIn } from '../features/search-page/search-address.ts';
import { stubStream } from '../test/stream.ts';
import { startStrings } from '../test/strings.ts';
import { SearchRoute } from './search.tsx';

interface Call {
  path: string;
  body: { query: string; attachedMedia: string } | null;
}
/** The server as the page sees it: what it was asked, and what it answers. */
export const server: { calls: Call[]; answer: (path: string) => Response | Promise<Response> } = {
  calls: [],
  answer: () => new Response(),
};
export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
export const answers = (page: SearchPage) => {
  server.answer = () => json(page);
};

export const story = resultOf({
  id: 's1',
  type: 'story',
  title: 'Sea gate failed',
  metadata: { reports: 7, independent: 4, agreement: 82, factualityScore: 91 },
  highlights: {
    title: [
      { text: 'Sea gate', hit: true },
      { text: ' failed', hit: false },
    ],
    text: [],
  },
});
export const report = resultOf({ id: 'i2', title: 'Dockers vote' });
export const last = resultOf({ id: 'i3', title: 'Insurers count' });
export const two = pageOf([story, report]);

export const setWidth = (width: number) =>
  (
    window as unknown as { happyDOM: { setViewport: (size: { width: number; height: number }) => void } }
  ).happyDOM.setViewport({
    width,
    height: 900,
  });

/** The page alone in a router that reads addresses as the product's does. */
export async function visit(address: string) {
  const root = createRootRoute();
  const page = (path: string) => createRoute({ getParentRoute: () => root, path, component: () => <p>elsewhere</p> });
  const search = createRoute({
    getParentRoute: () => root,
    path: '/search',
    validateSearch: addressIn,
    component: SearchRoute,
  });
  const router = createRouter({
    routeTree: root.addChildren([search, page('/'), page('/story/$storyId'), page('/item/$itemId')]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(String),
    search: { strict: true },
  });
  const { unmount } = render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', { level: 1, name: '360° News Search' });
  return {
    unmount,
    address: () => router.state.location.href,
    back: () => act(async () => router.history.back()),
  };
}

export const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'What are you looking for?' });
export const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Search' });
export const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
export const submit = () => act(async () => void fireEvent.submit(box()));
export const press = (key: string, target: Element = document.activeElement ?? document.body) =>
  act(async () => void fireEvent.keyDown(target, { key }));
export const shown = () => screen.findByRole('article', { name: 'Sea gate failed', current: true });
export const link = (name: string) => screen.getByRole('link', { name });
export const detail = () => document.querySelector<HTMLElement>('.sp-detail');

/** The reader's language, the stubbed server and a wide screen, for the tests of one file. */
export function prepareSearchPage(): void {
  beforeAll(() => startStrings());
  beforeEach(() => {
    server.calls = [];
    answers(two);
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      if (path.startsWith('/api/saved-searches')) return json({ searches: [] });
      server.calls.push({ path, body: init?.body ? JSON.parse(String(init.body)) : null });
      return server.answer(path);
    });
    stubStream();
    setWidth(1440);
  });
  afterEach(() => vi.unstubAllGlobals());
}
