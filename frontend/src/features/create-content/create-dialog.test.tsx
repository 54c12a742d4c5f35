import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDraft } from '../../components/post-form/draft.ts';
import { closeToast } from '../../lib/toast.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { CreateDialog } from './create-dialog.tsx';
import { changeDraft, createPost } from './creation.ts';

let server: ReturnType<typeof stubServer>;
const onClose = vi.fn();
beforeAll(() => startStrings());
beforeEach(() => {
  onClose.mockClear();
  changeDraft(emptyDraft);
  server = stubServer(() => json({ id: 'p1' }, 201));
});
afterEach(() => {
  // A line told in one test would still stand in the next.
  for (let id = 0; id < 40; id += 1) closeToast(id);
  vi.unstubAllGlobals();
});

const show = () => renderFramed(<CreateDialog onClose={onClose} />);
const publish = () => screen.getByRole<HTMLButtonElement>('button', { name: /Publish|Creating\.\.\./ });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const enter = (label: string, value: string) => {
  fill(label, value);
  fireEvent.keyDown(field(label), { key: 'Enter' });
};
const fillNeeded = () => {
  fill('Title', ' The quay ');
  fill('Description', ' Water came up. ');
};
const send = () => act(async () => void fireEvent.click(publish()));
const sent = () => server.asked('POST').at(-1)?.body;

describe('the form', () => {
  test('it can be sent once title and description hold more than blanks', () => {
    show();
    expect(publish().disabled).toBe(true);
    fill('Title', 'The quay');
    expect(publish().disabled).toBe(true);
    fill('Description', '  ');
    expect(publish().disabled).toBe(true);
    fill('Description', 'Water came up.');
    expect(publish().disabled).toBe(false);
  });

  test('Enter adds a tag that is not blank and not listed, and a tag can be removed', () => {
    show();
    enter('Search tags', ' flood ');
    enter('Search tags', 'flood');
    expect(field('Search tags').value).toBe('flood');
    screen.getByText('Already listed');
    enter('Search tags', '   ');
    enter('News keywords', 'siren');
    expect(screen.getAllByRole('button', { name: /^Remove / }).map((one) => one.getAttribute('aria-label'))).toEqual([
      'Remove flood',
      'Remove siren',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Remove flood' }));
    expect(screen.queryByRole('button', { name: 'Remove flood' })).toBe(null);
    expect(server.calls).toEqual([]);
  });

  test('a letter still being composed is no Enter', () => {
    show();
    fill('Search tags', 'فيضان');
    fireEvent.keyDown(field('Search tags'), { key: 'Enter', isComposing: true });
    expect(screen.queryByRole('button', { name: 'Remove فيضان' })).toBe(null);
  });

  test('an attachment is asked for by its address; nothing typed adds nothing, no address is told', async () => {
    show();
    await press('Photo');
    enter('Address of the photo', '   ');
    expect(screen.queryByLabelText('Address of the photo')).toBe(null);
    await press('Link');
    enter('Address of the page', 'javascript:alert(1)');
    screen.getByText('Begin with http:// or https://, without a user’s name');
    expect(field('Address of the page').getAttribute('aria-invalid')).toBe('true');
    fill('What it shows (optional)', 'The siren log');
    enter('Address of the page', 'https://portansel.example/sirens');
    fillNeeded();
    await send();
    expect(sent()).toMatchObject({
      attachments: [{ type: 'link', url: 'https://portansel.example/sirens', title: 'The siren log' }],
    });
  });

  test('Esc ends the asking and leaves the form open; an attachment can be removed', async () => {
    show();
    await press('Video');
    const stays = fireEvent.keyDown(field('Address of the video'), { key: 'Escape' });
    expect(stays).toBe(false);
    expect(screen.queryByLabelText('Address of the video')).toBe(null);
    expect(onClose).not.toHaveBeenCalled();
    await press('Video');
    enter('Address of the video', 'https://portansel.example/film');
    await press('Remove https://portansel.example/film');
    expect(screen.queryByRole('button', { name: 'Remove https://portansel.example/film' })).toBe(null);
  });

  test('more addresses than a post holds are told before it is sent, in text and attachments together', async () => {
    show();
    fill('Title', 'The quay');
    fill('Description', 'https://portansel.example/log '.repeat(10));
    expect([publish().disabled, screen.queryByRole('alert')]).toEqual([false, null]);
    await press('Link');
    enter('Address of the page', 'https://portansel.example/sirens');
    expect(publish().disabled).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe(
      'Your post names 11 addresses, counting its attachments. At most 10 fit: please take some out.',
    );
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    expect(server.calls).toEqual([]);
    fill('Description', 'https://portansel.example/log '.repeat(9));
    expect([publish().disabled, screen.queryByRole('alert')]).toEqual([false, null]);
  });

  test('nothing is asked of other hosts, not even by how others will see it', async () => {
    const { container } = show();
    await press('Photo');
    enter('Address of the photo', 'https://portansel.example/1.jpg');
    fill('Title', '<img src=x onerror=alert(1)>');
    expect(container.querySelector('img, dialog a')).toBe(null);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('<img src=x onerror=alert(1)>');
  });
});

describe('sending it', () => {
  test('what is sent is trimmed and says who may see it', async () => {
    show();
    fillNeeded();
    enter('News keywords', 'siren');
    fill('Visible to', 'private');
    await send();
    expect(sent()).toEqual({
      title: 'The quay',
      description: 'Water came up.',
      attachments: [],
      searchTags: [],
      newsKeywords: ['siren'],
      visibility: 'private',
    });
  });

  test('while it is sent the button is off and says so; taken, the form closes with a word', async () => {
    show();
    fillNeeded();
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    await send();
    expect([publish().textContent, publish().disabled]).toEqual(['Creating...', true]);
    await act(async () => answer(json({ id: 'p1' }, 201)));
    await screen.findByText('Post created');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(field('Title').value).toBe('');
  });

  test('a refusal stands in the form with the server’s own sentence, and nothing is lost', async () => {
    show();
    fillNeeded();
    server.answer = () => json({ error: 'You have written 20 posts today.' }, 429);
    await send();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Failed to create postYou have written 20 posts today.',
    );
    expect(field('Title').value).toBe(' The quay ');
    expect(publish().disabled).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
    server.answer = () => json({ id: 'p1' }, 201);
    await send();
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  test('the lists of posts are read again', async () => {
    const client = new QueryClient();
    const queryFn = vi.fn(async () => ['post']);
    const end = new QueryObserver(client, { queryKey: ['posts', 'me'], queryFn }).subscribe(() => undefined);
    await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1));
    await createPost(client);
    await waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
    end();
  });

  test('a draft is there again after closing', async () => {
    const { unmount } = show();
    fillNeeded();
    enter('Search tags', 'flood');
    await press('Cancel');
    unmount();
    show();
    expect([field('Title').value, field('Description').value]).toEqual([' The quay ', ' Water came up. ']);
    screen.getByRole('button', { name: 'Remove flood' });
    screen.getByText('Draft kept for this visit');
    expect(sessionStorage.getItem('post-draft')).toContain('flood');
  });

  test('closed while it was sent, a refusal is told all the same', async () => {
    const { unmount } = show();
    fillNeeded();
    let answer: (response: Response) => void = () => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (answer = resolve)));
    await send();
    unmount();
    show();
    await act(async () => answer(json({ error: 'Later.' }, 503)));
    expect(await screen.findAllByText('Failed to create post')).toHaveLength(2);
    expect(onClose).not.toHaveBeenCalled();
  });
});
