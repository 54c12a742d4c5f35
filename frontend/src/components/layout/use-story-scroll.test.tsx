import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { useStoryScroll } from './use-story-scroll.ts';

function Frame() {
  const column = useRef<HTMLElement>(null);
  useStoryScroll(column);
  return (
    <main ref={column}>
      <div>
        <Outlet />
      </div>
    </main>
  );
}

const column = () => screen.getByRole('main');

/** A page without length: as it goes, the column stands at its top, which a browser does by itself. */
function ShortPage() {
  useLayoutEffect(
    () => () => {
      column().scrollTop = 0;
    },
    [],
  );
  return <h1>short</h1>;
}

async function visit() {
  const root = createRootRoute({ component: Frame });
  const page = (path: string, component: () => React.JSX.Element) =>
    createRoute({ getParentRoute: () => root, path, component });
  const router = createRouter({
    routeTree: root.addChildren([page('/', () => <h1>long</h1>), page('/short', ShortPage)]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByText('long');
  return router;
}

/** Scrolled away, left for the short page, and returned to. */
async function returned() {
  const router = await visit();
  column().scrollTop = 900;
  column().dispatchEvent(new Event('scroll'));
  await act(() => router.navigate({ to: '/short' as never }));
  await screen.findByText('short');
  expect(column().scrollTop).toBe(0);
  await act(async () => router.history.back());
  await screen.findByText('long');
  return router;
}

test('a page that is returned to stands where it was left, also where the one between drew the column to its top', async () => {
  await returned();
  await expect.poll(() => column().scrollTop).toBe(900);
});

test('a reader who then moves on is not drawn back', async () => {
  const router = await returned();
  await expect.poll(() => column().scrollTop).toBe(900);
  window.dispatchEvent(new Event('wheel'));
  column().scrollTop = 300;
  await act(() => router.load());
  expect(column().scrollTop).toBe(300);
});
