import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, stubServer } from '../test/framed.tsx';
import { stubStream } from '../test/stream.ts';
import { startStrings } from '../test/strings.ts';
import { createQueryClient } from './query-client.ts';
import { createAppRouter } from './router.tsx';

// What is fetched when asked for is here before, so that no test waits for it to be read from disk.
beforeAll(async () => {
  await Promise.all([startStrings(), import('../routes/not-found.tsx')]);
}, 60_000);
beforeEach(() => {
  stubServer(() => json([]));
  stubStream();
});
afterEach(() => {
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const withParameter = Object.keys(createAppRouter().routesByPath).filter((path) => path.includes('$'));
const BROKEN = ['%', '%zz', '%E0%A4%A', 'tarn-%C3-barrier'];

test.each(withParameter.flatMap((path) => BROKEN.map((part) => path.replace(/\$\w+/, part))))(
  '%s is no address of a page, and the page says so',
  async (address) => {
    history.replaceState(null, '', address);
    render(
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={createAppRouter()} />
      </QueryClientProvider>,
    );
    await screen.findByRole('heading', { level: 1, name: 'Page Not Found' }, { timeout: 5_000 });
    expect(document.querySelector('main')?.textContent).toContain(address);
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  },
);

test('every route with a parameter is among them', () => {
  expect(withParameter).toContain('/shared/$payload');
  expect(withParameter.length).toBeGreaterThan(5);
});
