import type { Follow, FollowedItems } from '@360/contracts/follows';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { SubscriptionsPage } from './subscriptions-page.tsx';

const followOf = (kind: Follow['kind'], id: string, name: string, followers: number): Follow => ({
  kind,
  id,
  name,
  followers,
  followedAt: '2026-01-05T07:15:00.000Z',
});
const courier = followOf('publisher', 'courier.example', 'The Ansel Courier', 12_600);
const itemOf = (id: string, title: string, outletId: string) => ({
  id,
  title,
  sourceName: 'An outlet',
  outlet: { id: outletId },
  readTime: 4,
  duration: null,
  language: 'en',
  publishedAt: '2026-01-05T07:15:00.000Z',
});

let follows: Follow[];
let items: { items: unknown[]; failed: FollowedItems['failed'] };
let refusal: number | null;
let server: ReturnType<typeof stubServer>;
beforeAll(() => startStrings());
beforeEach(() => {
  follows = [courier, followOf('topic', 'glaciers', 'Glaciers', 31)];
  items = {
    items: [
      itemOf('i1', 'Sea gate flagged twice', 'courier.example'),
      itemOf('i2', 'A glacier creeps', 'other.example'),
    ],
    failed: [],
  };
  refusal = null;
  server = stubServer(({ method, path }) => {
    if (refusal !== null) return json({ error: 'You follow 30 topics, which is the most there can be.' }, refusal);
    if (path.startsWith('/api/publishers'))
      return json([
        { id: 'courier.example', name: 'The Ansel Courier', site: 'https://courier.example', country: 'DE' },
        { id: 'northlight.example', name: 'Northlight', site: 'https://northlight.example', country: null },
      ]);
    if (path.startsWith('/api/follows/items')) return json(items);
    if (method === 'GET') return json({ follows });
    const [kind = '', id = ''] = path.split('/').slice(-2).map(decodeURIComponent);
    follows = follows.filter((one) => one.id !== id.toLowerCase());
    if (method === 'DELETE') return json(null, 204);
    const added = followOf(kind as Follow['kind'], id.toLowerCase(), id, 1);
    follows = [added, ...follows];
    return json(added, 201);
  });
});
afterEach(async () => {
  await act(async () => {
    for (const close of screen.queryAllByRole('button', { name: 'Close' })) close.click();
  });
  vi.unstubAllGlobals();
});
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

test('each outlet has its real number of subscribers and its latest reports', async () => {
  renderFramed(<SubscriptionsPage />);
  const outlet = await screen.findByRole('region', { name: 'The Ansel Courier' });
  within(outlet).getByText('12,600 subscribers');
  await within(outlet).findByRole('link', { name: 'Sea gate flagged twice' });
  const besides = screen.getByRole('region', { name: 'More from your topics' });
  within(besides).getByText('A glacier creeps');
  expect(within(besides).queryByText('Sea gate flagged twice')).toBeNull();
});

test('an outlet is let go at once, and that can be undone', async () => {
  renderFramed(<SubscriptionsPage />);
  await screen.findByRole('region', { name: 'The Ansel Courier' });
  await press('Subscribed: The Ansel Courier');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'The Ansel Courier' })).toBeNull());
  await press('Undo');
  await screen.findByRole('region', { name: /courier/i });
  expect(server.calls.map(({ method }) => method)).toContain('PUT');
});

test('a topic that is typed is followed', async () => {
  renderFramed(<SubscriptionsPage />);
  await screen.findByRole('region', { name: 'The Ansel Courier' });
  await press('Follow a topic');
  fireEvent.change(screen.getByRole('textbox', { name: 'Any name or subject' }), { target: { value: ' Port Ansel ' } });
  await press('Follow');
  await within(screen.getByRole('list', { name: 'Topics you follow' })).findByText('Port Ansel');
  expect(server.asked('PUT').map(({ path }) => path)).toEqual(['/api/follows/topic/Port%20Ansel']);
});

test('why something cannot be followed is said beside it', async () => {
  renderFramed(<SubscriptionsPage />);
  await screen.findByRole('region', { name: 'The Ansel Courier' });
  await press('Follow a topic');
  refusal = 409;
  fireEvent.change(screen.getByRole('textbox', { name: 'Any name or subject' }), { target: { value: 'Quay' } });
  await press('Follow');
  await screen.findByText('You follow 30 topics, which is the most there can be.');
});

test('an outlet is found in the catalogue and followed', async () => {
  follows = [];
  renderFramed(<SubscriptionsPage />);
  await screen.findByText('You follow nothing yet');
  await press('Find publishers');
  await screen.findByText('northlight.example');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'NÓRTH' } });
  expect(screen.queryByText('courier.example')).toBeNull();
  await press('Subscribe: Northlight');
  await screen.findByRole('button', { name: 'Subscribed: Northlight' });
});

test('what could not be looked up is named, and what is there is shown', async () => {
  items = { ...items, failed: [{ kind: 'topic', id: 'glaciers', name: 'Glaciers' }] };
  renderFramed(<SubscriptionsPage />);
  await screen.findByText('Not everything could be looked up: Glaciers.');
  screen.getByText('Sea gate flagged twice');
});

test('a failure is said', async () => {
  refusal = 503;
  renderFramed(<SubscriptionsPage />);
  await waitFor(() => screen.getByText('Your subscriptions could not be loaded.'));
});
