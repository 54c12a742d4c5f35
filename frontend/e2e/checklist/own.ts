import type { Trending } from '@360/contracts/trending';
import type { Page, Request } from 'playwright-core';
import type { Screen } from './entry.ts';
import { answer, change, goTo, heal, press, pressThere } from './reach.ts';

/** A story's date is told as 'Recently' for an hour. */
const firstIsFresh = (told: Trending): Trending => ({
  ...told,
  stories: told.stories.map((story, place) =>
    place === 0 ? { ...story, publishedAt: new Date().toISOString() } : story,
  ),
});

/** The server hears of what is kept once that cannot be undone any more. */
const isKeeping = (request: Request) => request.method() !== 'GET' && request.url().includes('/api/saved');

const pressing = (name: string) => (page: Page) => pressThere(page, name);

/** What is a reader's own: settings, lists, profile, and the tour. */
export const OWN: readonly Screen[] = [
  {
    screen: 'settings over the page',
    at: () => '/',
    states: [
      {
        state: 'theme and display',
        reach: (page) => press(page, 'Settings'),
        says: [
          ...['News Sources', 'Notifications', 'Theme & Display', 'Language', 'Privacy'],
          ...['Dark', 'Light', 'Auto', 'Small', 'Medium', 'Large', 'Extra Large'],
          'News feed beside the story',
        ],
      },
      {
        state: 'language',
        reach: (page) => pressThere(page, 'Language'),
        says: ['English', 'Arabic', 'Spanish', 'French', 'German', 'العربية', 'Español', 'Français', 'Deutsch'],
      },
      {
        state: 'news sources',
        reach: (page) => pressThere(page, 'News Sources'),
        says: ['Outlets', 'Muted words', 'Find an outlet'],
      },
      { state: 'privacy', reach: (page) => pressThere(page, 'Privacy'), says: ['Keep what I have read'] },
      {
        state: 'notifications',
        reach: (page) => pressThere(page, 'Notifications'),
        says: ['Push notifications', 'Breaking news alerts'],
      },
      {
        state: 'refused',
        reach: async (page) => {
          await answer(page, '/api/settings/default', 503, { error: 'Later.' });
          await pressThere(page, 'Breaking news alerts', 'switch');
        },
        says: ['Failed to update settings'],
      },
    ],
  },
  {
    screen: 'settings',
    at: () => '/settings',
    states: [
      {
        state: 'four cards',
        says: [
          ...['Playback & Display', 'Notifications', 'Legal & Privacy', 'Account'],
          ...['Theme', 'Video quality', 'Auto', '1080p', '720p', '480p', /^Autoplay/],
          ...['Playback speed', 'Analysis style', 'Push notifications'],
          ...['Terms of Service', 'Copyright Policy', 'Last updated: January 2025 • Version 1.0'],
          ...['Export Data', 'Reset Preferences', 'Delete Account'],
        ],
      },
      {
        state: 'the terms, in six parts',
        reach: (page) => press(page, 'Terms of Service'),
        says: ['Terms of Service', 'Acceptance of terms', 'AI content'],
        never: ['Contact'],
      },
      {
        state: 'the copyright policy',
        reach: async (page) => {
          await pressThere(page, 'Close');
          await press(page, 'Copyright Policy');
        },
        says: ['Copyright Compliance Policy'],
      },
      {
        state: 'deleting',
        reach: async (page) => {
          await pressThere(page, 'Close');
          await press(page, 'Delete Account');
        },
        says: ['Delete your account?', 'Keep it', 'Delete everything'],
      },
    ],
  },
  {
    screen: 'tour',
    at: () => '/help',
    states: [
      {
        state: 'step 1',
        reach: async (page) => {
          await press(page, /^Take the tour/);
        },
        says: [/^Welcome/, 'Step 1 of 7', 'Next', 'Previous', 'Skip', 'Close the tour'],
      },
      { state: 'step 2', reach: pressing('Next'), says: [/featured story/i, 'Step 2 of 7'] },
      { state: 'step 3', reach: pressing('Next'), says: ['Perspectives', 'Step 3 of 7'] },
      { state: 'step 4', reach: pressing('Next'), says: [/consensus meter/i, 'Step 4 of 7'] },
      { state: 'step 5', reach: pressing('Next'), says: [/briefing panel with 10 tabs/i, 'Step 5 of 7'] },
      { state: 'step 6', reach: pressing('Next'), says: [/blindspot challenger/i, 'Step 6 of 7'] },
      { state: 'step 7', reach: pressing('Next'), says: [/filtering/i, /news feed/i, 'Step 7 of 7', 'Finish'] },
      { state: 'complete', reach: pressing('Finish'), says: ['Tutorial Complete!'] },
    ],
  },
  {
    screen: 'trending',
    at: () => '/trending',
    states: [
      {
        state: 'stories',
        reach: async (page) => {
          await change<Trending>(page, '/api/trending', firstIsFresh);
          await page.reload();
        },
        says: ['Trending Stories', 'Recently', /views and reactions$/],
      },
      {
        state: 'loading',
        reach: async (page) => {
          await heal(page);
          await page.route('**/api/trending?*', () => undefined);
          await page.reload({ waitUntil: 'commit' });
        },
        says: ['Trending Stories', 'Loading trending stories'],
      },
    ],
  },
  {
    screen: 'subscriptions',
    at: () => '/subscriptions',
    states: [
      {
        state: 'nothing followed',
        says: ['Your Subscriptions', 'You follow nothing yet', 'Find publishers', 'Follow a topic'],
      },
      {
        state: 'a publisher followed',
        reach: async (page) => {
          await press(page, 'Find publishers');
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^Subscribe: / })
            .first()
            .click();
        },
        says: ['Subscribed', /^\d+ subscribers?$/],
      },
    ],
  },
  {
    screen: 'watch later',
    at: () => '/watch-later',
    states: [
      {
        state: 'empty',
        says: ['Watch Later', 'No saved articles yet', 'Articles you save will appear here'],
      },
      {
        state: 'one kept',
        reach: async (page) => {
          await goTo(page, '/');
          await page.locator('[data-item]').first().waitFor();
          await page.keyboard.press('j');
          const told = page.waitForResponse((answered) => isKeeping(answered.request()));
          await page.keyboard.press('s');
          await told;
          await goTo(page, '/watch-later');
        },
        says: [/^(Article|Video|Post)$/, /^Saved: /, /^Remove “/],
      },
    ],
  },
  {
    screen: 'library',
    at: () => '/library',
    states: [
      {
        state: 'fresh',
        says: ['Your Library', 'Your collections', 'New collection', 'Recent activity', 'Watch later'],
      },
    ],
  },
  {
    screen: 'profile',
    at: () => '/profile',
    states: [
      {
        state: 'shown',
        says: [
          ...['Your Profile', 'Articles Read', 'Perspectives Explored', 'Stories Analyzed', 'Days Active'],
          ...['Reading preferences', 'Analysis style', 'Notification frequency', 'Content sources', 'Edit Profile'],
          'The Centrist',
        ],
      },
      { state: 'edited', reach: (page) => press(page, 'Edit Profile'), says: ['Your name', 'Save', 'Cancel'] },
    ],
  },
];
