import type { ReportExport } from '@360/contracts/reports';

const MOST = 60;

/** A name for a report's file that every system takes: letters a–z, digits and dashes. */
export const fileName = (topic: string, day: string, format: ReportExport): string => {
  const words = topic
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MOST)
    .replace(/^-+|-+$/g, '');
  return `360-report${words ? `-${words}` : ''}-${day}.${format}`;
};
