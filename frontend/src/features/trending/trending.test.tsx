import { DEFAULT_SETTINGS } from '@360/contracts/default-settings';
import type { Trending } from '@360/contracts/trending';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { settings } from '../../lib/settings-store.ts';
import { json, renderFramed, stubServer } from '../../test/framed.tsx';
import { startStrings } from '../../test/strings.ts';
import { TrendingPage } from './trending-page.tsx';
import type { TrendingStory } from './trending-query.ts';

const storyOf = (id: string, engagement: number, publishedAt = '2026-01-05T07:15:00.000Z'): TrendingStory => ({
  id,
  title: `Story ${id}`,
  summary: 'What is known of it.',
  category: 'world',
  imageUrl: null,
  leadItemId: `${id}-lead`,
  publishedAt,
  updatedAt: publishedAt,
  createdAt: publishedAt,
  breaking: false,
  engagement,
  readTime: 3,
  tags: [],
  epistemologyTag: 'conflicting',
  coverage: {
    items: 3,
    outlets: 3,
    independentReports: 3,
    countries: ['DE'],
    approaches: { institutional: 0, economic: 0, technological: 0, environmental: 0, social: 3, investigative: 0 },
    gaps: [],
    agreement: { percent: null, state: 'contested', supporting: 0, contradicting: 0 },
  },
  velocity: { perHour: 4, usualPerHour: 1, ratio: 4 },
  trend: {
    engagement,
    velocityPerHour: 4,
    ageHours: 6,
    points: { engagement: 8.9, velocity: 2.3, age: 1 },
    score: 10.2,
    aboveThreshold: engagement > 5_000,
  },
});

let answer: Trending | null;
const serve = (given: Trending | null) => {
  answer = given;
  return stubServer(() => (answer ? json(answer) : json({ error: 'Later.' }, 503)));
};
beforeAll(() => startStrings());
afterEach(() => vi.unstubAllGlobals());

const topics = [{ name: 'Tarn Barrier', items: 14, usualPerDay: 1.5, ratio: 4.57 }];

test('three cards stand in for what is on its way', async () => {
  serve({ threshold: 5_000, stories: [storyOf('a', 48_200)], topics });
  renderFramed(<TrendingPage />);
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(3);
  await screen.findByText('Story a');
  expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(0);
});

test('a story says what was done with it, when, and why it stands where it does', async () => {
  serve({
    threshold: 5_000,
    stories: [storyOf('a', 48_200), storyOf('b', 9_000, new Date().toISOString())],
    topics,
  });
  renderFramed(<TrendingPage />);
  screen.getByRole('heading', { level: 1, name: 'Trending Stories' });
  const link = await screen.findByRole('link', { name: 'Story a' });
  expect(link.getAttribute('href')).toBe('/story/a');
  screen.getByText('48,200 views and reactions');
  screen.getByText('Recently');
  const why = screen.getAllByText('Why it stands here')[0]?.closest('details') as HTMLElement;
  expect(why.textContent).toContain('48,200 actions of readers');
  expect(why.textContent).toContain('-1');
  expect(why.textContent).toContain('10.2');
});

test('what is below the threshold stands apart, and the places go on', async () => {
  serve({ threshold: 5_000, stories: [storyOf('a', 48_200), storyOf('b', 900)], topics: [] });
  renderFramed(<TrendingPage />);
  const below = await screen.findByRole('region', { name: /^On their way: 5,000/ });
  within(below).getByText('Story b');
  within(below).getByText('2');
  expect(within(below).queryByText('Story a')).toBeNull();
});

test('a name that rises leads to its search', async () => {
  serve({ threshold: 5_000, stories: [], topics });
  renderFramed(<TrendingPage />);
  const rising = await screen.findByRole('link', { name: /Tarn Barrier/ });
  expect(rising.textContent).toContain('×4.6');
  expect(decodeURIComponent(rising.getAttribute('href') ?? '')).toMatch(/^\/search\?q=.*Tarn.*Barrier/);
  screen.getByText('Nothing is trending');
});

test('a failure is said, with the way to try again', async () => {
  serve(null);
  renderFramed(<TrendingPage />);
  await screen.findByText('Trending stories could not be loaded.');
  answer = { threshold: 5_000, stories: [storyOf('a', 48_200)], topics };
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await screen.findByText('Story a');
});

test('what the reader has muted is left out, and how much that is is told; a story that others tell too stays', async () => {
  settings.set({ ...DEFAULT_SETTINGS, mutedSources: ['quay'], mutedWords: ['derby'] });
  serve({
    threshold: 5_000,
    stories: [
      { ...storyOf('a', 9_000), outletIds: ['quay'] },
      { ...storyOf('b', 8_000), outletIds: ['quay', 'tide'] },
      { ...storyOf('c', 7_000), title: 'Orsund win the derby' },
      storyOf('d', 6_000),
    ],
    topics: [],
  });
  renderFramed(<TrendingPage />);
  await screen.findByText('2 hidden by your settings');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Story b',
    'Story d',
  ]);
  settings.set(DEFAULT_SETTINGS);
});
