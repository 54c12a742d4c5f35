import type { StreamEvent } from '@360/contracts/events';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { MoreButton } from '../../components/ui/more-button.tsx';
import { Notice } from '../../components/ui/notice.tsx';
import { listenToEvents } from '../../lib/event-stream.ts';
import { useLeaving } from '../../lib/undoable-removal.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import './my-reports.css';
import { reportPath, reportsQuery } from './report-queries.ts';
import { ReportRow } from './report-row.tsx';

/** The list is read anew when one of them comes further. */
function useNews(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      listenToEvents(({ type }: StreamEvent) => {
        if (type === 'report.progress') void client.invalidateQueries({ queryKey: reportsQuery.queryKey });
      }),
    [client],
  );
}

/** The reader's own professional reports, the newest first. */
export function MyReports() {
  const { t } = useTranslation();
  const title = useId();
  const query = useInfiniteQuery(reportsQuery);
  const leaving = useLeaving();
  useNews();
  const reports = query.data?.pages.flatMap((page) => page.reports).filter(({ id }) => !leaving.has(reportPath(id)));
  return (
    <section className="rp-mine" aria-labelledby={title}>
      <h2 className="head-22" id={title}>
        {t('proReport.mine')}
      </h2>
      {query.isPending && (
        <p className="rp-row" role="status" aria-label={t('proReport.loading')}>
          <span className="skel h-4 w-1/2" aria-hidden />
        </p>
      )}
      {query.isError && !query.data && <Notice text={t('proReport.listFailed')} onRetry={() => void query.refetch()} />}
      {reports?.length === 0 && <p className="mt-3 text-ink-2">{t('proReport.none')}</p>}
      {reports && reports.length > 0 && (
        <ul className="mt-2">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
      <MoreButton query={query} failed={t('proReport.moreFailed')} />
    </section>
  );
}
