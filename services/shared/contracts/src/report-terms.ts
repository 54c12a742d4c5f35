// What a professional report may be asked for, apart from its schemas, so that the page can use it without zod.

export const REPORT_SECTIONS = [
  'perspectives',
  'consensus',
  'blindspots',
  'impact',
  'influence',
  'timeline',
  'related',
  'appendices',
] as const;
export type ReportSection = (typeof REPORT_SECTIONS)[number];
export const REPORT_EXPORTS = ['pdf', 'html', 'json'] as const;
export type ReportExport = (typeof REPORT_EXPORTS)[number];
export const REPORT_DEPTHS = ['standard', 'deep'] as const;
/** Days before now that a report looks at where nothing else is asked. */
export const REPORT_DAYS = 7;
/** Stands for the story that leads just now. */
export const LATEST_NEWS = 'latest-news';
