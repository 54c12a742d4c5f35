import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { i18n } from '../../lib/strings.ts';
import { removeUndoably } from '../../lib/undoable-removal.ts';
import { type ReportList, reportPath, reportQuery, reportsQuery } from './report-queries.ts';

const without = ({ reports, next }: ReportList, id: string): ReportList => ({
  reports: reports.filter((report) => report.id !== id),
  next,
});

/** Takes a report away at once, and deletes it with its files when that can no longer be undone. */
export const removeReport = (client: QueryClient, id: string): void =>
  removeUndoably({
    path: reportPath(id),
    text: i18n.t('proReport.removed'),
    failed: i18n.t('proReport.notRemoved'),
    onRemoved: () => {
      client.setQueryData<InfiniteData<ReportList, string>>(
        reportsQuery.queryKey,
        (all) => all && { ...all, pages: all.pages.map((page) => without(page, id)) },
      );
      client.removeQueries({ queryKey: reportQuery(id).queryKey });
    },
  });
