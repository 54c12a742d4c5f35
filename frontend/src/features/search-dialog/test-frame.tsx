import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '../../app/query-client.ts';

/** Draws a part inside a router at `/` and a store of queries; answers with the router. */
export function renderFramed(part: ReactNode) {
  const root = createRootRoute();
  const paths = ['/', '/item/$itemId', '/story/$storyId', '/search', '/posts/$postId', '/briefing/$briefingId'];
  const router = createRouter({
    routeTree: root.addChildren(paths.map((path) => createRoute({ getParentRoute: () => root, path }))),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const drawn = render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterContextProvider router={router as never}>{part}</RouterContextProvider>
    </QueryClientProvider>,
  );
  return { ...drawn, router };
}

export type Answer = { status?: number; body: unknown } | 'offline';

/** Stands for the server; answers with what was asked of it. `answers.search` may be changed as a test goes on. */
export function stubServer(answers: { search: Answer; suggestions?: Answer }) {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    asked.push({ path, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) });
    const answer = path === '/api/search' ? answers.search : (answers.suggestions ?? { body: { suggestions: [] } });
    if (answer === 'offline') throw new TypeError('network down');
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status ?? 200 });
  });
  const of = (path: string) => asked.filter((call) => call.path === path);
  return { searches: () => of('/api/search').map(({ body }) => body), suggested: () => of('/api/search/suggestions') };
}
