import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { postOf } from './_fixtures.ts';
import { PostPage } from './post-page.tsx';

let server: ReturnType<typeof stubServer>;
beforeAll(() => startStrings());
beforeEach(() => {
  server = stubServer(() => json(null, 204));
});
afterEach(() => vi.unstubAllGlobals());

test('a post by its address is read by anyone, and changed by its author alone', () => {
  renderFramed(<PostPage post={postOf({ mine: false })} />);
  screen.getByRole('heading', { level: 1, name: 'A reader’s post' });
  screen.getByRole('heading', { level: 2, name: 'The night the inner quay flooded' });
  screen.getByText('Mira Ostby');
  expect(screen.getByRole('link', { name: 'All posts' }).getAttribute('href')).toBe('/posts?of=all');
  expect(screen.queryByRole('button', { name: /^Edit:/ })).toBeNull();
  expect(server.calls).toEqual([]);
});

test('its author takes it away, is led to the list, and it leaves the server with the line', async () => {
  const { router } = renderFramed(<PostPage post={postOf()} />);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^Delete:/ })));
  screen.getByText('Post deleted');
  await waitFor(() => expect(router.history.location.pathname).toBe('/posts'));
  expect(server.asked('DELETE')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(server.asked('DELETE').map(({ path }) => path)).toEqual(['/api/content/p1']));
});
