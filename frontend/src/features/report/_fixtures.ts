import type { BillingStatus } from '@360/contracts/billing';
import type { Report } from '@360/contracts/reports';
import type { ReportTarget } from '../../lib/report-request.ts';

export const TARGET: ReportTarget = { storyId: 's1', title: 'Sea gate failed', itemId: 'i1' };

/** A report that was just asked for. */
export const reportOf = (part: Partial<Report> = {}): Report => ({
  ...{ id: 'r1', storyId: 's1', topic: 'Sea gate failed', persona: 'centrist', depth: 'standard' },
  timeframe: { from: '2026-11-13T09:00:00.000Z', to: '2026-11-20T09:00:00.000Z' },
  ...{ sections: ['perspectives', 'consensus'], step: 'waiting', progress: 0, failure: null },
  ...{ createdAt: '2026-11-20T09:00:00.000Z', finishedAt: null, figures: null, files: [], exports: {} },
  ...{ downloadUrl: null, granted: 'free' },
  ...part,
});

export const made = reportOf({
  ...{ step: 'done', progress: 100, finishedAt: '2026-11-20T09:06:00.000Z' },
  figures: { reports: 11, outlets: 23, passages: 87, sentences: 214, withheld: 3, pages: 9 },
  files: [
    { format: 'pdf', bytes: 1_204_000, url: '/api/reports/r1/pdf' },
    { format: 'html', bytes: 340_300, url: '/api/reports/r1/html' },
  ],
  exports: { pdf: '/api/reports/r1/pdf', html: '/api/reports/r1/html' },
  downloadUrl: '/api/reports/r1/pdf',
});

/** What a reader on the free plan has. */
export const billingOf = (reports: Partial<BillingStatus['reports']> = {}): BillingStatus => ({
  ...{ tier: 'free', state: 'none', periodEnd: null, endsAtPeriodEnd: false, trialAvailable: true, testMode: true },
  reports: { used: 1, limit: 3, resetsAt: '2026-12-01T00:00:00.000Z', bought: 0, ...reports },
});
