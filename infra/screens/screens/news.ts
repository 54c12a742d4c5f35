import { TOUR_WANTED } from '../in-page.ts';
import type { Screen } from '../screen.ts';

const FILTERS = ':is(.chips, .feed-cats, .feed-more) > [aria-expanded]';
const nextStep = '.tour-walk .btn-primary';

/** The first page, what it opens, and the reports it leads to. */
export const NEWS: readonly Screen[] = [
  { name: 'home', path: '/', shows: '[data-item]', windowOnly: true },
  { name: 'home-whole', path: '/', shows: 'main h1', on: 'desktop' },
  {
    name: 'home-tour',
    path: '/',
    shows: '.tour-foot',
    windowOnly: true,
    before: (page) => page.addInitScript(TOUR_WANTED),
    act: (page) => page.locator(nextStep).waitFor(),
  },
  {
    name: 'home-tour-later',
    path: '/',
    shows: '.tour-foot',
    windowOnly: true,
    before: (page) => page.addInitScript(TOUR_WANTED),
    act: async (page) => {
      for (let step = 0; step < 3; step++) await page.locator(nextStep).click();
    },
  },
  {
    name: 'menu',
    path: '/',
    shows: '.drawer, .rail[data-open="true"]',
    act: (page) => page.locator('[data-menu]').locator('visible=true').first().click(),
  },
  {
    name: 'feed-filters',
    path: '/',
    shows: '.choices',
    windowOnly: true,
    act: async (page) => {
      for (const at of [0, 1]) await page.locator(FILTERS).nth(at).click();
    },
  },
  { name: 'feed-filtered', path: '/?country=france', shows: '.feed-now', windowOnly: true },
  { name: 'feed-posts', path: '/?category=twitter', shows: '.post-by', windowOnly: true },
  {
    name: 'feed-settings',
    path: '/',
    shows: '[data-popover]',
    windowOnly: true,
    act: (page) => page.locator('.feed-head button:has(.lucide-sliders-horizontal)').click(),
  },
  {
    name: 'card-summary',
    path: '/',
    shows: '.as-pop',
    windowOnly: true,
    act: (page) => page.locator('.card-ai').nth(1).click(),
  },
  { name: 'story', path: ({ story }) => `/story/${story.id}`, shows: 'main h1' },
  {
    name: 'story-article',
    path: ({ story }) => `/story/${story.id}`,
    shows: '.ab section, .ab p',
    grows: true,
    act: async (page) => {
      await page.locator('.ab .btn').click();
      await page.locator('.ab[aria-busy="false"]').waitFor();
    },
  },
  { name: 'item', path: ({ item }) => `/item/${item.id}`, shows: 'main h1' },
  { name: 'video', path: ({ video }) => `/item/${video.id}`, shows: '.player', windowOnly: true },
  {
    name: 'live-menu',
    path: '/',
    shows: '.menu, .sheet',
    windowOnly: true,
    act: (page, { phone }) => page.locator(phone ? '.bottom-bar button:has(.lucide-tv)' : '.live-btn').click(),
  },
  { name: 'live', path: ({ channel }) => `/live/${channel.id}`, shows: '.player iframe', embeds: true },
];
