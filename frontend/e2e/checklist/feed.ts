import { readFile } from 'node:fs/promises';
import type { LiveChannel } from '@360/contracts/news';
import type { Page } from 'playwright-core';
import { scrollFeed } from '../browser.ts';
import type { Screen } from './entry.ts';
import { answer, changeItem, changeItems, goTo, heal, press } from './reach.ts';
import { firstChannel, videoItem } from './sample.ts';

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();

// The sample newsroom invents its channels; the six of the product stand in the catalogue it starts with elsewhere.
const CATALOGUE = new URL('../../../services/feed/catalogue/live-channels.json', import.meta.url);
const channels = async () => JSON.parse(await readFile(CATALOGUE, 'utf8')) as LiveChannel[];

const heightOf = (page: Page): Promise<number> =>
  page.locator('[data-feed-scroller]').evaluate((element) => element.scrollHeight);

/** So near the last card that the foot is drawn, and not so near that the list goes on by itself. */
const nearFoot = async (page: Page) => {
  const view = await page.locator('[data-feed-scroller]').evaluate((element) => element.clientHeight);
  await scrollFeed(page, (await heightOf(page)) - view - 320);
};

const toFoot = async (page: Page) => {
  for (let height = 0; height !== (await heightOf(page)); ) {
    height = await heightOf(page);
    await scrollFeed(page, height);
    await page.waitForTimeout(300);
  }
};

/** The '360 News' panel, its cards, and what is watched from it. */
export const FEED: readonly Screen[] = [
  {
    screen: 'feed',
    at: () => '/',
    states: [
      {
        state: 'at rest',
        says: [
          '360 News',
          /^Live\b/,
          'All News',
          'Breaking',
          'Video',
          'X News',
          'Load X News',
          'More Categories',
          'Countries',
          'Feed settings',
        ],
      },
      { state: 'more below', reach: nearFoot, says: ['Load More'] },
      {
        state: 'categories and countries open',
        reach: async (page) => {
          await scrollFeed(page, 0);
          await press(page, 'More Categories');
          await press(page, 'Countries');
        },
        says: [
          ...['World', 'Politics', 'Tech', 'Business', 'Sports', 'Health', 'Environment', 'Science'],
          ...['USA', 'UK', 'Canada', 'Australia', 'Germany', 'France', 'Japan', 'China', 'India', 'Russia', 'Brazil'],
          ...['Kuwait', 'UAE', /^Saudi/, 'Qatar', 'Israel'],
        ],
      },
      {
        state: 'live channels',
        reach: async (page) => {
          await answer(page, '/api/live', 200, await channels());
          await press(page, /^Live\b/);
        },
        says: ['Al Jazeera English', 'France 24 English', 'DW News', /^NHK World/i, 'WION', /^Euronews/],
      },
      {
        state: 'posts',
        reach: async (page) => {
          await page.keyboard.press('Escape');
          await heal(page);
          await press(page, 'X News');
        },
        says: ['View Post', 'Profile', 'Source', 'Show all news'],
      },
      {
        state: 'nothing kept',
        reach: async (page) => {
          await press(page, 'Show all news', 'link');
          await press(page, 'Feed settings');
          await press(page, 'Saved only', 'switch');
        },
        says: ['No news items found', 'Show read and unsaved'],
      },
      {
        state: 'the end',
        reach: async (page) => {
          await press(page, 'Show read and unsaved');
          await goTo(page, '/?category=breaking');
          await page.locator('[data-item]').first().waitFor();
          await toFoot(page);
        },
        says: [/^End of the feed: /],
      },
    ],
  },
  {
    screen: 'card',
    at: () => '/',
    states: [
      {
        state: 'with every mark',
        reach: async (page) => {
          await changeItems(page, [
            { publishedAt: ago(0.5), civFlags: ['verified'], readTime: 7, duration: null, truthConfidenceScore: 92 },
            { publishedAt: ago(3.5), duration: 245, contentType: 'video', truthConfidenceScore: 84 },
            { publishedAt: ago(50), duration: 3_725, contentType: 'video', tags: ['t1', 't2', 't3', 't4', 't5'] },
            { publishedAt: ago(100), truthConfidenceScore: 41 },
          ]);
          await page.reload();
        },
        says: [
          'Verified',
          'Just now',
          '3h ago',
          '2d ago',
          /^\d{1,2} [A-Z][a-z]{2,3}$/,
          '7 min',
          '4:05',
          '1:02:05',
          'Trust 92',
          'Trust 84',
          'Trust 41',
          't4',
        ],
        never: ['t5'],
      },
      {
        state: 'loading',
        reach: async (page) => {
          await heal(page);
          await page.route('**/api/news?*', () => undefined);
          await page.reload({ waitUntil: 'commit' });
        },
        says: ['Loading news'],
      },
      {
        state: 'failed',
        reach: async (page) => {
          await heal(page);
          await answer(page, '/api/news', 503, { error: 'Later.' });
          await page.reload();
        },
        says: ['The news could not be loaded.', 'Try again'],
      },
    ],
  },
  {
    screen: 'video',
    at: async () => `/item/${(await videoItem()).id}`,
    states: [
      {
        state: 'before it plays',
        says: [
          'Play video',
          'Video summary',
          'Category',
          'Duration',
          'Published',
          'Views and reactions',
          'Watch at the source',
          'Back to News Feed',
          'Back to the feed',
          /^\d+:[0-5]\d$/,
        ],
      },
      {
        state: 'playing',
        reach: (page) => press(page, 'Play video'),
        says: ['Pause', 'Mute', 'Fullscreen', 'Open in new tab'],
      },
      {
        state: 'muted and paused',
        reach: async (page) => {
          await press(page, 'Mute');
          await press(page, 'Pause');
        },
        says: ['Unmute', 'Play'],
      },
      {
        state: 'failed',
        reach: async (page) => {
          await page.route('**/*.webm', (route) => route.abort());
          await page.reload();
          await press(page, 'Play video');
        },
        says: ['Video Error', 'Failed to load video content'],
      },
      {
        state: 'nothing that plays, and never seen',
        reach: async (page) => {
          await heal(page);
          const { id } = await videoItem();
          await changeItem(page, id, { embedUrl: null, videoUrl: null, engagement: 0 });
          await page.reload();
        },
        says: ['Video Not Available', /^This video content could not be loaded/, 'Watch at the source', 'New'],
      },
      {
        state: 'seen by many',
        reach: async (page) => {
          await heal(page);
          await changeItem(page, (await videoItem()).id, { engagement: 48_200 });
          await page.reload();
        },
        says: ['48.2K'],
      },
    ],
  },
  {
    screen: 'live channel',
    at: async () => `/live/${(await firstChannel()).id}`,
    states: [{ state: 'shown', says: ['LIVE', 'Channel website', 'Other channels', 'Back to the feed', 'Fullscreen'] }],
  },
];
