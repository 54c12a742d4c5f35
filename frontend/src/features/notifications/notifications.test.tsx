import type { Notification } from '@360/contracts/notifications';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings-store.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { stubStream } from '../../test/stream.ts';
import { startStrings } from '../../test/strings.ts';
import { notificationOf } from './_fixtures.ts';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationSheet } from './notification-sheet.tsx';
import { useUnread } from './use-unread.ts';

const gate = notificationOf({ id: 'n2', query: 'tarn barrier', count: 3, title: 'Sea gate failed' });
const dock = notificationOf({ id: 'n1', query: 'dockers', count: 1, title: 'Dockers vote', read: true });
const list = (notifications: Notification[], unread: number, next?: string) =>
  json({ notifications, unread }, 200, next ? { link: `<${next}>; rel="next"` } : {});

function Bell() {
  return <NotificationBell unread={useUnread()} />;
}
const open = () => renderFramed(<NotificationSheet onClose={() => undefined} />);
const row = (name: RegExp) => screen.findByRole('link', { name });
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
};
const settle = () => act(() => vi.advanceTimersByTimeAsync(4_000));

let server: ReturnType<typeof stubServer>;
let stream: ReturnType<typeof stubStream>;
beforeAll(() => startStrings());
beforeEach(() => {
  server = stubServer(({ method }) => (method === 'GET' ? list([gate, dock], 1) : json(null, 204)));
  stream = stubStream();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the bell', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  test('asks once the page has come to rest, and then says how much is unread', async () => {
    renderFramed(<Bell />);
    screen.getByRole('button', { name: 'Notifications' });
    expect(server.calls).toEqual([]);
    await settle();
    const bell = await screen.findByRole('button', { name: 'Notifications, 1 unread' });
    expect(bell.querySelector('.bell-count')?.textContent).toBe('1');
    expect(server.calls.map(({ path }) => path)).toEqual(['/api/notifications']);
  });

  test('stays as it is where the server does not answer', async () => {
    server.answer = () => json({ error: 'Later.' }, 503);
    renderFramed(<Bell />);
    await settle();
    screen.getByRole('button', { name: 'Notifications' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('what the stream tells is counted and said, and leads to its search', async () => {
    const { router } = renderFramed(<Bell />);
    await settle();
    const arrival = notificationOf({ id: 'n3', query: 'storm', count: 2 });
    await act(async () => stream.tell({ type: 'notification', to: 'me', notification: arrival }));
    await screen.findByText(/2 new results for .*storm/);
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    await press('Open');
    await waitFor(() => expect(router.state.location.href).toBe('/search?q=storm'));
    expect(server.asked('POST')).toEqual([{ method: 'POST', path: '/api/notifications/read', body: { ids: ['n3'] } }]);
    await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  });

  test('what comes is counted without a word where the reader wants none', async () => {
    settings.set({ ...settings.get(), notificationsEnabled: false });
    renderFramed(<Bell />);
    await settle();
    await act(async () =>
      stream.tell({ type: 'notification', to: 'me', notification: notificationOf({ id: 'n3', query: 'storm' }) }),
    );
    await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    expect(screen.queryByText(/new results? for .*storm/)).toBeNull();
    settings.set({ ...settings.get(), notificationsEnabled: true });
  });

  test('opens the list', async () => {
    renderFramed(<Bell />);
    await settle();
    await press('Notifications, 1 unread');
    await screen.findByRole('dialog', { name: 'Notifications' });
    await row(/tarn barrier/);
  });
});

describe('the list', () => {
  test('says what was found for which search, and which is unread', async () => {
    open();
    const unread = await row(/tarn barrier/);
    expect(unread.textContent).toContain('3 new results');
    expect(unread.textContent).toContain('Sea gate failed');
    within(unread).getByRole('img', { name: 'Unread' });
    expect(unread.getAttribute('href')).toBe('/search?q=tarn+barrier');
    const read = await row(/dockers/);
    expect(read.textContent).toContain('1 new result');
    expect(within(read).queryByRole('img')).toBeNull();
  });

  test('one that is followed is read', async () => {
    open();
    fireEvent.click(await row(/tarn barrier/));
    await waitFor(() => expect(server.asked('POST').map(({ body }) => body)).toEqual([{ ids: ['n2'] }]));
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Unread' })).toBeNull());
    fireEvent.click(await row(/dockers/));
    expect(server.asked('POST')).toHaveLength(1);
  });

  test('all can be marked as read', async () => {
    open();
    await row(/tarn barrier/);
    await press('Mark all as read');
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Unread' })).toBeNull());
    expect(server.asked('POST').map(({ body }) => body)).toEqual([{ all: true }]);
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  test('marks come back, and it is said, where the server does not take them', async () => {
    server.answer = ({ method }) => (method === 'GET' ? list([gate], 1) : json({ error: 'Later.' }, 503));
    open();
    await row(/tarn barrier/);
    await press('Mark all as read');
    await screen.findByText('This could not be marked as read.');
    await screen.findByRole('img', { name: 'Unread' });
  });

  test('earlier ones are fetched from where the page ended', async () => {
    const later = '/api/notifications?cursor=c2';
    server.answer = ({ path }) => (path === later ? list([dock], 1) : list([gate], 1, later));
    open();
    await row(/tarn barrier/);
    await press('Show earlier ones');
    await row(/dockers/);
    expect(screen.queryByRole('button', { name: 'Show earlier ones' })).toBeNull();
  });

  test('says what will stand there while there is nothing', async () => {
    server.answer = () => list([], 0);
    open();
    screen.getByRole('status', { name: 'Loading your notifications' });
    await screen.findByText('Nothing to tell yet');
  });

  test('says so where it cannot be had, with the way to try again', async () => {
    server.answer = () => json({ error: 'Later.' }, 503);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('Your notifications could not be loaded.');
    server.answer = () => list([gate], 1);
    await press('Try again');
    await row(/tarn barrier/);
  });
});
