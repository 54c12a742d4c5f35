/** What grouping needs to know of one report. */
export interface GroupingItem {
  id: string;
  title: string;
  summary: string;
  text: string;
  /** ms */
  publishedAt: number;
  outletId: string;
  language: string | null;
}
