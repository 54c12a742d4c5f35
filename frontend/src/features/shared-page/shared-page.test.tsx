import type { ShareCheck } from '@360/contracts/shares';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { checked, encoded, replyOf, shared } from './_fixtures.ts';
import { SharedPage } from './shared-page.tsx';

let check: ShareCheck;
let server: ReturnType<typeof stubServer>;
beforeAll(() => startStrings());
beforeEach(() => {
  check = checked();
  server = stubServer(({ method, path, body }) => {
    if (path === '/api/shares/check') return json(check);
    if (method === 'GET' && path.startsWith('/api/shares/share-1/replies'))
      return path.includes('cursor')
        ? json({ replies: [replyOf('r3')] })
        : json({ replies: [replyOf('r1', { mine: true }), replyOf('r2')] }, 200, {
            link: '</api/shares/share-1/replies?cursor=x>; rel="next"',
          });
    if (method === 'POST')
      return json(replyOf('new', { text: (body as { text: string }).text, author: 'Ana', mine: true }), 201);
    return json(method === 'PUT' ? { likes: 19, liked: true } : null, method === 'PUT' ? 200 : 204);
  });
});
afterEach(async () => {
  await act(async () => {
    for (const close of screen.queryAllByRole('button', { name: 'Close' })) close.click();
  });
  vi.unstubAllGlobals();
});

const show = (value: unknown = shared) => renderFramed(<SharedPage payload={encoded(value)} />);
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('vouched for by the server', () => {
  test('shows author with a tick, message, title, picture, summary, marks and links', async () => {
    show();
    await screen.findByText('Verified');
    for (const text of ['Mira Ostby', 'Look at the second gate.', 'Gate two', 'The hinge', 'Water stands higher'])
      screen.getByText(text);
    screen.getByRole('heading', { level: 1, name: shared.content.title });
    screen.getByRole('img', { name: '3 annotations on the picture' });
    expect(document.querySelector('figure img')?.getAttribute('src')).toBe('/api/media/item-1?w=960');
    expect(screen.getByRole('link', { name: 'Open the story' }).getAttribute('href')).toBe('/story/s1');
    expect(screen.getByRole('link', { name: shared.content.url ?? '' }).getAttribute('rel')).toContain('noopener');
    expect(document.title).toContain('Shared by Mira Ostby');
  });

  test('marks stand at their place, in their size and colour', () => {
    show();
    const box = document.querySelector('.ann rect');
    expect(['x', 'y', 'width', 'height', 'fill'].map((name) => box?.getAttribute(name))).toEqual([
      ...['226', '96', '196', '196', '#f5c542'],
    ]);
    expect(document.querySelector('.ann path[stroke="#12b5a6"]')?.getAttribute('d')).toMatch(/^M612 106Q/);
    expect(document.querySelector('.ann path[fill="#c5362b"]')?.closest('[transform]')?.getAttribute('transform')).toBe(
      'translate(196 238)',
    );
  });

  test('a like counts at once, and goes back when it is refused', async () => {
    show();
    const like = await screen.findByRole('button', { name: /^Like/ });
    await act(async () => void fireEvent.click(like));
    expect(like.getAttribute('aria-pressed')).toBe('true');
    expect(like.textContent).toContain('19');
    expect(server.asked('PUT').map(({ path }) => path)).toEqual(['/api/shares/share-1/like']);
    server.answer = () => json({ error: 'Later.' }, 503);
    await act(async () => void fireEvent.click(like));
    await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'));
    expect(like.textContent).toContain('19');
  });

  test('replies come page after page; one that is written stands first', async () => {
    show();
    await screen.findByText('Reply r1');
    await press('More replies');
    await screen.findByText('Reply r3');
    fireEvent.change(screen.getByLabelText('Add a reply'), { target: { value: ' <b>Page 9</b> ' } });
    await press('Send');
    await screen.findByText('<b>Page 9</b>');
    const rows = screen.getAllByText(/Reply r|Page 9/);
    expect(rows[0]?.textContent).toBe('<b>Page 9</b>');
    expect(server.asked('POST').at(-1)?.body).toEqual({ text: '<b>Page 9</b>' });
    expect(screen.getByRole('heading', { name: 'Replies 3' })).toBeDefined();
  });

  test('a reply that was refused stays in the field', async () => {
    show();
    const field = await screen.findByLabelText<HTMLInputElement>('Add a reply');
    server.answer = () => json({ error: 'Sixty replies a day.' }, 429);
    fireEvent.change(field, { target: { value: 'Why?' } });
    await press('Send');
    expect((await screen.findByRole('alert')).textContent).toContain('Sixty replies a day.');
    expect(field.value).toBe('Why?');
  });

  test('only one’s own reply can be deleted, and that can be undone', async () => {
    show();
    await screen.findByText('Reply r1');
    expect(screen.getAllByRole('button', { name: 'Delete your reply' })).toHaveLength(1);
    await press('Delete your reply');
    expect(screen.queryByText('Reply r1')).toBeNull();
    await press('Undo');
    screen.getByText('Reply r1');
    expect(server.asked('DELETE')).toEqual([]);
    await press('Delete your reply');
    await press('Close');
    await waitFor(() =>
      expect(server.asked('DELETE').map(({ path }) => path)).toEqual(['/api/shares/share-1/replies/r1']),
    );
  });
});

describe('one’s own page', () => {
  test('can be taken back, and that can be undone', async () => {
    check = checked({ mine: true });
    show();
    await screen.findByText('Verified');
    await press('Take back');
    screen.getByText('You have taken this page back. Nobody can read it any more.');
    await press('Undo');
    screen.getByText('Verified');
    expect(server.asked('DELETE')).toEqual([]);
    await press('Take back');
    await press('Close');
    await waitFor(() => expect(server.asked('DELETE').map(({ path }) => path)).toEqual(['/api/shares/share-1']));
    screen.getByRole('heading', { name: 'Taken back' });
  });

  test('nobody else’s', async () => {
    show();
    await screen.findByText('Verified');
    expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
  });
});

describe('not vouched for', () => {
  const expectStranger = () => {
    screen.getByText('Anonymous User');
    expect(screen.queryByText('Mira Ostby')).toBeNull();
    expect(screen.queryByText('Verified')).toBeNull();
    expect(screen.queryByRole('link', { name: shared.content.url ?? '' })).toBeNull();
    expect(screen.queryByLabelText('Add a reply')).toBeNull();
  };

  test('without a signature the server is not even asked', () => {
    show({ ...shared, signature: null });
    expectStranger();
    expect(server.calls).toEqual([]);
  });

  test('a changed one is a stranger’s, whatever it claims', async () => {
    check = checked({ valid: false });
    show({ ...shared, message: 'Changed' });
    await screen.findByText(/^Nobody vouches/);
    expectStranger();
  });

  test('while it is not known, and where it cannot be, no author is named', async () => {
    server.answer = () => json({ error: 'Later.' }, 503);
    show();
    screen.getByLabelText('Checking the signature');
    expect(screen.queryByText('Mira Ostby')).toBeNull();
    await screen.findByText(/^The signature could not be checked/);
    expectStranger();
    server.answer = ({ path }) => json(path.endsWith('/check') ? checked() : { replies: [] });
    await press('Try again');
    await screen.findByText('Mira Ostby');
  });

  test('a picture of another site is named, not drawn', () => {
    show({ ...shared, signature: null, content: { ...shared.content, imageUrl: 'https://tracker.example/p.png' } });
    screen.getByText('https://tracker.example/p.png');
    expect(document.querySelector('img:not([aria-label])')).toBeNull();
  });
});

test('what was taken back is not shown', async () => {
  check = checked({ valid: false, revoked: true });
  show();
  await screen.findByText('Whoever shared this page has taken it back.');
  expect(screen.queryByText(shared.content.title)).toBeNull();
});

test.each([
  ['', 'Invalid shared content URL'],
  ['%%%', 'Failed to load shared content'],
  [encoded({ platform: '360news' }), 'Failed to load shared content'],
])('of %j nothing is shown but the way home', (payload, text) => {
  renderFramed(<SharedPage payload={payload} />);
  screen.getByRole('heading', { name: 'Content Not Found' });
  screen.getByText(text);
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
});
