import type { CivProfile, FlaggedItemList } from '@360/contracts/civ';
import type { Page } from 'playwright-core';
import type { Screen } from './entry.ts';
import { answer, change, heal, press, pressThere } from './reach.ts';

const VERDICTS = ['Supports', 'Challenges', 'Needs Context', 'Inconclusive'];
const ANOMALIES = [/^source credibility$/i, /^factual inconsistency$/i, /^bias detected$/i, /^missing context$/i];
const FLAGGED = '/api/civ/flagged-items';

/** Writes a review of the first item, whole or without its note. */
const review = async (page: Page, note: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Challenges' }).check();
  await dialog.getByLabel('Note', { exact: true }).fill(note);
  await pressThere(page, 'Submit');
};

/** Nobody is a verified expert by joining alone. */
const asExpert = ({ user, profile }: CivProfile): CivProfile => ({
  user,
  profile: profile && { ...profile, verifiedExpert: true, specialtyAreas: ['statistics'] },
});

/** The community: the way in, what waits for review, and how a review is sent. Needs a flagged item, as the sample has. */
export const COMMUNITY: readonly Screen[] = [
  {
    screen: 'joining the community',
    at: () => '/civ',
    states: [
      {
        state: 'not joined',
        says: [
          ...['Join the CIV Community', 'Collective Intelligence Validator', 'Join'],
          ...['Judge what is odd', 'See how good you are', 'Change what others read'],
          ...['What do you know well?', 'This week', 'The item settled last'],
        ],
        never: ['Review Items'],
      },
      {
        state: 'refused',
        reach: async (page) => {
          await answer(page, '/api/civ/join', 500, { error: 'Later.' });
          await press(page, 'Join');
        },
        says: ['Failed to Join: Later.', 'Join'],
      },
      {
        state: 'joined',
        reach: async (page) => {
          await heal(page);
          await press(page, 'Join');
        },
        says: [
          ...['Welcome to CIV!', 'CIV Community', /^Collective Intelligence Validator/],
          ...[/^reputation$/i, /^validations$/i, /^accuracy$/i, /^items flagged$/i],
          ...['Review Items', 'Verified Briefings', 'My Profile', 'Review & Validate', 'Your calibration'],
          ...ANOMALIES,
          ...[/^Severity \d+: (very high|high|medium|low)$/, /^Flagged: /, /^\d+ reviews?$/],
        ],
        never: ['Join the CIV Community'],
      },
      {
        state: 'the form of a review',
        reach: (page) => press(page, 'Review & Validate'),
        says: [
          ...['Validate', /^verdict$/i, /^confidence$/i, /^note$/i, /^evidence link$/i, '80%', 'Add a link'],
          ...['Cancel', 'Submit', ...VERDICTS],
        ],
      },
      {
        state: 'without a note',
        reach: (page) => review(page, '  '),
        says: [
          /^Incomplete Form: Please fill in all required fields$/,
          'Say in a sentence what you checked. Others will read it.',
        ],
      },
      {
        state: 'refused by the service',
        reach: async (page) => {
          await answer(page, '/api/civ/validate', 500, { error: 'Later.' });
          await review(page, 'The table says otherwise.');
        },
        says: ['Submission Failed: Later.', 'The table says otherwise.'],
      },
      {
        state: 'submitted',
        reach: async (page) => {
          await heal(page);
          await pressThere(page, 'Submit');
        },
        says: ['Validation Submitted', 'You said: Challenges, 80%', 'Change'],
        never: ['Add a link'],
      },
      {
        state: 'verified briefings',
        reach: (page) => press(page, 'Verified Briefings', 'tab'),
        says: [/^(No verified briefings yet|Stories whose settled items were all upheld, the newest first\.)$/],
      },
      {
        state: 'my profile',
        reach: (page) => press(page, 'My Profile', 'tab'),
        says: [/^role$/i, 'Newcomer', /^specialty areas$/i, 'Joined', 'Brier score', 'Leave the community'],
        never: [/^verified expert$/i],
      },
      {
        state: 'as a verified expert',
        reach: async (page) => {
          await change(page, '/api/civ/profile', asExpert);
          await page.reload();
        },
        says: [/^verified expert$/i, 'Statistics'],
      },
      {
        state: 'nothing to review',
        reach: async (page) => {
          await answer(page, FLAGGED, 200, { items: [], total: 0, next: null } satisfies FlaggedItemList);
          await page.reload();
          await press(page, 'Review Items', 'tab');
        },
        says: ['Nothing waits for review'],
      },
      {
        state: 'no list',
        reach: async (page) => {
          await heal(page);
          await answer(page, FLAGGED, 503, { error: 'Later.' });
          await page.reload();
        },
        says: ['The flagged items could not be loaded.', 'Try again'],
      },
      {
        state: 'left again',
        reach: async (page) => {
          await heal(page);
          await press(page, 'My Profile', 'tab');
          await press(page, 'Leave the community');
          await pressThere(page, 'Leave');
        },
        says: ['Join the CIV Community', 'You have left the CIV community'],
      },
    ],
  },
];
