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
import { createQueryClient } from '../app/query-client.ts';
import { Toaster } from '../components/ui/toaster.tsx';

/** Draws a part with the place of toasts, inside a router at `/` and a store of queries. */
export function renderFramed(part: ReactNode) {
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren(
      ['/', '/search', '/navigator360', '/briefing/$briefingId', '/story/$storyId', '/settings', '/posts'].map((path) =>
        createRoute({ getParentRoute: () => root, path }),
      ),
    ),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const drawn = render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterContextProvider router={router as never}>
        {part}
        <Toaster />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
  return { ...drawn, router };
}

interface Call {
  method: string;
  path: string;
  body: unknown;
}

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(status === 204 ? null : JSON.stringify(body), { status, headers });

/** Stands for the server; `calls` are what it was asked, as "METHOD path" with the body. */
export function stubServer(answer: (call: Call) => Response) {
  const calls: Call[] = [];
  const server = { calls, answer, asked: (method: string) => calls.filter((call) => call.method === method) };
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    const call = { method, path, body: body === undefined ? null : JSON.parse(String(body)) };
    calls.push(call);
    return server.answer(call);
  });
  return server;
}
