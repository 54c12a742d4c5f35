import type { Report } from '@360/contracts/reports';
import type { Page } from 'playwright-core';
import type { Screen } from '../screen.ts';

const MADE_MS = 60_000;

const open = (page: Page): Promise<void> => page.locator('.byline-acts button:has(.lucide-file-text)').click();

/** A report that the reader has already stands for the one that is asked for: no plan holds one for every look. */
const oneIsEnough = (page: Page): Promise<unknown> =>
  page.route('**/api/professional-report/generate', async (route) => {
    const answer = await page.request.get(new URL('/api/reports', route.request().url()).href);
    const { reports } = (await answer.json()) as { reports: Report[] };
    const made = reports.find(({ step }) => step === 'done');
    await (made ? route.fulfill({ status: 200, json: made }) : route.continue());
  });

/** The form of a professional report, and one that is made. */
export const REPORT: readonly Screen[] = [
  {
    name: 'report-configure',
    path: ({ story }) => `/story/${story.id}`,
    shows: 'dialog.rp .rp-secs',
    act: open,
  },
  {
    name: 'report-complete',
    path: ({ story }) => `/story/${story.id}`,
    shows: 'dialog.rp .rp-files',
    // one step of the dialog takes the place of another
    grows: true,
    before: oneIsEnough,
    act: async (page) => {
      await open(page);
      await page.locator('dialog.rp [type="submit"]:not(:disabled)').click();
      await page.locator('dialog.rp .rp-files').waitFor({ timeout: MADE_MS });
    },
  },
];
