import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import type { NewsItem } from '@360/contracts/news';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings-store.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { itemOf } from './_fixtures.ts';
import { nearestLoaded } from './nearest-loaded.ts';
import { RelatedNews } from './related-news.tsx';

const subject = itemOf({ id: 'now', title: 'Reservoir above Kestria drained after gate fails' });
let near: () => void;
let server: ReturnType<typeof stubServer>;
let relatedNews: NewsItem[];

beforeAll(() => startStrings());
beforeEach(() => {
  settings.set(DEFAULT_SETTINGS);
  relatedNews = Array.from({ length: 6 }, (_, place) => itemOf({ id: `r${place}`, title: `Report ${place}` }));
  server = stubServer(() => json({ relatedNews }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        near = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const comeNear = () => act(async () => near());
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const titles = () =>
  within(screen.getByRole('region', { name: 'Related News' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('related news', () => {
  test('are asked for when the reader comes near: six, eight and videos first for a video', async () => {
    const { unmount } = renderFramed(<RelatedNews subject={subject} />);
    expect(server.calls).toEqual([]);
    await comeNear();
    expect(server.calls[0]).toMatchObject({
      method: 'POST',
      path: '/api/related-news-enhanced',
      body: { currentNews: { id: 'now' }, useFullContent: true, preferVideos: false, limit: 6 },
    });
    unmount();
    renderFramed(<RelatedNews subject={itemOf({ id: 'clip', contentType: 'video' })} />);
    await comeNear();
    expect(server.calls[1]?.body).toMatchObject({ preferVideos: true, limit: 8 });
  });

  test('stand four at a time, and go round', async () => {
    renderFramed(<RelatedNews subject={subject} />);
    await comeNear();
    await screen.findAllByRole('link');
    expect(titles()).toEqual(['Report 0', 'Report 1', 'Report 2', 'Report 3']);
    await press('Next');
    expect(titles()).toEqual(['Report 4', 'Report 5', 'Report 0', 'Report 1']);
    await press('Previous');
    await press('Previous');
    expect(titles()).toEqual(['Report 2', 'Report 3', 'Report 4', 'Report 5']);
  });

  test('are hidden where there are none', async () => {
    relatedNews = [];
    renderFramed(<RelatedNews subject={subject} />);
    await comeNear();
    await waitFor(() => expect(screen.queryByText('Related News')).toBeNull());
  });

  test('leave out what the reader has muted', async () => {
    settings.set({ ...DEFAULT_SETTINGS, mutedWords: ['Report 0'] });
    renderFramed(<RelatedNews subject={subject} />);
    await comeNear();
    await screen.findByText('1 hidden by your settings');
    expect(titles()[0]).toBe('Report 1');
  });

  test('that cannot be had are said, and can be asked for again', async () => {
    server.answer = () => json({ error: 'Later.' }, 503);
    renderFramed(<RelatedNews subject={subject} />);
    await comeNear();
    await screen.findByText('Unable to load related news at the moment.');
    server.answer = () => json({ relatedNews });
    await press('Try again');
    await screen.findAllByRole('link');
    expect(titles()).toHaveLength(4);
  });
});

describe('without the server', () => {
  const gate = itemOf({
    id: 'gate',
    title: 'Gate of the Kestria reservoir was on a list of repairs',
    summary: 'The ministry had known.',
  });
  const match = itemOf({ id: 'match', title: 'Striker leaves at the end of season', summary: 'A transfer.' });

  test('the loaded items that share words stand in, nearest first', () => {
    const twice = itemOf({ id: 'once', title: 'Kestria votes', summary: '', sourceName: 'Other' });
    expect(nearestLoaded(subject, [match, twice, gate, subject]).map(({ id }) => id)).toEqual(['gate', 'once']);
  });

  test('more than eight points are needed, and fifteen are the most', () => {
    // One word and another outlet are nine; nothing in common is never enough.
    const one = itemOf({
      id: 'one',
      title: 'Reservoir',
      summary: '',
      category: null,
      sourceName: 'Other',
      publishedAt: '2020-01-01T00:00:00.000Z',
    });
    expect(nearestLoaded(subject, [one])).toHaveLength(1);
    expect(nearestLoaded(subject, [{ ...one, title: 'Harbour' }])).toEqual([]);
    const many = Array.from({ length: 20 }, (_, place) => ({ ...gate, id: `g${place}` }));
    expect(nearestLoaded(subject, many)).toHaveLength(15);
  });
});
