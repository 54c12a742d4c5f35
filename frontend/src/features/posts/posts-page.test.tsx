import type { Content } from '@360/contracts/content';
import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings-store.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { postOf } from './_fixtures.ts';
import { postsIn } from './posts-of.ts';
import { PostsPage } from './posts-page.tsx';

const title = 'The night the inner quay flooded';
let posts: Content[];
let server: ReturnType<typeof stubServer>;
const onCreate = vi.fn();
beforeAll(() => startStrings());
beforeEach(() => {
  posts = [postOf(), postOf({ id: 'p2', mine: false, authorName: 'Reader 1234', title: 'Sirens at four' })];
  server = stubServer(({ method }) => (method === 'GET' ? json({ posts }) : json(null, 204)));
});
afterEach(() => vi.unstubAllGlobals());

const show = (of: 'me' | 'following' | 'all' = 'me') => renderFramed(<PostsPage of={of} onCreate={onCreate} />);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the choice stands in the address, and what is none is the reader’s own', () => {
  expect([postsIn({ of: 'following' }), postsIn({ of: 'all' })]).toEqual([{ of: 'following' }, { of: 'all' }]);
  for (const of of ['me', '<b>', 1, undefined]) expect(postsIn({ of })).toEqual({});
});

test('posts stand with their author; only the author may change or delete them', async () => {
  show();
  await screen.findByText('Mira Ostby');
  screen.getByText('Reader 1234');
  expect(titles()).toEqual([title, 'Sirens at four']);
  expect(screen.getAllByRole('button', { name: /^Edit:/ }).length).toBe(1);
  expect(screen.getAllByRole('button', { name: /^Delete:/ }).length).toBe(1);
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/content?limit=20&of=me']);
});

test('an attachment is a link that says where it leads, and nothing of it is fetched', async () => {
  const { container } = show('following');
  const [link] = await screen.findAllByRole<HTMLAnchorElement>('link', { name: /Tarn Street, 04:31/ });
  expect(link?.href).toBe('https://portansel.example/1.jpg');
  expect(link?.textContent).toContain('portansel.example');
  expect(link?.rel).toContain('noopener noreferrer');
  expect(container.querySelector('img')).toBe(null);
});

test('more posts come when asked, along the server’s own address, and a failure can be tried again', async () => {
  const next = '/api/content?limit=20&of=me&cursor=c1';
  let fails = true;
  server.answer = ({ path }) => {
    if (path !== next) return json({ posts: [postOf()] }, 200, { link: `<${next}>; rel="next"` });
    return fails ? json({ error: 'Later.' }, 503) : json({ posts: [postOf({ id: 'p3', title: 'Earlier' })] });
  };
  show();
  await screen.findByText(title);
  await press('Load More');
  await screen.findByText('The posts could not be loaded.');
  fails = false;
  await press('Try again');
  await screen.findByText('Earlier');
  expect(titles()).toEqual([title, 'Earlier']);
  expect(screen.queryByRole('button', { name: 'Load More' })).toBe(null);
});

test('where there are none the page says so and leads to the form', async () => {
  posts = [];
  show('following');
  await screen.findByText('No posts on your topics');
  const [first] = screen.getAllByRole('button', { name: 'Create Content' });
  fireEvent.click(first as HTMLElement);
  expect(onCreate).toHaveBeenCalled();
});

test('a list that cannot be had is told, and read again', async () => {
  server.answer = () => json({ error: 'Later.' }, 503);
  show();
  await screen.findByRole('alert');
  server.answer = () => json({ posts });
  await press('Try again');
  await screen.findByText(title);
});

test('a deleted post goes at once, comes back when undone, and leaves the server only afterwards', async () => {
  show();
  await screen.findByText(title);
  await press(`Delete: ${title}`);
  expect(titles()).toEqual(['Sirens at four']);
  await press('Undo');
  expect(titles()).toEqual([title, 'Sirens at four']);
  expect(server.asked('DELETE')).toEqual([]);
  await press(`Delete: ${title}`);
  await press('Close');
  await waitFor(() => expect(server.asked('DELETE').map(({ path }) => path)).toEqual(['/api/content/p1']));
});

test('a post that could not be deleted comes back', async () => {
  show();
  await screen.findByText(title);
  server.answer = ({ method }) => (method === 'DELETE' ? json({ error: 'Later.' }, 503) : json({ posts }));
  await press(`Delete: ${title}`);
  await press('Close');
  await screen.findByText('The post could not be deleted.');
  await screen.findByText(title);
});

test('an edit sends what was changed, says the server’s own sentence where it is refused, and reads the list again', async () => {
  show();
  await screen.findByText(title);
  await press(`Edit: ${title}`);
  const field = await screen.findByLabelText<HTMLInputElement>('Title');
  expect(field.value).toBe(title);
  fireEvent.change(field, { target: { value: 'The morning after ' } });
  server.answer = ({ method }) => (method === 'PATCH' ? json({ error: 'Too many today.' }, 429) : json({ posts }));
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe('The post could not be changedToo many today.');
  posts = [postOf({ title: 'The morning after', editedAt: '2026-11-20T10:30:00.000Z' })];
  server.answer = ({ method }) => json(method === 'PATCH' ? posts[0] : { posts });
  await press('Save');
  await waitFor(() => expect(titles()).toEqual(['The morning after']));
  expect(server.asked('PATCH').at(-1)).toMatchObject({
    path: '/api/content/p1',
    body: { title: 'The morning after' },
  });
  expect(screen.queryByRole('dialog')).toBe(null);
});

test('an author can be muted and heard again; muted words leave posts out too, never one’s own', async () => {
  const authorId = '0123456789abcdef01234567';
  posts = [
    postOf({ title: 'My own derby' }),
    postOf({ id: 'p2', mine: false, authorId, authorName: 'Reader 1234', title: 'Sirens at four' }),
    postOf({ id: 'p3', mine: false, authorId: 'f'.repeat(24), description: 'About the derby', title: 'A match' }),
  ];
  let kept = { ...DEFAULT_SETTINGS, mutedWords: ['derby'] };
  settings.set(kept);
  server.answer = ({ method, body }) => {
    if (method === 'GET') return json({ posts });
    kept = { ...kept, ...(body as object) };
    return json(kept);
  };
  show('all');
  await screen.findByText('1 hidden by your settings');
  expect(titles()).toEqual(['My own derby', 'Sirens at four']);
  await press('Mute Reader 1234');
  await screen.findByText('2 hidden by your settings');
  expect(titles()).toEqual(['My own derby']);
  expect(kept.mutedAuthors).toEqual([`${authorId} Reader 1234`]);
  await press('Undo');
  await waitFor(() => expect(titles()).toEqual(['My own derby', 'Sirens at four']));
  expect(kept.mutedAuthors).toEqual([]);
  settings.set(DEFAULT_SETTINGS);
});
