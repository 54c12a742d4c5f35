import type { Page } from 'playwright-core';
import type { Screen } from './entry.ts';
import { press } from './reach.ts';

const send = async (page: Page) => {
  await page.getByLabel('Publisher name').fill('The Checklist Courier');
  await page.getByLabel('Website').fill('https://checklist-courier.example');
  await page.getByLabel('Contact email').fill('desk@checklist-courier.example');
  await press(page, 'Submit request');
};

/** Pages that stand as they are, and the form for publishers. */
export const PAGES: readonly Screen[] = [
  {
    screen: 'help',
    at: () => '/help',
    states: [
      {
        state: 'every question open',
        reach: async (page) => {
          await page.locator('details').first().waitFor();
          const closed = page.locator('details:not([open]) > summary');
          while ((await closed.count()) > 0) await closed.first().click();
        },
        says: [
          'Help & Support',
          'How does 360 analysis work?',
          /epistemology tags/i,
          /paperclip/,
          'The Centrist',
          'The Investigator',
          'The Internationalist',
          'Live chat',
          'Email',
          'User guide',
          'Back',
        ],
      },
    ],
  },
  {
    screen: 'privacy',
    at: () => '/privacy',
    states: [
      {
        state: 'shown',
        says: ['Privacy Policy', /data collection/i, /protection/i, /usage/i, /rights/i, 'Back'],
      },
    ],
  },
  {
    screen: 'terms',
    at: () => '/terms',
    states: [
      {
        state: 'nine parts',
        says: [
          'Terms of Service',
          /acceptance/i,
          /service description/i,
          /copyright and fair use/i,
          /user responsibilities/i,
          /^AI content$/i,
          /publisher relations/i,
          /^liability$/i,
          /^changes$/i,
          /^contact$/i,
          /^last updated January 30, 2025$/i,
          'Back',
        ],
      },
    ],
  },
  {
    screen: 'copyright',
    at: () => '/copyright',
    states: [
      {
        state: 'shown',
        says: [
          'Copyright Compliance Policy',
          'What we do',
          'What we do not do',
          /fair-use analysis/i,
          /DMCA compliance/,
          /24–48 hours/,
          /within 24 hours/,
          /within 4 hours/,
          'To the publisher form',
        ],
      },
    ],
  },
  {
    screen: 'publisher opt-out',
    at: () => '/opt-out',
    states: [
      {
        state: 'the form',
        says: [
          ...['Publisher opt-out', 'Publisher name', 'Website', 'Contact email', 'Request type'],
          ...['Opt-out', 'Partnership', 'Correction', 'Other', /^Additional information/],
          /48 hours/,
        ],
      },
      {
        state: 'sent',
        reach: send,
        says: ['Request Submitted Successfully', 'Submit Another Request', 'Track this request'],
      },
      {
        state: 'another one',
        reach: (page) => press(page, 'Submit Another Request'),
        says: ['Publisher name', 'Submit request'],
      },
    ],
  },
];
