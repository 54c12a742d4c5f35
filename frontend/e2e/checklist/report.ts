import type { BillingStatus } from '@360/contracts/billing';
import type { Report } from '@360/contracts/reports';
import type { Page } from 'playwright-core';
import type { Screen } from './entry.ts';
import { answer, change, delay, fillCard, goTo, heal, PAYS, pay, press, pressThere } from './reach.ts';

const GENERATE = '/api/professional-report/generate';
const MAKE = 'Generate Professional Report';
const MADE_MS = 60_000;

const open = (page: Page) => press(page, 'Professional Report');
const choices = (page: Page) => page.getByRole('dialog').getByRole('checkbox');

const toggle = async (page: Page, names: readonly string[]) => {
  for (const name of names) await page.getByRole('dialog').getByLabel(name, { exact: true }).click();
};

const SECTIONS = [
  ...['Perspectives', 'Consensus', 'Blindspots', 'Impact', 'Influence', 'Timeline', 'Related stories', 'Appendices'],
];

/** None of the month's reports is left. */
const spent = (page: Page) =>
  change<BillingStatus>(page, '/api/billing', (told) => ({
    ...told,
    tier: 'free',
    reports: { ...told.reports, used: 3, limit: 3, bought: 0 },
  }));

/** The dialog of a professional report, from its form to its files, and what it costs. */
export const REPORT: readonly Screen[] = [
  {
    screen: 'professional report',
    at: () => '/',
    states: [
      {
        state: 'configure',
        reach: open,
        says: [
          ...['Professional Report', 'Configure', 'Generate', 'Complete', 'Analysis target', 'Persona'],
          ...[
            'The Centrist',
            'The Investigator',
            'The Internationalist',
            'Depth',
            'Standard',
            'Deep',
            'Sections',
            '8/8',
          ],
          ...SECTIONS,
          ...['PDF', 'HTML', 'JSON', 'Feature list', 'Cancel', MAKE],
          /^Free plan: [1-3] of 3 reports left this month$/,
        ],
      },
      {
        state: 'no section',
        reach: async (page) => {
          await choices(page).first().waitFor();
          await toggle(page, SECTIONS);
        },
        says: ['0/8', 'Choose at least one section.'],
      },
      {
        state: 'no format',
        reach: (page) => toggle(page, [...SECTIONS, 'PDF', 'HTML']),
        says: ['8/8', 'Choose at least one export format.'],
      },
      {
        state: 'refused',
        reach: async (page) => {
          await answer(page, GENERATE, 503, { error: 'Later.' });
          await toggle(page, ['PDF', 'HTML', 'JSON']);
          await pressThere(page, MAKE);
        },
        says: ['Failed to generate professional report', 'Later.', '8/8'],
      },
      {
        state: 'on its way',
        reach: async (page) => {
          await heal(page);
          await delay(page, GENERATE, 1_500);
          await pressThere(page, MAKE);
        },
        says: [
          'Generating your report',
          'Checking sentences against their passages',
          'You may close this; the report appears in your library.',
          'Cancel',
        ],
      },
      {
        state: 'complete',
        reach: (page) => page.getByText('Report Generated Successfully!').waitFor({ timeout: MADE_MS }),
        says: [
          'Report Generated Successfully!',
          /^\d+ pages?, 8 sections, \d+ passages?\. Valid as of /,
          'JSON, evidence bundle',
          ...['View Report', 'Download', 'Share', 'Print', 'Close'],
        ],
      },
      {
        state: 'in the library',
        reach: (page) => goTo(page, '/library'),
        says: ['Professional reports', 'Download PDF', 'Download HTML', 'Download JSON', /^Delete the report /],
      },
    ],
  },
  {
    screen: 'professional report that has to be bought',
    at: () => '/',
    states: [
      {
        state: 'configure',
        reach: async (page) => {
          await spent(page);
          await open(page);
        },
        says: ['Purchase Report ($0.99)', 'Free plan: 0 of 3 reports left this month'],
        never: [MAKE],
      },
      {
        state: 'payment',
        reach: (page) => pressThere(page, 'Purchase Report ($0.99)'),
        says: ['Pay for the report', 'Pay $0.99', 'The report is made as soon as it is paid for.'],
      },
      {
        state: 'turned back',
        reach: (page) => pressThere(page, 'Back'),
        says: ['Purchase Report ($0.99)', '8/8'],
      },
      {
        state: 'bought and made',
        reach: async (page) => {
          await change<Report>(page, /^\/api\/reports\/[^/]+$/, (told) => ({ ...told, granted: 'purchase' }));
          await pressThere(page, 'Purchase Report ($0.99)');
          await fillCard(page, PAYS);
          await pay(page);
          await page.getByText('Report Generated Successfully!').waitFor({ timeout: MADE_MS });
        },
        says: ['Report Purchased! Your 360 Briefing Report is ready for download.', 'View Report', 'Download'],
      },
    ],
  },
];
