import type { StoryAnalysis } from '@360/contracts/analysis';
import { useState } from 'react';
import { ChartSection } from '../../../components/charts/chart-section.tsx';
import { DataTable } from '../../../components/charts/data-table.tsx';
import { EvidenceMarker } from '../../../components/evidence/evidence-marker.tsx';
import { useFormat } from '../../../lib/use-format.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { type FirstReport, firstReports } from './first-reports.ts';

const AT_FIRST = 14;

function LagRow({ report, reach, first }: { report: FirstReport; reach: number; first: boolean }) {
  const { t } = useTranslation();
  const format = useFormat();
  const at = reach > 0 ? (report.lagMinutes / reach) * 100 : 0;
  return (
    <li className={first ? 'an-lag an-lag-first' : 'an-lag'} data-copy={report.copy || undefined}>
      <bdi className="an-lag-n">{report.name}</bdi>
      <span className="an-lag-t" aria-hidden>
        <i style={{ inlineSize: `${at}%` }} />
      </span>
      <span className="an-lag-at num text-12 text-ink-2">
        {first ? t('analysis.timeline.first') : t('analysis.timeline.lag', { lag: format.lag(report.lagMinutes) })}
      </span>
      {report.passages.length > 0 && <EvidenceMarker passageIds={report.passages} />}
    </li>
  );
}

/** Each outlet by how long after the first it reported; open where it carries another's text. */
export function LagChart({ analysis }: { analysis: StoryAnalysis }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [all, setAll] = useState(false);
  const reports = firstReports(analysis);
  if (reports.length === 0) return null;
  const reach = Math.max(...reports.map(({ lagMinutes }) => lagMinutes));
  const shown = all ? reports : reports.slice(0, AT_FIRST);
  const title = t('analysis.timeline.who');
  return (
    <ChartSection
      title={title}
      note={reports.some(({ copy }) => copy) && t('analysis.timeline.legend')}
      chart={
        <>
          <ol className="an-lags">
            {shown.map((report, at) => (
              <LagRow key={report.outletId} report={report} reach={reach} first={at === 0} />
            ))}
          </ol>
          {reports.length > AT_FIRST && (
            <button type="button" className="btn mt-2" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? t('analysis.fewer') : format.count('analysis.all', reports.length)}
            </button>
          )}
        </>
      }
      table={
        <DataTable
          caption={title}
          columns={['outlet', 'published', 'lag'].map((name) => t(`analysis.col.${name}`))}
          rows={reports.map((report) => ({
            key: report.outletId,
            cells: [<bdi key="name">{report.name}</bdi>, format.dateTime(report.at), format.lag(report.lagMinutes)],
          }))}
        />
      }
    />
  );
}
