import type { Screen } from './entry.ts';
import { answer, goTo, heal, press } from './reach.ts';
import { NOWHERE } from './sample.ts';

const searchFor = async (page: Parameters<typeof press>[0], words: string) => {
  const box = page.getByPlaceholder('Search reports, stories and videos');
  await box.fill(words);
  await box.press('Enter');
};

/** What frames every page on a desktop. */
export const SHELL: readonly Screen[] = [
  {
    screen: 'header',
    at: () => '/',
    states: [
      {
        state: 'at rest',
        says: [
          /^Menu$/,
          '360 News',
          'Search reports, stories and videos',
          'AI search',
          'Search with a picture or file',
          /^Notifications/,
          'Custom AI Briefing',
          'Create Content',
          'Settings',
          /^Theme: Auto/,
        ],
      },
      { state: 'theme light', reach: (page) => press(page, /^Theme: Auto/), says: [/^Theme: Light/] },
      { state: 'theme dark', reach: (page) => press(page, /^Theme: Light/), says: [/^Theme: Dark/] },
      { state: 'theme of the system', reach: (page) => press(page, /^Theme: Dark/), says: [/^Theme: Auto/] },
      { state: 'notifications', reach: (page) => press(page, /^Notifications/), says: ['Nothing to tell yet'] },
      {
        state: 'nothing found',
        reach: async (page) => {
          await page.keyboard.press('Escape');
          await searchFor(page, NOWHERE);
        },
        says: [`No results found for "${NOWHERE}". Try different keywords.`],
      },
      {
        state: 'failed',
        reach: async (page) => {
          await answer(page, '/api/search', 500, {});
          await searchFor(page, 'storm');
        },
        says: ['Search failed. Please try again.'],
      },
    ],
  },
  {
    screen: 'sidebar',
    at: () => '/',
    states: [
      {
        state: 'open',
        reach: (page) => press(page, 'Menu'),
        says: [
          'Home',
          'Navigator 360',
          'Trending',
          'Subscriptions',
          'Watch Later',
          'Library',
          'Profile',
          'Posts',
          'Settings',
          'Help & Support',
          'Publisher opt-out',
          'Sign Out',
          'Privacy Policy',
          'Terms of Service',
          'Copyright Policy',
          'World',
          'Politics',
          'Tech',
          'Business',
          'Sports',
          'Health',
          'Environment',
          'Science',
        ],
      },
    ],
  },
  {
    screen: 'not found',
    at: () => '/',
    states: [
      {
        state: 'an address that leads nowhere',
        reach: async (page) => {
          await heal(page);
          await goTo(page, '/no-such-page');
        },
        says: ['Page Not Found', "The page you're looking for doesn't exist.", 'Return to Home'],
      },
    ],
  },
];
