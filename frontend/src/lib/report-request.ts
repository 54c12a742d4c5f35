import { askedFor } from './asked-for.ts';

/** What a professional report is to be about. */
export interface ReportTarget {
  storyId: string;
  title: string;
  /** The report that stands for the story where it is shared. */
  itemId: string;
}

/** `target` is null for the story of the page, or the one that leads where the page has none. */
interface ReportRequest {
  target: ReportTarget | null;
}

const place = askedFor<ReportRequest>();

/** Opens the dialog of a professional report, wherever the page keeps it. */
export const askForReport = (target: ReportTarget | null): void => place.put({ target });
export const endReport = (): void => place.put(null);

export const useReportRequest = place.use;
